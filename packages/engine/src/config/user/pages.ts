import type {UnifiedEntry} from '../options/plugins.ts';

/** A set of single pages: most sites have one. */
export interface UserPages {
  /**
   * Name of this set of pages, where a site has several: the folder of its translations ends with
   * it.
   * @default 'default'
   * @example 'community'
   */
  readonly id?: string;
  /**
   * Folder for the standalone pages, relative to the site.
   * @default 'src/pages', or the id of the set
   * @example 'pages'
   */
  readonly path?: string;
  /**
   * Prefix (path) of the addresses of standalone pages, below `baseUrl`.
   * @default '/', or the id of the set
   */
  readonly routeBasePath?: string;
  /**
   * Patterns of the files in the pages folder that are no pages (exclude, ignore), relative to
   * `path`.
   * @default []
   * @example ['draft-*.md']
   */
  readonly exclude?: readonly string[];
  /**
   * Show below the title of a standalone page in Markdown when it was last changed (date of the
   * last update): the day of its last commit to git in UTC. @default false
   */
  readonly showLastUpdateTime?: boolean;
  /** Show who changed (updated) a standalone page last: the author of its last commit. @default false */
  readonly showLastUpdateAuthor?: boolean;
  /** Plugins of remark for the standalone pages alone, after those of `markdown`. @default [] */
  readonly remarkPlugins?: readonly UnifiedEntry[];
  /** Plugins of rehype for the standalone pages alone, after those of `markdown`. @default [] */
  readonly rehypePlugins?: readonly UnifiedEntry[];
}
