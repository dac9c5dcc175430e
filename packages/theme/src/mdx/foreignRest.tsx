import type {ButtonHTMLAttributes, ReactElement, ReactNode} from 'react';
import {useSite, useText} from '../base/context.tsx';
import {formatTitle} from '../head/title.ts';
import {Admonition} from './Admonition.tsx';
import {useTreeifiedTOC} from './clientApi.tsx';
import {
  useActivePlugin,
  useActiveVersion,
  useAllDocsData,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
} from './versions.ts';
import type {NavItem, NavTarget} from '../types.ts';

/** Renders a part once for each colour mode; styles say which one shows. */
export function ThemedComponent({
  children,
}: {
  children(mode: {readonly theme: 'light' | 'dark'; readonly className: string}): ReactElement;
}): ReactNode {
  return (
    <>
      {children({theme: 'light', className: 'only-light'})}
      {children({theme: 'dark', className: 'only-dark'})}
    </>
  );
}

/** Lists the places of the reader's store. */
export function listStorageKeys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // The reader allows no store.
  }
}

/** Words above a page that no list names. */
export function UnlistedBannerTitle(): ReactNode {
  return useText()('theme.contentVisibility.unlistedBanner.title');
}

/** Words below them. */
export function UnlistedBannerMessage(): ReactNode {
  return useText()('theme.contentVisibility.unlistedBanner.message');
}

/** Words above a draft. */
export function DraftBannerTitle(): ReactNode {
  return useText()('theme.contentVisibility.draftBanner.title');
}

/** Words below them. */
export function DraftBannerMessage(): ReactNode {
  return useText()('theme.contentVisibility.draftBanner.message');
}

/** What is above a page that no list names. */
export function UnlistedBanner(): ReactNode {
  return (
    <Admonition type="caution" title={<UnlistedBannerTitle />}>
      <UnlistedBannerMessage />
    </Admonition>
  );
}

/** What is above a draft. */
export function DraftBanner(): ReactNode {
  return (
    <Admonition type="caution" title={<DraftBannerTitle />}>
      <DraftBannerMessage />
    </Admonition>
  );
}

/** Shows nothing: the head says by itself that a page is not to be found. */
export const Nothing = (): null => null;

/** A button that tries a part again which failed. */
export function ErrorBoundaryTryAgainButton(
  props: ButtonHTMLAttributes<HTMLButtonElement>,
): ReactNode {
  const text = useText();
  return (
    <button type="button" {...props}>
      {text('theme.ErrorPageContent.tryAgain')}
    </button>
  );
}

/** Says what a part failed with. */
export const ErrorBoundaryError = ({error}: {readonly error: Error}): ReactNode => (
  <pre>{error.message}</pre>
);

/** Says what a part failed with, and tries it again. */
export const ErrorBoundaryErrorMessageFallback = ({
  error,
  tryAgain,
}: {
  readonly error: Error;
  tryAgain(): void;
}): ReactNode => (
  <div>
    <p>{error.message}</p>
    <ErrorBoundaryTryAgainButton onClick={tryAgain} />
  </div>
);

/** Returns the class of something that a link leads to: the heads of pages need none. */
export const useAnchorTargetClassName = (_id: string | undefined): undefined => undefined;

/** The mark of pages that are in every version, for a search by others. */
export const DEFAULT_SEARCH_TAG = 'default';

/** Prints the mark of a version, for a search by others. */
export const getDocsVersionSearchTag = (pluginId: string, version: string): string =>
  `docs-${pluginId}-${version}`;

/** Returns the marks of what a search from this page looks through. */
export function useDocsContextualSearchTags(): readonly string[] {
  const active = useActivePlugin();
  const version = useActiveVersion(active?.pluginId);
  return Object.entries(useAllDocsData()).map(([id, {versions}]) => {
    const last = versions.find(({isLast}) => isLast) ?? versions[0];
    const shown = id === active?.pluginId ? (version ?? last) : last;
    return getDocsVersionSearchTag(id, shown?.name ?? 'current');
  });
}

/** Returns what a search from this page looks through. */
export function useContextualSearchFilters(): {
  readonly locale: string;
  readonly tags: readonly string[];
} {
  const {locale} = useSite();
  return {locale, tags: [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()]};
}

/** Gives the collection and the version that the page belongs to; undefined on pages that are no notes. */
export function useActivePluginAndVersion() {
  const activePlugin = useActivePlugin();
  const activeVersion = useActiveVersion(activePlugin?.pluginId);
  return activePlugin && {activePlugin, activeVersion};
}

