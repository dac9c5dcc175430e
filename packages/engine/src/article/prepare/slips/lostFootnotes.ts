import type {LineKind} from '../lines/lines.ts';

/** Matches the front of a note at the end of a page: `[^1]: text`, also in a quotation. */
const DEFINITION = /^ {0,3}(?:>[ \t]*)*\[\^((?:\\.|[^[\]\s\\])+)\]:/;
/** A name holds no bracket that is not escaped; read to the end of a line from each `[^`, many would take its square. */
const REFERENCE = /\[\^((?:\\.|[^[\]\s\\])+)\]/g;

/** A note at the end of the page that nothing refers to. */
interface LostFootnote {
  readonly id: string;
  /** Number of its line, from 0. */
  readonly line: number;
}

/** Finds notes for the end of the page that nothing refers to: Markdown leaves them out, words and all. */
export function findLostFootnotes(
  lines: readonly string[],
  kinds: readonly LineKind[],
): LostFootnote[] {
  const defined: LostFootnote[] = [];
  const referred = new Set<string>();
  lines.forEach((line, i) => {
    if (kinds[i] !== 'text' || !line.includes('[^')) return;
    const [front = '', id] = DEFINITION.exec(line) ?? [];
    if (id !== undefined) defined.push({id, line: i});
    for (const [, name] of line.slice(front.length).matchAll(REFERENCE))
      referred.add(name!.toLowerCase());
  });
  return defined.filter(({id}) => !referred.has(id.toLowerCase()));
}
