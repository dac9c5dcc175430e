import type {SyntaxNode} from '../../article/js/syntax.ts';
import type {Edit} from './defaultProps.ts';

/** Whether a text may import files as texts. */
export const MAY_IMPORT_TEXTS = /\b(?:with|assert)\s*\{\s*['"]?type['"]?\s*:\s*['"]text\b/;

const TEXT = /^\s*(?:with|assert)\s*\{\s*['"]?type['"]?\s*:\s*(['"])text\1\s*,?\s*\}/;

/**
 * Lists the edits that ask Vite for the text of a file where webpack is asked by an attribute.
 * @param statements what the module takes from others
 * @example `import a from './a.js' with {type: 'text'}` → `import a from "./a.js?raw"`
 */
export function askForTexts(statements: readonly SyntaxNode[], code: string): Edit[] {
  return statements.flatMap(({source, end: last}) => {
    const {value, start, end} = source as SyntaxNode & {readonly value: string};
    const [attributes] = TEXT.exec(code.slice(end, last)) ?? [];
    if (attributes === undefined) return [];
    return [{start, end: end + attributes.length, text: JSON.stringify(`${value}?raw`)}];
  });
}
