import {isNode, type Source, visit} from './sources.ts';

const GROWS = /^(?:push|unshift|splice)$/;

/**
 * Finds lists that are given as arguments to a method that makes a list longer. Some 120,000 are more than the stack holds, and
 * lines, links and problems of a note can be so many.
 * @returns `file:line` of each
 */
export function findSpreadLists(sources: readonly Source[]): string[] {
  return sources.flatMap(({path, text, program}) => {
    const found: string[] = [];
    visit(program, (node) => {
      if (node.type !== 'CallExpression' || !isNode(node['callee'])) return;
      const {type, property} = node['callee'];
      if (type !== 'MemberExpression' || !isNode(property) || !GROWS.test(String(property['name'])))
        return;
      const isSpread = (node['arguments'] as {type: string}[]).some(
        (argument) => argument.type === 'SpreadElement',
      );
      if (isSpread) found.push(`${path}:${text.slice(0, node.start).split('\n').length}`);
    });
    return found;
  });
}
