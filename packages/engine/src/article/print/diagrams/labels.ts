import {lookUp} from '../../../config/schema/lookUp.ts';
/** Stand for characters that end a label or a name to the library, wherever they are. */
const GUARDS: ReadonlyMap<string, string> = new Map(
  [...'()[]{}|"/\\ <>:.,-~*$'].map((sign, i) => [sign, String.fromCodePoint(0xfdd0 + i)]),
);
const SIGNS = new Map([...GUARDS].map(([sign, guard]) => [guard, sign]));
const GUARD = new RegExp(`[${[...SIGNS.keys()].join('')}]`, 'g');

/** Puts the characters of labels back into a drawing. */
export function restoreLabels(svg: string): string {
  return svg.replace(GUARD, (guard) => {
    const sign = SIGNS.get(guard)!;
    return ESCAPED[sign] ?? sign;
  });
}

const ESCAPED: Readonly<Record<string, string>> = {'"': '&quot;', '<': '&lt;', '>': '&gt;'};

const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
};

/** Writes signs for their names: `#35;` → `#`, `&lt;` → `<`. */
export function decodeSigns(written: string): string {
  return written
    .replace(/#(\d{2,6});/g, (_, code: string) =>
      String.fromCodePoint(Math.min(Math.max(Number(code), 32), 0x10ffff)),
    )
    .replace(/[#&](\w+);/g, (whole, name: string) => lookUp(ENTITIES, name) ?? whole);
}

/** Writes a text as one name: signs and blanks that would end it have stand-ins. */
export function toName(written: string): string {
  return decodeSigns(written.trim()).replace(/[()[\]{}|"/\\ <>:.,~*$-]/g, (sign) =>
    GUARDS.get(sign)!,
  );
}

/** Writes a label in one line without signs that would end it: `"a (b)"` → `a (b)` with stand-ins for the brackets. */
export function toLabel(written: string): string {
  const text = decodeSigns(written.trim().replace(/^`([^]*)`$/, '$1'))
    .replace(/\bfa[bsrl]?:fa-[\w-]+\s*/g, '')
    .split('\n')
    .map((line) => line.trim())
    .join('<br>')
    .replace(/[()[\]{}|"]|^[/\\]|[/\\]$/g, (sign) => GUARDS.get(sign)!);
  return text === '' ? ' ' : text;
}
