import type {MarkdownSource} from '../article/compiled.ts';
import type {MarkdownCompiler} from '../article/compile.ts';
import type {NoteDraft} from '../article/draft.ts';
import type {PreviousArticle} from '../article/parsedPage.ts';
import {elementsIn} from '../article/mdx/mdxPage.ts';
import {importsOneOf} from '../article/mdx/modules/ownModules.ts';
import {readAsMdx, readMdxBlocks} from '../article/mdx/source/readAsMdx.ts';
import {codeOfReplaced} from '../article/mdx/replacedCode.ts';
import {hasTextInHtml} from '../article/mdx/source/textInHtml.ts';
import {findOldAnchors} from '../content/frontmatter/anchors.ts';
import {mayNeedCode} from '../content/source/bodySigns.ts';
import {parseFrontMatter} from '../content/frontmatter/frontMatter.ts';

/** What only the code of an MDX page can show. */
const LOST = /^MD-(?:101|103|120|121)$/;

/** What makes a file no valid MDX. */
const NO_MDX = /^MD-11[0-4]$/;

/** A sign that begins nothing: MDX is valid once it is taken for text, as version 2 of Docusaurus takes it. */
const STRAY = /^MD-11[34]$/;

/**
 * Compiles the text of a note but for its code. A file of a Docusaurus site that is no valid MDX is read as Markdown: version 2 took it.
 * A `.md` file that Docusaurus reads as MDX is one where that loses less and has no error, shows Markdown beside tags, or holds elements
 * that the site renders by components of its own.
 */
export async function draftBody(
  compiler: MarkdownCompiler,
  {source, body, bodyLine, frontMatter}: MarkdownSource,
  {isMdx, previous}: {isMdx: boolean; previous: PreviousArticle | undefined},
): Promise<NoteDraft> {
  const {hasIndentedCode, readsMdx} = compiler;
  const isShown = readsMdx === true && frontMatter?.format === undefined;
  const read = (text: string): string =>
    isMdx ? readMdxBlocks(text) : readAsMdx(text, {hasIndentedCode, readsMdx: isShown});
  const note = {
    body: compiler.foreignComponents ? read(body) : body,
    file: source.path,
    firstLine: bodyLine,
    codeFiles: frontMatter?.code_files,
    oldAnchors: frontMatter?.anchors ? findOldAnchors(frontMatter.anchors, source.text) : [],
    previous,
  };
  const draftAsMdx = async (): Promise<NoteDraft> =>
    (await import('../article/mdx/compileMdx.ts')).draftMdx(compiler, {
      ...note,
      // Others that import it may ask for it too.
      frontMatter: parseFrontMatter(source.text, source.path, {
        hasDates: compiler.foreignComponents !== undefined,
      }).data,
    });
  const markdownCompiler =
    isShown === (readsMdx === true) ? compiler : {...compiler, readsMdx: isShown};
  // Loaded with the first note that is not in the cache: most builds of a site compile one, or none.
  const draftTolerant = async (): Promise<NoteDraft> =>
    (await import('../article/compile.ts')).draftMarkdown(markdownCompiler, note, codeOfReplaced);
  if (isMdx) {
    const asMdx = await draftAsMdx();
    const wrong = asMdx.diagnostics.filter(({code}) => NO_MDX.test(code));
    if (compiler.foreignComponents === undefined || wrong.length === 0) return asMdx;
    if (wrong.every(({code}) => STRAY.test(code))) return withStraySigns(asMdx);
    return withWarnings(await draftTolerant(), wrong);
  }
  if (compiler.foreignComponents === undefined || frontMatter?.format === 'md')
    return draftTolerant();
  const replaced = elementsIn(compiler.foreignComponents);
  // Where a site replaces elements most notes hold one: what MDX reads without a loss needs no second reading.
  const early = mayHold(replaced, body) ? await draftAsMdx() : undefined;
  if (early && isWhole(early) && early.holds(replaced)) return early;
  const markdown = await draftTolerant();
  // Its code is that of elements which the site renders by components.
  const isReplaced = markdown.code !== undefined || importsOneOf(body, compiler.foreignComponents);
  const isLost = mayNeedCode(body) && markdown.diagnostics.some(({code}) => LOST.test(code));
  if (!isReplaced && !isLost) {
    const inHtml = isShown && hasTextInHtml(body) ? (early ?? (await draftAsMdx())) : undefined;
    return inHtml && isAsGood(inHtml, markdown, mayNeedCode(body))
      ? withoutEmptyCode(inHtml)
      : markdown;
  }
  const asMdx = early ?? (await draftAsMdx());
  const wrong = asMdx.diagnostics.filter(({level, code}) => level === 'error' && !STRAY.test(code));
  // What keeps the components away is told, where they were imported.
  const why = markdown.diagnostics.some(({code}) => code === 'MD-120') ? wrong : [];
  const gain = countLost(markdown) - countLost(asMdx);
  return wrong.length > 0 || gain < 0 || (gain === 0 && !isReplaced)
    ? withWarnings(markdown, why)
    : withStraySigns(asMdx);
}

