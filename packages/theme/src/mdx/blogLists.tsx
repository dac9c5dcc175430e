import {type ReactNode, useEffect} from 'react';
import {usePage, useSite} from '../base/context.tsx';
import {Link} from './Link.tsx';
import {translate} from './Translate.tsx';

/** A post among the newest of a blog, as Docusaurus gives them to components. */
export interface BlogSidebarItem {
  readonly title: string;
  readonly permalink: string;
  readonly date: string;
  readonly unlisted?: boolean;
}

/** Returns the posts that are shown: unlisted ones on their own page alone. */
export function useVisibleBlogSidebarItems(items: readonly BlogSidebarItem[]): BlogSidebarItem[] {
  const {path} = usePage();
  return items.filter(({unlisted, permalink}) => !unlisted || permalink === path);
}

/** Groups posts by their years, the newest first. */
export function groupBlogSidebarItemsByYear(
  items: readonly BlogSidebarItem[],
): [year: string, items: BlogSidebarItem[]][] {
  const years = new Map<string, BlogSidebarItem[]>();
  for (const item of items) {
    const year = `${new Date(item.date).getFullYear()}`;
    years.set(year, [...(years.get(year) ?? []), item]);
  }
  return [...years].sort(([a], [b]) => Number(b) - Number(a));
}

export interface BlogSidebarItemListProps {
  readonly items: readonly BlogSidebarItem[];
  readonly ulClassName?: string;
  readonly liClassName?: string;
  readonly linkClassName?: string;
  readonly linkActiveClassName?: string;
}

/** Links to posts. */
export function BlogSidebarItemList({
  items,
  ulClassName,
  liClassName,
  linkClassName,
  linkActiveClassName = 'active',
}: BlogSidebarItemListProps) {
  return (
    <ul className={ulClassName}>
      {items.map(({permalink, title}) => (
        <li className={liClassName} key={permalink}>
          <Link
            isNavLink
            exact
            to={permalink}
            activeClassName={linkActiveClassName}
            {...(linkClassName !== undefined && {className: linkClassName})}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns the title of the page of all tags. */
export function translateTagsPageTitle(): string {
  return translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'});
}

/** Returns the title of the page of all authors. */
export function translateBlogAuthorsListPageTitle(): string {
  return translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'});
}

/** Tells of the blog that a page is of. */
export function useBlogMetadata(): {
  readonly blogBasePath: string;
  readonly blogTitle: string;
  readonly authorsListPath: string;
} {
  const page = usePage();
  const trail = page.kind === 'blog' ? page.breadcrumbs : [];
  const blog = trail.findLast(({href}) => href !== undefined);
  const blogBasePath = blog?.href ?? page.path;
  const isOfAuthor = page.kind === 'blog' && page.view === 'list' && page.subject === 'author';
  const all = isOfAuthor ? page.links[0]?.href : undefined;
  return {
    blogBasePath,
    blogTitle: blog?.label ?? ('title' in page ? page.title : ''),
    authorsListPath: all ?? `${blogBasePath}authors/`,
  };
}

/** Groups tags by their first letters. */
export function listTagsByLetters<T extends {readonly label: string}>(
  tags: readonly T[],
): {letter: string; tags: T[]}[] {
  const letters = new Map<string, T[]>();
  for (const tag of tags) {
    const letter = tag.label[0]?.toUpperCase() ?? '';
    letters.set(letter, [...(letters.get(letter) ?? []), tag]);
  }
  const byLabel = (a: T, b: T): number => a.label.localeCompare(b.label);
  return [...letters]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([letter, of]) => ({letter, tags: of.sort(byLabel)}));
}

/** Returns what writes dates in the language of the site. */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(useSite().locale, options);
}

export interface HtmlClassNameProviderProps {
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Gives the document classes while a page is shown. */
export function HtmlClassNameProvider({className = '', children}: HtmlClassNameProviderProps) {
  useEffect(() => {
    const {classList} = document.documentElement;
    const added = className.split(/\s+/).filter((name) => name !== '' && !classList.contains(name));
    classList.add(...added);
    return () => classList.remove(...added);
  }, [className]);
  return children;
}