/** Gives the versions that a reader prefers, by collection. */
export function useDocsPreferredVersionByPluginId() {
  const preferred = useDocsPreferredVersion();
  return Object.fromEntries(Object.keys(useAllDocsData()).map((id) => [id, preferred]));
}

/**
 * Gives the sidebar of a name, and where a link of the layout into it leads: where the bar leads, in the version of the page; else to its
 * section or, where neither names it, to the main page of the notes.
 */
export function useLayoutDocsSidebar(
  name: string,
  pluginId = 'default',
): {
  readonly label: string;
  readonly link: {readonly path: string; readonly label: string};
} {
  const {navItems, sections} = useSite();
  const [version] = useDocsVersionCandidates(pluginId);
  const id = pluginId === 'default' ? name : `${pluginId}/${name}`;
  const item = navItems.flatMap(linksOf).find(({sidebar}) => sidebar === id);
  const own = item && (item.byVersion?.[version!.name] ?? item);
  const {label, href: path} = own ??
    sections.find((section) => section.id === id) ?? {label: name, href: version!.path};
  return {label: name, link: {path, label}};
}

/** Lists the links of an item of the bar. */
const linksOf = (item: NavItem): readonly NavTarget[] =>
  (item.kind === 'dropdown' ? item.items : [item]).filter((one) => one.kind === 'link');

/** Takes the sign off the begin of a text: `🎉 New` → `{emoji: '🎉', rest: ' New'}` */
export function extractLeadingEmoji(text: string): {
  readonly emoji: string | null;
  readonly rest: string;
} {
  const emoji =
    /^\p{Extended_Pictographic}(?:\p{EMod}|\uFE0F|\u200D\p{Extended_Pictographic})*/u.exec(
      text,
    )?.[0];
  return {emoji: emoji ?? null, rest: text.slice(emoji?.length ?? 0)};
}

/** Gives what says how many pages are in a category. */
export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const text = useText();
  return (count) => text('theme.docs.DocCard.categoryDescription.plurals', {count});
}

/** Says how many posts have a tag. */
export function useBlogTagsPostsPageTitle(tag: {
  readonly label: string;
  readonly count: number;
}): string {
  const text = useText();
  return text('theme.blog.tagTitle', {
    nPosts: text('theme.blog.post.plurals', {count: tag.count}),
    tagName: tag.label,
  });
}

/** Says how many posts an author has. */
export function useBlogAuthorPageTitle(author: {
  readonly key?: string;
  readonly name?: string;
  readonly count: number;
}): string {
  const text = useText();
  return text('theme.blog.author.pageTitle', {
    authorName: author.name ?? author.key ?? '',
    nPosts: text('theme.blog.post.plurals', {count: author.count}),
  });
}

/** Words of a link to all authors. */
export function BlogAuthorsListViewAllLabel(): ReactNode {
  return useText()('theme.blog.authorsList.viewAll');
}

/** Says that an author has no posts. */
export function BlogAuthorNoPostsLabel(): ReactNode {
  return useText()('theme.blog.author.noPosts');
}

/** Gives what prints titles as pages have them; with a title what it prints, as Docusaurus 2 has it. */
export function useTitleFormatter(title?: string): string | {format(title?: string): string} {
  const site = useSite();
  const format = (one = ''): string => formatTitle(one, site);
  return title === undefined ? {format} : format(title);
}

/** Takes a hook that has nothing to do here. */
export const useNothing = (): undefined => undefined;

/** Tags for search engines are there already, so what components would add is empty. */
export const useNoStructuredData = (): Readonly<Record<string, never>> => NO_DATA;
const NO_DATA = {};

/** Tells what the collection of a note has for all of its pages: nothing that its page does not say. */
export const useDocRootMetadata = useNoStructuredData;

interface FilteredToc<T> {
  readonly toc: readonly T[];
  readonly minHeadingLevel: number;
  readonly maxHeadingLevel: number;
}

/** Puts headings of some levels below those of higher ones that are before them. */
export const useFilteredAndTreeifiedTOC = <T extends {readonly level: number}>({
  toc,
  minHeadingLevel,
  maxHeadingLevel,
}: FilteredToc<T>): ReturnType<typeof useTreeifiedTOC<T>> =>
  useTreeifiedTOC(toc.filter(({level}) => level >= minHeadingLevel && level <= maxHeadingLevel));

/** What the router is asked for: pages are documents here. */
export const generatedRoutes: readonly never[] = [];

/** What `@generated/site-metadata` tells: no package of Docusaurus is here. */
export const generatedMetadata = {docusaurusVersion: '3.10.0', pluginVersions: {}} as const;

/** Texts that `code.json` has, as `@generated/codeTranslations` tells: they are in the pages. */
export const generatedTexts = {};
