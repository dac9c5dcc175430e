import {folder} from '../schema/folder.ts';
import {addressPath} from './address.ts';
import {
  arrayOf,
  flag,
  type Infer,
  optional,
  type Schema,
  section,
  text,
  withDefault,
} from '../schema/schema.ts';
import {collectionId, collectionsOf, DEFAULT_COLLECTION} from './collection.ts';
import {unifiedPlugins} from './plugins.ts';

const onePageSet = section({
  /** Name of the set, which the folder of its translations ends with. */
  id: collectionId,
  /** Folder of the pages, relative to the site; left out, `src/pages`, or the name of the set. */
  path: optional(folder()),
  /** Path of the pages below `baseUrl`; left out, `/`, or the name of the set. */
  routeBasePath: optional(addressPath()),
  /** Patterns of files that make no page, below `path`: `draft-*.md`. */
  exclude: withDefault(arrayOf(text()), []),
  /** What git says of the last change of a page. */
  showLastUpdateTime: withDefault(flag(), false),
  showLastUpdateAuthor: withDefault(flag(), false),
  /** Plugins for these pages, after those of `markdown`. */
  remarkPlugins: unifiedPlugins,
  rehypePlugins: unifiedPlugins,
});

/** A set of single pages with every default filled in. */
export interface PagesOptions extends Omit<Infer<typeof onePageSet>, 'path' | 'routeBasePath'> {
  readonly path: string;
  readonly routeBasePath: string;
}

/** `pages`: single pages (`.md`, `.tsx`, `.jsx`, `.ts`, `.js`), one set or a list of them. `false` switches them off. */
export const pages: Schema<readonly PagesOptions[]> = collectionsOf(onePageSet, (options) => {
  const {id, path, routeBasePath} = options;
  const own = id === DEFAULT_COLLECTION ? undefined : id;
  return {
    ...options,
    path: path ?? own ?? 'src/pages',
    routeBasePath: routeBasePath ?? own ?? '/',
  };
});
