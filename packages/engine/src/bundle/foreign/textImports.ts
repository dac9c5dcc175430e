import {asksForText} from '../../article/js/importStatement.ts';
import type {SyntaxNode} from '../../article/js/syntax.ts';
import type {Edit} from './defaultProps.ts';

/** Finds texts that may import files as texts, before they are parsed. */
export const MAY_IMPORT_TEXTS = /\b(?:with|assert)\s*\{\s*['"]?type['"]?\s*:\s*['"]text\b/;

/**
 * Lists the edits that ask Vite for the text of a file where webpack is asked by an attribute.
 * @example `import a from './a.js' with {type: 'text'}` → `import a from "./a.js?raw"`
 */
export function askForTexts(program: SyntaxNode, code: string): Edit[] {
  const body = program['body'] as readonly SyntaxNode[];
  return body.filter(asksForText).map((statement) => {
    const {value, start} = statement['source'] as SyntaxNode & {readonly value: string};
    const last = (statement['attributes'] as readonly SyntaxNode[]).at(-1)!;
    return {start, end: code.indexOf('}', last.end) + 1, text: JSON.stringify(`${value}?raw`)};
  });
}
