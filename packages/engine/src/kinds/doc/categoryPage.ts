import {formatMessage, type MessageId} from '@wuya/theme/messages';
import type {DocCard, DocPage, PageVersion, SiteData} from '@wuya/theme/types';
import type {SiteConfig} from '../../config/siteConfig.ts';
import type {
  GeneratedIndex,
  SidebarCategoryNode,
  SidebarNode,
} from '../../content/docs/sidebarTree.ts';
import {printLongWords} from '../../article/print/out/breaks.ts';
import {createCover} from './cover.ts';
import type {PageContext} from '../kind.ts';
import {toLead} from '../page/toLead.ts';
import {describeList} from '../page/listDescription.ts';
import {type DocIndex, sidebarNameOf, toPageLink} from './docIndex.ts';
import {breadcrumbList, breadcrumbsOf} from './breadcrumbs.ts';
import {absoluteUrl, toHref} from '../../document/siteData.ts';
import {formatTitle} from '@wuya/theme/head/title';

/** A category that has a page of its own, made from what it holds. */
export interface CategorySource {
  readonly category: SidebarCategoryNode & {readonly index: GeneratedIndex};
  readonly sidebarName: string;
  /** Key of its version. */
  readonly version: string;
}

interface CardInput {
  readonly index: DocIndex;
  readonly config: SiteConfig;
  readonly site: SiteData;
  /** First words of the article at an address, as far as it is known. */
  excerptOf(permalink: string): string | undefined;
}

/** What the page of a category is made from, besides the category. */
interface CategoryPageInput extends CardInput {
  readonly homeLabel: string;
  readonly version?: PageVersion | undefined;
  readonly articleAt: PageContext['articleAt'];
}

/** Creates a card for each item of a category that leads somewhere: docs, links, categories with a page in them. */
export function createCards(items: readonly SidebarNode[], input: CardInput): DocCard[] {
  const {index, config, site} = input;
  return items.flatMap((item): DocCard[] => {
    if (item.isUnlisted || item.kind === 'html') return [];
    if (item.kind === 'link') {
      const {href, external} = toHref(config, {to: item.href});
      return [
        {
          kind: 'link',
          label: item.label,
          href,
          ...(item.description && {description: toLead(item.description)}),
          ...(external && {external}),
        },
      ];
    }
    const linked = item.docId === undefined ? undefined : index.byId.get(item.docId)!;
    const description =
      linked && (toLead(linked.frontMatter.description) ?? input.excerptOf(linked.permalink));
    if (item.kind === 'doc')
      return [
        {
          kind: 'doc',
          label: item.label,
          href: linked!.permalink,
          ...(description && {description}),
        },
      ];
    const href = linked?.permalink ?? item.index?.permalink ?? firstHrefOf(item.items, input);
    if (href === undefined) return [];
    const count = formatMessage(
      site.messages['theme.docs.DocCard.categoryDescription.plurals' satisfies MessageId]!,
      {count: item.items.length},
      site.locale,
    );
    return [
      {
        kind: 'category',
        label: item.label,
        href,
        description: toLead(item.description ?? item.index?.description) ?? description ?? count,
      },
    ];
  });
}

function firstHrefOf(items: readonly SidebarNode[], input: CardInput): string | undefined {
  for (const item of items) {
    if (item.isUnlisted || item.kind === 'html') continue;
    if (item.kind === 'doc') return input.index.byId.get(item.docId)!.permalink;
    if (item.kind === 'link') continue;
    const own =
      item.docId === undefined
        ? item.index?.permalink
        : input.index.byId.get(item.docId)!.permalink;
    const found = own ?? firstHrefOf(item.items, input);
    if (found !== undefined) return found;
  }
  return undefined;
}

const labelsOf = (items: readonly SidebarNode[]): string[] =>
  items.flatMap((item) => (item.kind === 'html' || item.isUnlisted ? [] : [item.label]));

/** Creates the page of a category: title, sentence, cards; placed in its sidebar like a doc. */
export function createCategoryPage(
  {category, sidebarName}: CategorySource,
  input: CategoryPageInput,
): DocPage {
  const {index, config, site, homeLabel, version} = input;
  const {permalink, title, description: lead, image, keywords} = category.index;
  const description = lead || describeList(labelsOf(category.items), site.locale);
  const placement = index.placementOf(permalink, sidebarName);
  const file = index.sidebarFiles.get(sidebarName);
  const name = sidebarNameOf(index, sidebarName);
  const section = site.sections.find(({id}) => id === name);
  const hasCrumbs = placement && index.collection.options.breadcrumbs;
  const crumbs = hasCrumbs
    ? breadcrumbsOf({
        permalink,
        label: (last) => last ?? category.label,
        placement,
        index,
        section,
        site,
        home: homeLabel,
      })
    : [];
  const previous = toPageLink(placement?.previous, index.byId);
  const next = toPageLink(placement?.next, index.byId);
  return {
    kind: 'doc',
    id: permalink,
    path: permalink,
    head: {
      title: formatTitle(title, config, section?.label),
      ...(description && {description}),
      ...(keywords && {keywords}),
      ...(image && {image: absoluteUrl(config, image)}),
      canonical: config.url + permalink,
      ...((config.noIndex || index.content.version.noIndex) && {robots: 'noindex, nofollow'}),
      type: 'website',
      ...breadcrumbList(crumbs, config.url, permalink),
    },
    htmlClass: `docs-wrapper ${index.content.version.className} docs-category-page plugin-docs plugin-id-${index.collection.options.id}`,
    titleHtml: printLongWords(title),
    ...(lead && {lead: toLead(lead)}),
    breadcrumbs: crumbs,
    toc: [],
    sidebar: file ? {name, url: site.baseUrl + file.path} : null,
    hideToc: true,
    readingMinutes: 0,
    wordCount: 0,
    tags: [],
    ...(previous && {previous}),
    ...(next && {next}),
    ...(version && {version}),
    ...(config.themeConfig.docs.covers
      ? {
          cover: createCover(category.items, {
            index,
            context: input,
            water: section?.water ?? 'ripple',
          }),
        }
      : {cards: createCards(category.items, input)}),
  };
}
