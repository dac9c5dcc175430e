import type {ElementContent} from 'hast';
import {isElement} from '../../html/nodes.ts';

/** A directive of remark-directive in a line: no sign of an emoji (`:a:`), no time (`12:30`), no address (`https://`). */
export const TEXT_DIRECTIVE = /(?<!:):([a-z](?:[\w-]*[a-z\d])?)(?![\w:-])(?:\{[^{}]*\})?/i;
const TEXT_DIRECTIVES = new RegExp(TEXT_DIRECTIVE.source, 'gi');

const HEADING_LINE = /^[ \t>]*#{1,6}[ \t].*/gm;
const ESCAPED_COLON = /(?:\\:|&(?:colon|#0*58|#x0*3a);)([a-z](?:[\w-]*[a-z\d])?)/gi;

/**
 * Finds the names behind colons that headings of a source write as `\:` or `&#58;`. These begin no directive, but the tree has
 * them as plain ones. By their names: nodes of the tree have no places everywhere.
 */
export function findPlainColons(source: string): ReadonlySet<string> {
  const lines = source.match(HEADING_LINE) ?? [];
  return new Set(
    lines.flatMap((line) => [...line.matchAll(ESCAPED_COLON)].map(([, name]) => name!)),
  );
}

/**
 * Leaves out what Docusaurus 3 takes for directives of a text when it makes an id, though it shows them as they are written.
 * @param plain names behind colons that begin none
 * @example `步骤 3:配置 方法一:Docker 安装` → `步骤 3:配置 方法一 安装`
 */
export function withoutDirectives<T extends ElementContent>(
  node: T,
  plain: ReadonlySet<string> = new Set(),
): T {
  if (node.type === 'text') {
    const value = node.value.replace(TEXT_DIRECTIVES, (whole, name: string) =>
      plain.has(name) ? whole : '',
    );
    return {...node, value};
  }
  if (!isElement(node) || node.tagName === 'code') return node;
  return {...node, children: node.children.map((one) => withoutDirectives(one, plain))};
}
