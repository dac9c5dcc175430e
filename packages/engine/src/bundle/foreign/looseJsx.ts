import {parseSync} from 'rolldown/utils';
import {mayHoldJsx} from './jsxCode.ts';

/** What the parser says of a `>` or `}` in the text of JSX, with the sign it means. */
const LOOSE = /Did you mean `\{'([>}])'\}`/;

/**
 * Writes a `>` or `}` in the text of JSX as JSX wants it. Babel 7, which compiles Docusaurus sites, takes both as text: one such sign would stop the build of a
 * site that is built there.
 * @example `<p>a => b</p>` → `<p>a ={'>'} b</p>`
 */
export function escapeLooseJsx(code: string, extension: 'js' | 'jsx' | 'ts' | 'tsx'): string {
  // There `<T>a` is a type. Files of JavaScript may hold types as well.
  if (extension === 'ts' || !mayHoldJsx(code)) return code;
  let escaped = code;
  for (;;) {
    const [error] = parseSync('module.tsx', escaped, {lang: 'tsx'}).errors;
    const sign = LOOSE.exec(error?.message ?? '')?.[1];
    const at = error?.labels[0]?.start;
    if (sign === undefined || at === undefined || escaped[at] !== sign) return escaped;
    escaped = `${escaped.slice(0, at)}{'${sign}'}${escaped.slice(at + 1)}`;
  }
}
