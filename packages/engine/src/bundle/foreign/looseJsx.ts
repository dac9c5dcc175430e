import {parseSync} from 'rolldown/utils';
import {mayHoldJsx} from './jsxCode.ts';

/** What the parser says of a `>` or `}` in the text of JSX, with the sign it means. */
const LOOSE = /Did you mean `\{'([>}])'\}`/;

/** Characters that are parsed for loose signs, again for each text that holds some: a tenth of a second of work. A file with more is wrong. */
const PARSE_LIMIT = 4_000_000;

/**
 * Writes a `>` or `}` in the text of JSX as JSX wants it. Babel 7, which compiles Docusaurus sites, takes both as text: one such sign would stop the build of a
 * site that is built there.
 * @example `<p>a => b</p>` → `<p>a ={'>'} b</p>`
 */
export function escapeLooseJsx(code: string, extension: 'js' | 'jsx' | 'ts' | 'tsx'): string {
  // There `<T>a` is a type. Files of JavaScript may hold types as well.
  if (extension === 'ts' || !mayHoldJsx(code)) return code;
  let escaped = code;
  for (let parsed = 0; parsed < PARSE_LIMIT; parsed += escaped.length) {
    const [error] = parseSync('module.tsx', escaped, {lang: 'tsx'}).errors;
    const sign = LOOSE.exec(error?.message ?? '')?.[1];
    const at = error?.labels[0]?.start;
    if (sign === undefined || at === undefined || escaped[at] !== sign) return escaped;
    const end = at + /^[^<{]*/.exec(escaped.slice(at))![0].length;
    const text = escaped.slice(at, end).replace(/[>}]/g, "{'$&'}");
    escaped = escaped.slice(0, at) + text + escaped.slice(end);
  }
  return escaped;
}
