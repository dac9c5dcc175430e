import type {Reference} from '../article/parsedPage.ts';
import {escapeAttribute, escapeText} from '../article/html/escape.ts';
import {labelOf} from '../article/prepare/repairs/wikiLinks.ts';
import {fillReferencesWith, fillShownWith, type Shown} from '../article/text/fillReferences.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {BOUNDS} from '../article/html/bounds.ts';
import {cutBlock, cutSection, withoutIds} from './embeddedHtml.ts';
import type {ReferencePage, ResolvedReference, ResolverContext} from './resolverContext.ts';
import {findAnchor, isTitle, resolveWikiLink, type WikiFinder} from './wikiReference.ts';

/** Characters of HTML that the notes embedded in one page may have; notes that embed each other grow without measure. */
export const EMBED_BUDGET = 1_000_000;

/** Where an embed is. */
interface EmbedSurroundings {
  /** Addresses of the notes and parts around it that are embedded too. */
  readonly ancestors: readonly string[];
  /** What is left for the page, which all embeds of it share. */
  readonly budget: {left: number};
}

/** Tells whether a part of an article holds the reference with this index. */
function hasReference(part: string, index: number): boolean {
  let isThere = false;
  fillReferencesWith(part, (one) => {
    isThere ||= one === index;
    return '';
  });
  return isThere;
}

export type ResolveIn = (
  reference: Reference,
  page: ReferencePage,
  around: EmbedSurroundings,
) => ResolvedReference;

/**
 * Resolves `![[note]]`, `![[note#heading]]` and `![[note#^block]]` to the HTML of that note or part, its links resolved from
 * where it is, its ids left to its own page. What cannot be here is a link.
 */
export function resolveEmbed(
  context: ResolverContext,
  finder: WikiFinder,
  {
    reference,
    page,
    around: {ancestors, budget},
    resolve,
  }: {
    readonly reference: Reference;
    readonly page: ReferencePage;
    readonly around: EmbedSurroundings;
    readonly resolve: ResolveIn;
  },
): ResolvedReference {
  const asLink = (): ResolvedReference => {
    const link = resolveWikiLink(context, finder, {reference, page});
    const label = escapeText(labelOf(reference.url));
    return {...link, attributes: `<p><a${link.attributes}>${label}</a></p>`};
  };
  const {route, headings, diagnostic} = finder.find(reference, page);
  const compiled = route && context.articleAt(route.permalink);
  if (!route || !compiled || compiled.markdown.code) return asLink();
  const id = headings.length > 0 ? findAnchor(compiled.markdown, headings) : undefined;
  if (headings.length > 0 && id === undefined && !isTitle(compiled.markdown, headings))
    return asLink();
  const place = {file: page.file, line: reference.line, column: reference.column};
  const asWarnedLink = (): ResolvedReference => ({
    ...asLink(),
    diagnostic: createDiagnostic('LN-057', {name: reference.url}, {place}),
  });
  const address = id === undefined ? route.permalink : `${route.permalink}#${id}`;
  const isAround = [...ancestors, page.permalink].includes(address);
  const html = isAround || budget.left <= 0 ? '' : compiled.readHtml();
  budget.left -= html.length;
  if (isAround || budget.left <= 0) return asWarnedLink();
  const part = id === undefined ? html : cutPart(html, id);
  const isOwnPage = route.permalink === page.permalink;
  if (isOwnPage && hasReference(part, compiled.markdown.references.indexOf(reference)))
    return asWarnedLink();
  const own = {file: route.file, permalink: route.permalink, originalFile: route.originalFile};
  // A part holds some of the references alone; the others are not resolved.
  const resolved = new Map<number, ResolvedReference>();
  const resolveInner = (index: number): ResolvedReference => {
    const inner = compiled.markdown.references[index];
    if (!inner) return {attributes: ''};
    const from =
      inner.file === undefined ? own : {...own, file: inner.file, originalFile: undefined};
    const known =
      resolved.get(index) ??
      resolve(inner, from, {ancestors: [...ancestors, page.permalink, address], budget});
    resolved.set(index, known);
    return known;
  };
  const filled = fillReferencesWith(part, (index) => resolveInner(index).attributes);
  const href = escapeAttribute(
    route.permalink + (id === undefined ? '' : `#${encodeURIComponent(id)}`),
  );
  const print = (text: string) =>
    `<div class="embed" data-from="${href}">${withoutIds(text, route.permalink)}</div>`;
  const shownOf = (index: number): Shown => {
    const {attributes, shown = attributes} = resolveInner(index);
    return shown;
  };
  const hasShown = [...resolved.values()].some(({shown}) => shown !== undefined);
  return {
    attributes: print(filled),
    ...(hasShown && {shown: print(fillShownWith(part, shownOf))}),
    ...(diagnostic && {diagnostic}),
  };
}

/** Cuts a section or block out of an article, with the rule that keeps what is in it in its place. */
function cutPart(html: string, id: string): string {
  const part = id.startsWith('^') ? cutBlock(html, id) : cutSection(html, id);
  return html.includes(BOUNDS) && !part.includes(BOUNDS) ? part + BOUNDS : part;
}
