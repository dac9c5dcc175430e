import {readFileSync} from 'node:fs';
import type {ComponentPageMeta} from '../../content/pages/page.ts';
import {toLiteral} from './literal.ts';
import {nodesIn, parseProgram, type SyntaxNode} from './syntax.ts';

/** Title and description of a page. */
export interface LayoutMeta {
  readonly title?: string;
  readonly description?: string;
}

/**
 * Reads what a page component says of itself in the `Layout` that pages of Docusaurus wrap themselves in, as far as it is
 * written literally: `<Layout title="标题" description="…">` → `{title: '标题', description: '…'}`
 */
export function readLayoutMeta(source: string): LayoutMeta {
  const {title, description} = Object.fromEntries(
    [...(readAttributes(source) ?? [])].filter(([, text]) => text !== undefined),
  );
  return {...(title !== undefined && {title}), ...(description !== undefined && {description})};
}

/** What only the site's own modules can be: the page may have its `Layout` from there. */
const OWN_IMPORT = /\bfrom\s*['"](?:\.{1,2}\/|@site\/|@\/)/;

/**
 * Tells whether the title or description of a page component is known only by running it. `<Layout title={name}>` → `true`; so is
 * that of a page without a `Layout` which is made of other modules of the site.
 */
export function hasRunningMeta(source: string): boolean {
  const texts = readAttributes(source);
  if (texts === undefined) return OWN_IMPORT.test(source);
  return ['title', 'description'].some((name) => texts.has(name) && texts.get(name) === undefined);
}

/** Reads the texts of the attributes of the first `Layout` by name, undefined for what only running code could give; undefined without one. */
function readAttributes(source: string): Map<string, string | undefined> | undefined {
  if (!source.includes('<Layout')) return undefined;
  const parsed = parseProgram(source, 'tsx');
  const layout = 'program' in parsed ? findLayout(parsed.program) : undefined;
  return layout && new Map((layout['attributes'] as readonly SyntaxNode[]).map(readAttribute));
}

/** Finds the first `<Layout>` of a program. */
const findLayout = (program: SyntaxNode): SyntaxNode | undefined =>
  nodesIn(program).find(
    ({type, name}) => type === 'JSXOpeningElement' && (name as SyntaxNode)['name'] === 'Layout',
  );

/** Reads the name and text of an attribute; undefined for a text that only running code could give. */
function readAttribute({name, value}: SyntaxNode): [name: string, text: string | undefined] {
  const written = value as SyntaxNode | null | undefined;
  const node = (written?.['expression'] ?? written) as SyntaxNode | null | undefined;
  const text = node ? toLiteral(node, new Map()) : undefined;
  return [
    String((name as SyntaxNode | undefined)?.['name']),
    typeof text === 'string' ? text : undefined,
  ];
}

/**
 * Completes what a component page exports as `page` with what its `Layout` says.
 * @param path absolute
 * @param run renders the page and tells what its `Layout` got
 */
export function completeMeta(
  path: string,
  meta: ComponentPageMeta,
  run: () => LayoutMeta,
): ComponentPageMeta {
  const source = readFileSync(path, 'utf8');
  return {
    ...(hasRunningMeta(source) && run()),
    ...readLayoutMeta(source),
    ...meta,
  };
}
