import {readFileSync} from 'node:fs';
import type {ComponentPageMeta} from '../../content/pages/page.ts';
import {toLiteral} from './literal.ts';
import {childrenOf, parseProgram, type SyntaxNode} from './syntax.ts';

/**
 * Reads what a page component says of itself in the `Layout` that pages of Docusaurus wrap themselves in, as far as it is
 * written literally: `<Layout title="标题" description="…">` → `{title: '标题', description: '…'}`
 */
export function readLayoutMeta(source: string): {title?: string; description?: string} {
  if (!source.includes('<Layout')) return {};
  const parsed = parseProgram(source, 'tsx');
  const layout = 'program' in parsed ? findLayout(parsed.program) : undefined;
  const texts = new Map(
    ((layout?.['attributes'] ?? []) as readonly SyntaxNode[]).map(readAttribute),
  );
  const [title, description] = [texts.get('title'), texts.get('description')];
  return {...(title !== undefined && {title}), ...(description !== undefined && {description})};
}

/** The first `<Layout>` of a program. */
function findLayout(node: SyntaxNode): SyntaxNode | undefined {
  if (node.type === 'JSXOpeningElement' && (node['name'] as SyntaxNode)['name'] === 'Layout')
    return node;
  for (const child of childrenOf(node)) {
    const found = findLayout(child);
    if (found) return found;
  }
  return undefined;
}

/** Name and text of an attribute; undefined for a text that only running code could give. */
function readAttribute({name, value}: SyntaxNode): [name: string, text: string | undefined] {
  const written = value as SyntaxNode | null | undefined;
  const node = (written?.['expression'] ?? written) as SyntaxNode | null | undefined;
  const text = node ? toLiteral(node, new Map()) : undefined;
  return [
    String((name as SyntaxNode | undefined)?.['name']),
    typeof text === 'string' ? text : undefined,
  ];
}

/** Completes what a component page exports as `page` with what its `Layout` says. `path` is absolute. */
export function completeMeta(path: string, meta: ComponentPageMeta): ComponentPageMeta {
  return {...readLayoutMeta(readFileSync(path, 'utf8')), ...meta};
}
