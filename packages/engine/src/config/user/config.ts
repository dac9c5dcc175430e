import type {Reaction} from '../../errors/reaction.ts';
import type {UserAnalytics} from './analytics.ts';
import type {UserBlog} from './blog.ts';
import type {UserComments} from './comments.ts';
import type {UserDeploy, UserRedirect} from './deploy.ts';
import type {UserDocs} from './docs.ts';
import type {UserGraph} from './graph.ts';
import type {UserLanguages} from './languages.ts';
import type {UserPages} from './pages.ts';
import type {UserShareImages} from './shareImages.ts';
import type {UserMarkdown} from './markdown.ts';
import type {UserImages} from './images.ts';
import type {UserRun} from './run.ts';
import type {UserSearch} from './search.ts';
import type {UserTheme} from './theme.ts';

/** A tag for the head of every page. */
export interface UserHeadTag {
  /** Name of the tag in the head, such as `meta`, `link` or `script`. */
  readonly tagName: 'base' | 'link' | 'meta' | 'noscript' | 'script' | 'style';
  /**
   * Attributes of the tag; `true` is one without a value.
   * @default none
   * @example {src: 'https://example.com/a.js', defer: true}
   */
  readonly attributes?: Readonly<Record<string, string | boolean>>;
  /** What is between the tags, such as an inline script, as it is. @default nothing */
  readonly innerHTML?: string;
}

