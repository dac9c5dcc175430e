import {formatMessage, type MessageId} from '@wuya/theme/messages';
import type {
  PageHead,
  PageVersion,
  SiteData,
  TagCount,
  TagLetter,
  TagListPage,
  TagPage,
} from '@wuya/theme/types';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {firstLetterOf} from '../../content/tags/firstLetter.ts';
import type {TagGroup} from '../../content/tags/resolveTags.ts';
import {formatTitle} from '@wuya/theme/head/title';
import {describeList} from './listDescription.ts';
import {toTagLink} from './tagLink.ts';

/** Facts that pages of tags share: those of a version of the notes, or of the posts. */
export interface TagPagesInput {
  readonly config: SiteConfig;
  readonly site: SiteData;
  /** Address of the page of all tags. */
  readonly allHref: string;
  readonly htmlClass: string;
  readonly isNoIndex: boolean;
  readonly version?: PageVersion;
}

/** Creates the page of all tags, by first letter. Tags that only unlisted pages have are left out. */
export function createTagListPage(
  groups: readonly TagGroup<unknown>[],
  input: TagPagesInput,
): TagListPage {
  const {site, allHref} = input;
  const title = site.messages['theme.tags.tagsPageTitle' satisfies MessageId]!;
  const letters = groupByLetter(groups);
  const description = describeTags(letters, site.locale);
  return {
    kind: 'tagList',
    path: allHref,
    head: headOf(input, {permalink: allHref, title, description}),
    htmlClass: `${input.htmlClass} docs-tags-list-page`,
    ...(input.version && {version: input.version}),
    title,
    groups: letters,
  };
}

/** Sorts tags under their first letters, in the order of the letters; tags that only unlisted pages have are left out. */
export function groupByLetter(groups: readonly TagGroup<unknown>[]): TagLetter[] {
  const letters = new Map<string, TagCount[]>();
  for (const tag of groups) {
    if (tag.isUnlisted) continue;
    const letter = firstLetterOf(tag.label);
    letters.set(letter, [
      ...(letters.get(letter) ?? []),
      {...toTagLink(tag), count: tag.items.length},
    ]);
  }
  return [...letters]
    .map(([letter, tags]) => ({letter, tags}))
    .sort((a, b) => (a.letter < b.letter ? -1 : 1));
}

/** Describes a page of all tags by those that most pages have. */
export function describeTags(groups: readonly TagLetter[], locale: string): string | undefined {
  const tags = groups.flatMap((group) => group.tags).toSorted((a, b) => b.count - a.count);
  return describeList(
    tags.map(({label}) => label),
    locale,
  );
}

/** Creates the page of one tag. `items` come in the order in which they are shown. */
export function createTagPage(
  group: TagGroup<unknown>,
  items: TagPage['items'],
  input: TagPagesInput,
): TagPage {
  const {site, allHref} = input;
  const {label, permalink, description: written, isUnlisted} = group;
  const titles = items.map((item) => item.title);
  const description = written || describeList(titles, site.locale);
  const count = formatMessage(
    site.messages['theme.docs.tagDocListPageTitle.nDocsTagged' satisfies MessageId]!,
    {count: items.length},
    site.locale,
  );
  const title = formatMessage(
    site.messages['theme.docs.tagDocListPageTitle' satisfies MessageId]!,
    {nDocsTagged: count, tagName: label},
  );
  return {
    kind: 'tag',
    path: permalink,
    head: headOf(input, {permalink, title, description, isUnlisted}),
    htmlClass: `${input.htmlClass} docs-tags-doc-list-page`,
    ...(input.version && {version: input.version}),
    tag: {label, ...(written && {description: written})},
    allHref,
    items,
    ...(isUnlisted && {unlisted: true}),
  };
}

function headOf(
  {config, isNoIndex}: TagPagesInput,
  page: {permalink: string; title: string; description?: string | undefined; isUnlisted?: boolean},
): PageHead {
  return {
    title: formatTitle(page.title, config),
    ...(page.description && {description: page.description}),
    canonical: config.url + page.permalink,
    ...((page.isUnlisted || isNoIndex || config.noIndex) && {robots: 'noindex, nofollow'}),
    type: 'website',
  };
}
