import {findScriptScheme} from '../../config/schema/scriptAddress.ts';
import type {Backlink, DocPage, PageHead, PageLink, PageVersion, SiteData} from '@wuya/theme/types';
import {printLongWords} from '../../article/print/out/breaks.ts';
import type {CompiledMarkdown} from '../../article/parsedPage.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import type {Doc} from '../../content/docs/doc.ts';
import {pickShown} from '../../content/content.ts';
import type {LastUpdate} from '../../content/gitDates.ts';
import {readingMinutesOf} from '../../content/blog/readingSpeed.ts';
import {formatTitle} from '@wuya/theme/head/title';
import {encodePath} from '@wuya/theme/pathname';
import {breadcrumbList, breadcrumbsOf} from './breadcrumbs.ts';
import {type DocIndex, type Placement, sidebarNameOf, toPageLink} from './docIndex.ts';
import {absoluteUrl} from '../../document/siteData.ts';
import {ownFrontMatter} from '../page/ownFrontMatter.ts';
import {toTagLink} from '../page/tagLink.ts';
import {tocOf} from '../page/toc.ts';
import {toLead} from '../page/toLead.ts';

interface DocPageInput {
  readonly doc: Doc;
  readonly markdown: Pick<CompiledMarkdown, 'headings' | 'excerpt' | 'wordCount' | 'hasOwnTitle'>;
  /** Inline HTML of the note's own title, if its text begins with one. */
  readonly titleHtml: string | null;
  readonly index: DocIndex;
  readonly config: SiteConfig;
  readonly site: SiteData;
  readonly homeLabel: string;
  /** Last commit of the doc, when the site asks for it. */
  readonly lastCommit?: LastUpdate | undefined;
  readonly version?: PageVersion | undefined;
  /** What leads to the doc, where its collection shows that. */
  readonly backlinks?: readonly Backlink[] | undefined;
}

/** Makes everything that a doc's page shows around its article. */
export function createDocPage(input: DocPageInput): DocPage {
  const {doc, markdown, titleHtml, index, config, site, version, backlinks} = input;
  const {frontMatter} = doc;
  const place = placeOf(doc, index);
  const crumbs = crumbsOf(input, place);
  const lead = toLead(frontMatter.description);
  const isShown = titleHtml !== null || !(frontMatter.hide_title || markdown.hasOwnTitle);
  const shownTitle = isShown ? (titleHtml ?? printLongWords(doc.title)) : null;
  const editUrl = editUrlOf(doc, index, config);
  const {date, author} = {
    ...pickShown(input.lastCommit, index.collection.options),
    ...frontMatter.last_update,
  };
  const previous = siblingOf(place.placement?.previous, frontMatter.pagination_prev, index);
  const next = siblingOf(place.placement?.next, frontMatter.pagination_next, index);
  const sidebarFile = place.name === undefined ? undefined : index.sidebarFiles.get(place.name);
  return {
    kind: 'doc',
    id: doc.id,
    path: doc.permalink,
    head: headOfDoc(input, place, crumbs),
    htmlClass: `docs-wrapper ${index.content.version.className} docs-doc-page docs-doc-id-${doc.id.replace(/[^\p{L}\p{N}/_-]/gu, '-')} plugin-docs plugin-id-${index.collection.options.id}`,
    titleHtml: shownTitle,
    // It would be above a title that is in the text.
    ...(lead && shownTitle !== null && {lead}),
    breadcrumbs: crumbs,
    toc: tocOf(markdown.headings, frontMatter, config),
    sidebar: sidebarFile
      ? {name: sidebarFile.data.name, url: site.baseUrl + sidebarFile.path}
      : null,
    hideToc: frontMatter.hide_table_of_contents ?? false,
    ...(date && {lastUpdated: date}),
    ...(author && {lastUpdatedBy: author}),
    readingMinutes: readingMinutesOf(markdown.wordCount),
    wordCount: markdown.wordCount,
    tags: (index.content.tagsOf.get(doc.id) ?? []).map(toTagLink),
    ...(editUrl && {editUrl}),
    ...(previous && {previous}),
    ...(next && {next}),
    ...(doc.isUnlisted && {unlisted: true}),
    ...(doc.isDraft && {draft: true}),
    ...(version && {version}),
    ...(backlinks && {backlinks}),
    ...ownFrontMatter(site, doc.source),
  };
}