/** What an author puts into `wuya.config.ts`: only `title` and `url` are needed. */
export interface UserConfig {
  /**
   * What the site is called: its name (title) in the title bar and tabs of the browser and in the
   * navbar. To rename the site, change it.
   * @example '我的笔记'
   */
  readonly title: string;
  /** Subtitle, slogan or motto of the site: one sentence, which the footer shows. @default '' */
  readonly tagline?: string;
  /**
   * Character between the page title and the site name in the tab of the browser, such as a bar or
   * a dash: what separates the two.
   * @default '|'
   */
  readonly titleDelimiter?: string;
  /**
   * Domain of the published site, with `https://` and without a path; a new domain goes here. Links
   * for sharing, feeds and the sitemap need it. The environment variable `WUYA_URL` takes its
   * place.
   * @example 'https://example.com'
   */
  readonly url: string;
  /**
   * Sub path of the domain under which the site is deployed, as on GitHub Pages: the folder that
   * all addresses begin with. The environment variable `WUYA_BASE_URL` takes its place.
   * @default '/'
   * @example '/notes/'
   */
  readonly baseUrl?: string;
  /**
   * End the addresses of pages with a slash: `/a/`, the file `a/index.html`. `false`: `/a`, the file
   * `a.html`, for a site whose addresses were without one before it moved.
   * @default true
   */
  readonly trailingSlash?: boolean;
  /**
   * Language of the site, such as Chinese or English: buttons and other texts of the interface are
   * in it, and pages name it. A BCP 47 tag.
   * @default 'zh-CN'
   * @example 'en'
   */
  readonly locale?: string;
  /**
   * Show a warning on the home page when styles did not load because the site is served under
   * another path than `baseUrl`; `false` hides it.
   * @default true
   */
  readonly baseUrlIssueBanner?: boolean;
  /**
   * Let visitors comment on (discuss) notes and posts below them, by one of four services; loaded
   * when a reader comes near.
   * @default false
   * @example {service: 'waline', server: 'https://…'}
   */
  readonly comments?: UserComments | false;
  /**
   * Your own data and settings in the configuration, such as the address of an API, passed to your
   * own components and pages, which read it. Every page's script holds it, so no secrets.
   * @default {}
   */
  readonly customFields?: Readonly<Record<string, unknown>>;
  /**
   * Small icon of the site in the tab of the browser: path of the file inside the static folder.
   * @default none
   * @example 'favicon.svg'
   */
  readonly favicon?: string;
  /**
   * Count how many people visit the site (visitors, page views, traffic) by a service; nothing of
   * it is loaded in `wuya dev`.
   * @default none
   * @example {umami: {websiteId: '…'}}
   */
  readonly analytics?: UserAnalytics;
  /**
   * Add tags to the `<head>` of every page, such as a meta tag that verifies the ownership of the
   * site (Google Search Console), a script or a font; the content security policy allows the hosts
   * that they name.
   * @default []
   */
  readonly headTags?: readonly UserHeadTag[];
  /**
   * Have the site in several languages (bilingual, translated), built together: the default one at
   * `baseUrl`, the others below.
   * @default the one of `locale`
   */
  readonly i18n?: UserLanguages;
  /**
   * Change the text of buttons, labels and others of the interface, by message id, over those of
   * the theme.
   * @default {}
   */
  readonly messages?: Readonly<Record<string, string>>;
  /**
   * Block Google and other search engines: keep them from indexing the whole site, as for a test or
   * a private site.
   * @default false
   */
  readonly noIndex?: boolean;
  /**
   * Let readers read offline, without an internet connection: their browser keeps the pages that
   * they visited and the search's first files. Readers can install the site as an app (PWA).
   * @default false
   */
  readonly offline?: boolean;
  /**
   * Generate (create) a social card, an Open Graph preview image of 1200 × 630, for each page
   * automatically, which chats and networks show with a link to it; needs `npm install
   * @napi-rs/canvas`.
   * @default none, `themeConfig.image` for all pages
   */
  readonly shareImages?: UserShareImages;
  /**
   * Folders of static files such as images and downloads: they are copied unchanged to the root of
   * the site.
   * @default ['static']
   */
  readonly staticDirectories?: readonly string[];
  /**
   * Publish hidden files and folders, which begin with a dot (such as `.htaccess`), of these names
   * too; `.well-known` always is.
   * @default []
   * @example ['.nojekyll']
   */
  readonly staticDotfiles?: readonly string[];
  /**
   * Follow symbolic links (symlinks) that lead out of the site or to folders, as when the notes
   * folder is one. Only for folders that you trust.
   * @default false
   */
  readonly followLinks?: boolean;
  /**
   * Show how notes are connected (link to each other), as Obsidian does; `true`: below each note,
   * and a page of all.
   * @default false
   */
  readonly graph?: UserGraph | boolean;
  /**
   * Compress the pictures of notes automatically so that pages load faster: smaller, optimized
   * formats and widths; `true` turns on all but `remote`.
   * @default false
   */
  readonly images?: UserImages | boolean;
  /**
   * What a link to a deleted or missing file or page does (a broken, dead link): `'throw'` fails
   * the build, `'warn'` only warns, `'ignore'` says nothing.
   * @default 'throw'
   */
  readonly onBrokenLinks?: Reaction;
  /**
   * What a link to a wrong or missing section of a page does (a broken anchor behind `#`): fail the
   * build, only warn, or nothing.
   * @default 'warn'
   */
  readonly onBrokenAnchors?: Reaction;
  /**
   * Whether missing images fail the build (`'throw'`), only warn (`'warn'`) or are ignored: image
   * files that do not exist.
   * @default 'throw'
   */
  readonly onBrokenImages?: Reaction;
  /**
   * Whether links to `.md` files that do not exist fail the build, only warn or are ignored.
   * @default as `onBrokenLinks`
   */
  readonly onBrokenMarkdownLinks?: Reaction;
  /**
   * What two files (pages, notes) with the same address do, a duplicate URL: fail the build, warn
   * or nothing; the first keeps it.
   * @default 'warn'
   */
  readonly onDuplicateRoutes?: Reaction;
  /**
   * Redirects: old links (addresses) go to the new page of the site after it was moved.
   * @default []
   * @example [{from: '/old/', to: '/new/'}]
   */
  readonly redirects?: readonly UserRedirect[];
  /**
   * How `wuya run` runs the code of notes.
   * @default JavaScript, TypeScript, Python, shells and SQL, ten seconds each
   */
  readonly run?: UserRun;
  /**
   * Files that hosts and servers read when the site is deployed: headers, a configuration of nginx,
   * compressed copies.
   * @default `_headers` with a content security policy
   */
  readonly deploy?: UserDeploy;
  /**
   * The notes, one collection or a list of them; `false`: a site without notes.
   * @default the folder `docs`
   * @example {path: 'notes'}
   */
  readonly docs?: UserDocs | readonly UserDocs[] | false;
  /** The blog, one or a list of them; `false`: no blog. @default the folder `blog`, where there is one */
  readonly blog?: UserBlog | readonly UserBlog[] | false;
  /**
   * Create an about page, a home page and others in Markdown or React, outside notes and blog: one
   * set or a list of them; `false` switches them off.
   * @default the folder `src/pages`
   */
  readonly pages?: UserPages | readonly UserPages[] | false;
  /** Options of the search of the site. @default an index of static files */
  readonly search?: UserSearch;
  /**
   * How Markdown is read: extra syntax such as formulas, diagrams, wiki links and emoji, and
   * plugins.
   * @default Markdown with the repairs for Chinese
   */
  readonly markdown?: UserMarkdown;
  /**
   * Everything about appearance (theme, looks): navbar, footer, colours, dark mode.
   * @default see its options
   */
  readonly themeConfig?: UserTheme;
  /**
   * Options for the bundler, Vite, such as module aliases and plugins, merged into its own; without
   * promises.
   * @default {}
   */
  readonly vite?: Readonly<Record<string, unknown>>;
}
