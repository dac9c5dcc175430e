import {isNode, nodesIn, type SyntaxNode} from '../../article/js/syntax.ts';
import type {Edit} from './defaultProps.ts';

/** Code in front of the module that leaves out what is no object: what stands for a missing value is a function. */
export const OBJECT_ALONE =
  "const __object = (value) => (typeof value === 'function' ? undefined : value);";

/** Matches an attribute that is to be an object. */
const OBJECTS = /\b(?:style|dangerouslySetInnerHTML)=\{(?!\s*\{)/;

/** Tells whether a text may give an element a style or HTML that is of a missing package. @param statements its imports */
export function mayGiveNoObject(
  code: string,
  statements: readonly SyntaxNode[],
  isMissing: (from: string) => boolean,
): boolean {
  return (
    OBJECTS.test(code) &&
    statements.some(({source}) => isNode(source) && isMissing(String(source['value'])))
  );
}

/**
 * Leaves out styles and HTML that a package which is not installed would give: React takes an object there and fails for anything else,
 * with all of the page.
 * @example `<p style={useSpring({})}>` → `<p style={__object(useSpring({}))}>`
 */
export function takeObjects(program: SyntaxNode): Edit[] {
  return nodesIn(program).flatMap((node) => {
    if (node.type !== 'JSXAttribute') return [];
    const name = String((node['name'] as SyntaxNode)['name']);
    const value = node['value'];
    const given = isNode(value) ? value['expression'] : undefined;
    if (!/^(?:style|dangerouslySetInnerHTML)$/.test(name) || !isNode(given)) return [];
    if (/^(?:Object|JSXEmpty)Expression$/.test(given.type)) return [];
    const {start, end} = given;
    return [
      {start, end: start, text: '__object('},
      {start: end, end, text: ')'},
    ];
  });
}
