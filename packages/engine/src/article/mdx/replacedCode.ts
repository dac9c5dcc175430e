import type {MarkdownCompiler} from '../compile.ts';
import type {ArticleDraft} from '../draft.ts';
import {BLOCK, ADMONITION, DIAGRAM} from '../elementNames.ts';
import {elementsIn, type MdxCode, OWN_COMPONENTS} from './mdxPage.ts';

/** Module of the components that a site made for Docusaurus gives its pages. */
export const FOREIGN_COMPONENTS = '@theme/MDXComponents';

/** Tells which elements a site made for Docusaurus replaces; undefined for others. */
export function replacedBy({
  foreignComponents,
  hasIndentedCode,
}: Pick<MarkdownCompiler, 'foreignComponents' | 'hasIndentedCode'>): MdxCode['replaces'] {
  if (foreignComponents === undefined) return undefined;
  return hasIndentedCode ? 'all' : 'markdown';
}

/** Tells what components of the site get for blocks of code, diagrams and admonitions, where they render such. */
export function toPartData(
  {
    ownNames,
    replaces,
  }: {readonly ownNames: ReadonlySet<string>; readonly replaces?: MdxCode['replaces']},
  {codeBlocks, diagrams}: Pick<ArticleDraft, 'codeBlocks' | 'diagrams'>,
  titles: Readonly<Record<string, string>>,
): Pick<MdxCode, 'blocks' | 'defaultTitles' | 'diagrams'> {
  if (replaces === undefined) return {};
  return {
    ...(ownNames.has(BLOCK) && {
      blocks: codeBlocks.map(({language, meta, code}) => ({language, meta, code})),
    }),
    ...(ownNames.has(DIAGRAM) && {diagrams}),
    ...(ownNames.has(ADMONITION) && {defaultTitles: Object.values(titles)}),
  };
}

/**
 * Creates the code of a note that is read as Markdown, in a site made for Docusaurus whose components render elements of it;
 * undefined where they render none of it.
 */
export function codeOfReplaced(
  compiler: Pick<MarkdownCompiler, 'foreignComponents' | 'hasIndentedCode' | 'texts'>,
  article: Pick<ArticleDraft, 'codeBlocks' | 'diagrams' | 'holds'>,
): MdxCode | undefined {
  const {foreignComponents: ownNames, texts} = compiler;
  const elements = elementsIn(ownNames ?? []);
  if (!ownNames || elements.length === 0 || !article.holds(elements)) return undefined;
  const replaces = replacedBy(compiler);
  return {
    statements: `import ${OWN_COMPONENTS} from '${FOREIGN_COMPONENTS}';`,
    islands: [],
    imports: [],
    partials: [],
    elements,
    ...(replaces && {replaces}),
    ...toPartData({ownNames, replaces}, article, texts.admonitions),
  };
}
