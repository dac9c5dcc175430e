import type {ContentSet} from './contents.ts';
import {BLOG_PAGES} from '../common/listParts.ts';
import {idOf, type Notes} from '../common/notes.ts';
import {findComponent} from '../plugins/pluginPages.ts';
import {type GivenComponents, toGivenSwizzle} from '../theme/swizzles.ts';
import {findThemeComponents} from '../theme/themeComponents.ts';

/** Options that name the component of a page, and the one of the theme that it is unless they do. */
const OPTIONS: Readonly<Record<ContentSet['kind'], Readonly<Record<string, string>>>> = {
  docs: {
    docCategoryGeneratedIndexComponent: 'DocCategoryGeneratedIndexPage',
    docItemComponent: 'DocItem',
    docLayoutComponent: 'DocPage',
    docRootComponent: 'DocRoot',
    docTagDocListComponent: 'DocTagDocListPage',
    docTagsListComponent: 'DocTagsListPage',
    docVersionRootComponent: 'DocVersionRoot',
    docsRootComponent: 'DocsRoot',
  },
  blog: {
    blogArchiveComponent: 'BlogArchivePage',
    blogAuthorsListComponent: 'Blog/Pages/BlogAuthorsListPage',
    blogAuthorsPostsComponent: 'Blog/Pages/BlogAuthorsPostsPage',
    blogListComponent: 'BlogListPage',
    blogPostComponent: 'BlogPostPage',
    blogTagsListComponent: 'BlogTagsListPage',
    blogTagsPostsComponent: 'BlogTagsPostsPage',
  },
  pages: {mdxPageComponent: 'MDXPage'},
};

/** Parts that each set of notes or posts may have of its own. */
const OF_SETS: readonly string[] = ['DocItem', 'BlogPostPage'];

/** Names of these options. */
export const COMPONENT_OPTIONS: readonly string[] = Object.values(OPTIONS).flatMap(Object.keys);

interface ComponentFolders {
  /** Folder of the site, absolute. */
  readonly dir: string;
  /** Folders of components that plugins and themes bring, absolute. */
  readonly themePaths: readonly string[];
}

/**
 * Finds the files of components that options name for pages of the theme, by the names of {@link GivenComponents}, beside those that
 * themes in packages bring. Options that are not taken are noted.
 */
export function findGivenComponents(
  sets: readonly ContentSet[],
  {dir, themePaths}: ComponentFolders,
  notes: Notes,
): GivenComponents {
  const given: Record<string, string> = {...findThemeComponents(themePaths, dir)};
  for (const {kind, path, values} of sets)
    for (const [option, name] of Object.entries(OPTIONS[kind])) {
      const value = values[option];
      // Many configurations repeat what is so anyway.
      if (value === undefined || value === `@theme/${name}`) continue;
      const file = typeof value === 'string' ? findComponent(value, {dir, themePaths}) : undefined;
      const id = idOf(values);
      const isOnly = sets.filter((set) => set.kind === kind).length === 1;
      const key = BLOG_PAGES.includes(name) || !isOnly ? `${name}@${id}` : name;
      const isTaken = isOnly || BLOG_PAGES.includes(name) || OF_SETS.includes(name);
      if (file !== undefined && isTaken && toGivenSwizzle(key, file)) given[key] = file;
      else notes.ignore(`${path}.${option}`);
    }
  return given;
}
