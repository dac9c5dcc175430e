import {append} from '../../cache/append.ts';
import type {BlogPost, DocPage, HomePage, MarkdownPage, PageHead} from '@wuya/theme/types';
import {toMetadata} from '@wuya/theme/pageMetadata';
import type {Compiled} from '../../article/compiled.ts';
import {createModuleCode, findComponentPlaces} from '../../article/mdx/moduleCode.ts';
import {toStaticHtml} from '../../article/mdx/staticHtml.ts';
import type {Reference} from '../../article/parsedPage.ts';
import {createInclusions} from '../../article/text/inclusions.ts';
import type {WrittenHead} from '../../article/shape/writtenHead.ts';
import type {Derived} from '../../cache/derived.ts';
import {hashOf} from '../../cache/hash.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {
  fillReferences,
  fillShown,
  type Shown,
  type ShownReferences,
} from '../../article/text/fillReferences.ts';
import type {ReferencePage, ReferenceResolver} from '../../routes/references.ts';
import type {CardMaker} from '../doc/cards.ts';
import type {PageResult} from '../kind.ts';
import {createPartFinder} from './importedMarkdown.ts';

/** The links and images of an article, resolved. */
export interface ResolvedArticle {
  /** Inline HTML of the article's own title, with its links. */
  readonly titleHtml: string | null;
  /** For each reference of the article. */
  readonly attributes: readonly string[];
  /** What the page shows where that is more. */
  readonly shown?: ShownReferences;
  readonly diagnostics: readonly Diagnostic[];
}

interface ReferenceMakers {
  readonly references: ReferenceResolver;
  /** @default none has cards */
  readonly makeCards?: CardMaker;
}

/** Resolves the links, images and cards of an article. Its long texts are not read. */
export function resolveReferences(
  compiled: Pick<Compiled, 'markdown'>,
  page: ReferencePage,
  {references, makeCards = () => ''}: ReferenceMakers,
): ResolvedArticle {
  const diagnostics: Diagnostic[] = [];
  const shown = new Map<number, Shown>();
  const cards = limitCards(makeCards, page, diagnostics);
  const attributes = compiled.markdown.references.map((reference, index) => {
    if (reference.kind === 'cards') return references.addresses.html(cards(reference));
    const {
      attributes: text,
      shown: more,
      diagnostic,
    } = references.resolve(
      reference,
      reference.file === undefined
        ? page
        : {...page, file: reference.file, originalFile: undefined},
    );
    if (diagnostic) diagnostics.push(diagnostic);
    if (more !== undefined) shown.set(index, more);
    return text;
  });
  const {titleHtml} = compiled.markdown;
  return {
    titleHtml: titleHtml && fillReferences(titleHtml, attributes),
    attributes,
    ...(shown.size > 0 && {shown}),
    diagnostics,
  };
}

/** Makes the cards of a page as far as they are not too many: each list may name all notes of a category. */
function limitCards(
  makeCards: CardMaker,
  {file}: ReferencePage,
  diagnostics: Diagnostic[],
): (reference: Reference) => string {
  const taken = createInclusions((problem) => diagnostics.push(problem));
  return ({url, line, column, file: own = file}) => {
    if (!taken.mayTake('<DocCardList>', {file: own, line, column})) return '';
    const html = makeCards(url);
    taken.add(html.length);
    return html;
  };
}

interface ArticleInput {
  readonly page: DocPage | MarkdownPage | HomePage | BlogPost;
  readonly outputPath: string;
  readonly file: string;
  readonly references: ReferenceResolver;
  readonly resolved: ResolvedArticle;
  /** What is below the article. */
  readonly below?: Derived<string> | undefined;
  /** What is wrong around the article. */
  readonly diagnostics?: readonly Diagnostic[];
}

/** Adds to the head of a page what the note itself puts there. */
function withWrittenHead(head: PageHead, {html, ...written}: WrittenHead = {}): PageHead {
  return {...head, ...written, ...(html !== undefined && {html})};
}

/** Makes a page with its article: HTML, or the code of an MDX page, which the page then names. */
export function withArticle(compiled: Compiled, input: ArticleInput): PageResult {
  const {page: given, outputPath, resolved, below} = input;
  const {markdown} = compiled;
  const page = {...given, head: withWrittenHead(given.head, markdown.head)};
  const diagnostics = [
    ...(input.diagnostics ?? []),
    ...markdown.diagnostics,
    ...resolved.diagnostics,
  ];
  if (markdown.code) return withModule(compiled, {...input, page}, diagnostics);
  // An empty list of cards: they are in the article, and need their styles alone.
  const shownPage = {
    ...page,
    ...((page.kind === 'doc' || page.kind === 'markdown') &&
      markdown.references.some(({kind}) => kind === 'cards') && {cards: []}),
  };
  const {attributes, shown} = resolved;
  return {
    resolved: {
      outputPath,
      page: shownPage,
      html: () => fillShown(compiled.readHtml(), attributes, shown),
      ...(shown && {plainHtml: () => fillReferences(compiled.readHtml(), attributes)}),
      ...(below && {below: below.get}),
      key: hashOf(
        JSON.stringify(shownPage),
        compiled.key,
        JSON.stringify(attributes),
        ...(shown ? [JSON.stringify([...shown])] : []),
        ...(below ? [below.key] : []),
      ),
    },
    diagnostics,
  };
}

function withModule(
  compiled: Compiled,
  {page, outputPath, file, references, below, resolved: {attributes, shown}}: ArticleInput,
  problems: readonly Diagnostic[],
): PageResult {
  const diagnostics = [...problems];
  const metadata = {...toMetadata(references.addresses.data(page)), source: `@site/${file}`};
  const partIn = (importer: Compiled, importing: string) =>
    createPartFinder({
      compiled: importer,
      partials: compiled.partials,
      page: {file: importing, permalink: page.path},
      references,
    });
  const modules = new Map([
    [file, moduleOf(compiled, {attributes, shown}, {metadata, partOf: partIn(compiled, file)})],
  ]);
  for (const partial of compiled.partials ?? []) {
    if (partial.isKnown) continue;
    const resolved = resolveReferences(
      partial.compiled,
      {file: partial.path, permalink: page.path},
      {references},
    );
    modules.set(
      partial.path,
      moduleOf(partial.compiled, resolved, {partOf: partIn(partial.compiled, partial.path)}),
    );
    append(diagnostics, resolved.diagnostics);
  }
  // Its article is code: what is below it must not be, or a link elsewhere would make another bundle.
  const ownPage = {...page, module: file, ...(below && {below: below.get()})};
  return {
    resolved: {
      outputPath,
      page: ownPage,
      html: null,
      componentPlaces: () =>
        findComponentPlaces({
          code: compiled.markdown.code,
          html: fillShown(compiled.readHtml(), attributes, shown),
        }),
      staticHtml: () => toStaticHtml(fillReferences(compiled.readHtml(), attributes)),
      key: hashOf(JSON.stringify(ownPage), ...modules.values()),
    },
    modules,
    diagnostics,
  };
}

interface ModuleFacts {
  readonly metadata?: object;
  /** Finds Markdown that the file imports, by its path as written. */
  readonly partOf?: Parameters<typeof createModuleCode>[2];
}

/** Prints the module of an MDX page or partial. */
export function moduleOf(
  compiled: Compiled,
  {attributes, shown}: Pick<ResolvedArticle, 'attributes' | 'shown'>,
  {metadata, partOf}: ModuleFacts = {},
): string {
  const html = fillShown(compiled.readHtml(), attributes, shown);
  return createModuleCode({...compiled.markdown, html}, metadata, partOf);
}