/** What an element is written with, besides its tag; others may be written in several ways. */
const SIGNS: Readonly<Record<string, string>> = {
  code: '`',
  table: '|',
  img: '![',
  admonition: ':::',
};

/** Tells whether one of some elements may be in the Markdown of a note. */
function mayHold(tags: readonly string[], body: string): boolean {
  return tags.some((tag) => body.includes(SIGNS[tag] ?? '') || body.includes(`<${tag}`));
}

/** Tells whether MDX reads a note without an error or a loss. */
const isWhole = (asMdx: NoteDraft): boolean =>
  countLost(asMdx) === 0 && asMdx.diagnostics.every(({level}) => level !== 'error');

/** Tells whether MDX takes nothing away from a note. @param mayHaveCode whether the bundle may wait for code of it */
function isAsGood(asMdx: NoteDraft, markdown: NoteDraft, mayHaveCode: boolean): boolean {
  return (
    asMdx.diagnostics.every(({level}) => level !== 'error') &&
    countLost(asMdx) <= countLost(markdown) &&
    (mayHaveCode || isPlain(asMdx.code))
  );
}

/** Tells whether the code of an MDX page does nothing. */
function isPlain(code: NoteDraft['code']): boolean {
  if (code === undefined) return true;
  const {statements, islands, partials, imports, given, asked, elements} = code;
  const lists = [islands, partials, imports, given ?? [], asked ?? [], elements ?? []];
  return statements.trim() === '' && lists.every(({length}) => length === 0);
}

/** Makes a plain page of an MDX page that has no code. */
function withoutEmptyCode(draft: NoteDraft): NoteDraft {
  if (!isPlain(draft.code)) return draft;
  const {code: _, ...plain} = draft;
  return {
    ...plain,
    async finish() {
      const {code: _code, ...finished} = await draft.finish();
      return finished;
    },
  };
}

const countLost = ({diagnostics}: NoteDraft): number =>
  diagnostics.filter(({code}) => LOST.test(code)).length;

/** Lowers errors about signs that begin nothing to warnings. */
function withStraySigns(draft: NoteDraft): NoteDraft {
  const lower = (diagnostics: NoteDraft['diagnostics']) =>
    diagnostics.map((one) => (STRAY.test(one.code) ? {...one, level: 'warning' as const} : one));
  return {
    ...draft,
    diagnostics: lower(draft.diagnostics),
    async finish() {
      const finished = await draft.finish();
      return {...finished, diagnostics: lower(finished.diagnostics)};
    },
  };
}

/** Adds to a text what is wrong with it for MDX. */
function withWarnings(draft: NoteDraft, wrong: NoteDraft['diagnostics']): NoteDraft {
  const warnings = wrong
    .filter(({code}) => NO_MDX.test(code))
    .map((diagnostic) => ({...diagnostic, level: 'warning' as const}));
  return {
    ...draft,
    diagnostics: [...draft.diagnostics, ...warnings],
    async finish() {
      const finished = await draft.finish();
      return {...finished, diagnostics: [...finished.diagnostics, ...warnings]};
    },
  };
}