/** Where a doc is shown: the sidebar that its front matter names, else the first that has it. */
interface DocPlace {
  readonly placement: Placement | undefined;
  /** Name of the sidebar; undefined without one. */
  readonly name: string | undefined;
}

function placeOf({id, frontMatter: {displayed_sidebar: shown}}: Doc, index: DocIndex): DocPlace {
  if (shown === null) return {placement: undefined, name: undefined};
  const placement = index.placementOf(id, shown);
  return {placement, name: shown ?? placement?.sidebar.name};
}

function sectionOf({site, index}: DocPageInput, {name}: DocPlace) {
  if (name === undefined) return undefined;
  const own = sidebarNameOf(index, name);
  return site.sections.find(({id}) => id === own);
}

function crumbsOf(input: DocPageInput, place: DocPlace) {
  const {doc, index, site} = input;
  if (!place.placement || !index.collection.options.breadcrumbs) return [];
  return breadcrumbsOf({
    permalink: doc.permalink,
    label: (last) => last ?? doc.sidebarLabel,
    placement: place.placement,
    index,
    section: sectionOf(input, place),
    site,
    home: input.homeLabel,
  });
}

function headOfDoc(input: DocPageInput, place: DocPlace, crumbs: DocPage['breadcrumbs']): PageHead {
  const {doc, markdown, index, config} = input;
  const {frontMatter} = doc;
  const description = frontMatter.description ?? (markdown.excerpt || undefined);
  const isNoIndex = doc.isUnlisted || index.content.version.noIndex || config.noIndex;
  return {
    title: formatTitle(doc.title, config, sectionOf(input, place)?.label),
    ...(description && {description}),
    ...(frontMatter.keywords && {keywords: frontMatter.keywords}),
    ...(frontMatter.image && {image: absoluteUrl(config, frontMatter.image)}),
    canonical: config.url + doc.permalink,
    ...(isNoIndex && {robots: 'noindex, nofollow'}),
    type: 'article',
    ...breadcrumbList(crumbs, config.url, doc.permalink),
  };
}

/** Returns the neighbour of a doc: the one its front matter names, none where that says `null`, else the stop of the sidebar. */
function siblingOf(
  stop: Placement['next'],
  override: string | null | undefined,
  {byId}: DocIndex,
): PageLink | undefined {
  if (override === null) return undefined;
  if (override === undefined || (stop && 'docId' in stop && stop.docId === override))
    return toPageLink(stop, byId);
  const target = byId.get(override);
  return (
    target && {
      title: target.frontMatter.pagination_label ?? target.sidebarLabel,
      href: target.permalink,
    }
  );
}

function editUrlOf(
  doc: Doc,
  {content, collection}: DocIndex,
  {locale}: SiteConfig,
): string | undefined {
  if (doc.frontMatter.custom_edit_url !== undefined)
    return doc.frontMatter.custom_edit_url ?? undefined;
  const {editUrl, editCurrentVersion, path} = collection.options;
  if (editUrl === undefined) return undefined;
  const {contentPath, path: ownPath, originalPath} = doc.source;
  const folder = editCurrentVersion ? path : content.version.folder;
  if (typeof editUrl === 'function') {
    const href = editUrl({
      versionDocsDirPath: folder,
      docPath: contentPath,
      ...(originalPath !== undefined && {translationPath: ownPath}),
      permalink: doc.permalink,
      locale,
      version: content.version.name,
    });
    return typeof href === 'string' && findScriptScheme(href) === undefined ? href : undefined;
  }
  return editUrl.replace(/\/?$/, '/') + encodePath(`${folder}/${contentPath}`);
}
