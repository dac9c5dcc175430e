import type {UnifiedEntry} from '../options/plugins.ts';
import type {Reaction} from '../../errors/reaction.ts';
import type {UserAnalytics} from './analytics.ts';
import type {UserBlog} from './blog.ts';
import type {UserComments} from './comments.ts';
import type {UserDocs} from './docs.ts';
import type {UserGraph} from './graph.ts';
import type {UserShareImages} from './shareImages.ts';
import type {UserMarkdown} from './markdown.ts';
import type {UserImages} from './images.ts';
import type {UserRun} from './run.ts';
import type {UserSearch} from './search.ts';
import type {UserTheme} from './theme.ts';

/** A tag for the head of every page. */
export interface UserHeadTag {
  /** Name of the tag. */
  readonly tagName: 'base' | 'link' | 'meta' | 'noscript' | 'script' | 'style';
  /** Its attributes; `true` is one without a value. @default none @example {src: 'https://example.com/a.js', defer: true} */
  readonly attributes?: Readonly<Record<string, string | boolean>>;
  /** What stands between the tags, as it is. @default nothing */
  readonly innerHTML?: string;
}

/** An old address that leads to a page. */
export interface UserRedirect {
  /** Old paths below `baseUrl`. @example '/old/' */
  readonly from: string | readonly string[];
  /** Path of a page. @example '/new/' */
  readonly to: string;
}

/** Files that hosts read. */
export interface UserDeploy {
  /** Write `_headers`: what hosts and `wuya serve` send with each file. @default true */
  readonly headers?: boolean;
  /**
   * More sources by directive of the content security policy; `false`: no policy.
   * @default {} @example {'img-src': ['https://example.com']}
   */
  readonly contentSecurityPolicy?: false | Readonly<Record<string, readonly string[]>>;
  /** Write compressed copies beside each file, for hosts that send them as they are. @default [] */
  readonly precompress?: readonly ('br' | 'gz')[];
  /** Write `nginx.conf`: locations for a server of one's own, with the same headers. @default false */
  readonly nginx?: boolean;
}

/** One of the languages of a site. */
export interface UserLanguage {
  /** Name of the language for readers. @default in its own words @example 'English' */
  readonly label?: string;
  /** `lang` of its documents. @default its tag @example 'en-GB' */
  readonly htmlLang?: string;
  /** Direction of its script. @default 'ltr' */
  readonly direction?: 'ltr' | 'rtl';
  /** Folder of its translations, below `i18n`. @default its tag */
  readonly path?: string;
  /** Title of the site in the language. @default `title` */
  readonly title?: string;
  /** Tagline in the language. @default `tagline` */
  readonly tagline?: string;
  /** Texts of the interface by message id, over those of `i18n/<language>/code.json`. @default {} */
  readonly messages?: Readonly<Record<string, string>>;
  /** Options that take the place of those of `themeConfig`. @default none @example {sections: []} */
  readonly themeConfig?: UserTheme;
}

/** The languages of a site. */
export interface UserLanguages {
  /** Language of the notes, which stands for what has no translation. @example 'zh-CN' */
  readonly defaultLocale: string;
  /** All languages. @example ['zh-CN', 'en'] */
  readonly locales: readonly string[];
  /** What single languages are called and where their texts are, by tag. @default {} */
  readonly localeConfigs?: Readonly<Record<string, UserLanguage>>;
}

/** A set of single pages: most sites have one. */
export interface UserPages {
  /** Name of the set, where there are several: the folder of its translations ends with it. @default 'default' @example 'community' */
  readonly id?: string;
  /** Folder of the pages, relative to the site. @default 'src/pages', or the id of the set @example 'pages' */
  readonly path?: string;
  /** Path of the pages below `baseUrl`. @default '/', or the id of the set */
  readonly routeBasePath?: string;
  /** Patterns of the files that make no page, relative to `path`. @default [] @example ['draft-*.md'] */
  readonly exclude?: readonly string[];
  /** Plugins of remark for the pages, after those of `markdown`. @default [] */
  readonly remarkPlugins?: readonly UnifiedEntry[];
  /** Plugins of rehype for the pages, after those of `markdown`. @default [] */
  readonly rehypePlugins?: readonly UnifiedEntry[];
}

/** What an author puts into `wuya.config.ts`: only `title` and `url` are needed. */
export interface UserConfig {
  /** Name of the site, in the browser's title bar and the navbar. @example '我的笔记' */
  readonly title: string;
  /** One sentence about the site; the footer shows it. @default '' */
  readonly tagline?: string;
  /** What stands between the page's title and the site's. @default '|' */
  readonly titleDelimiter?: string;
  /** Origin of the published site, without a path. `WUYA_URL` takes its place. @example 'https://example.com' */
  readonly url: string;
  /** Path under which the site is served, where it is deployed under a sub-path. `WUYA_BASE_URL` takes its place. @default '/' @example '/notes/' */
  readonly baseUrl?: string;
  /** Language of the site, a BCP 47 tag. @default 'zh-CN' @example 'en' */
  readonly locale?: string;
  /** Say on the home page when the site is served under another path than `baseUrl`. @default true */
  readonly baseUrlIssueBanner?: boolean;
  /** Comments below notes and posts, loaded when a reader comes near. @default false @example {service: 'waline', server: 'https://…'} */
  readonly comments?: UserComments | false;
  /** Values for components of the site. Every page's script holds them. @default {} */
  readonly customFields?: Readonly<Record<string, unknown>>;
  /** Path of the icon inside the static folder. @default none @example 'favicon.svg' */
  readonly favicon?: string;
  /** Services that count visits; nothing of them is loaded in `wuya dev`. @default none @example {umami: {websiteId: '…'}} */
  readonly analytics?: UserAnalytics;
  /** Tags for the head of every page; the content security policy allows the hosts that they name. @default [] */
  readonly headTags?: readonly UserHeadTag[];
  /** Languages of the site, built together: the default one at `baseUrl`, the others below. @default the one of `locale` */
  readonly i18n?: UserLanguages;
  /** Texts of the interface by message id, over those of the theme. @default {} */
  readonly messages?: Readonly<Record<string, string>>;
  /** Ask search engines to leave the whole site out. @default false */
  readonly noIndex?: boolean;
  /** Keep what was read, and the search's first files, in the reader's browser for when there is no network. @default false */
  readonly offline?: boolean;
  /** A picture of 1200 × 630 for each page, by which services show links to it; needs `npm install @napi-rs/canvas`. @default none, `themeConfig.image` for all pages */
  readonly shareImages?: UserShareImages;
  /** Folders that are copied as they are. @default ['static'] */
  readonly staticDirectories?: readonly string[];
  /** Publish hidden files and folders of these names too; `.well-known` always is. @default [] @example ['.nojekyll'] */
  readonly staticDotfiles?: readonly string[];
  /** Follow symbolic links that lead out of the site or to folders. Only for folders that you trust. @default false */
  readonly followLinks?: boolean;
  /** Pictures of how notes lead to each other, drawn by the build; `true`: below each note, and a page of all. @default false */
  readonly graph?: UserGraph | boolean;
  /** Pictures of notes in other formats and widths, for dark pages, and of other hosts; `true`: all but the last. @default false */
  readonly images?: UserImages | boolean;
  /** What a link to a missing file or page does; `'throw'` fails the build. @default 'throw' */
  readonly onBrokenLinks?: Reaction;
  /** What a link to a missing section of a page does. @default 'warn' */
  readonly onBrokenAnchors?: Reaction;
  /** What a missing image does. @default 'throw' */
  readonly onBrokenImages?: Reaction;
  /** What a link to a missing `.md` file does. @default as `onBrokenLinks` */
  readonly onBrokenMarkdownLinks?: Reaction;
  /** What two files with one address do; the first keeps it. @default 'warn' */
  readonly onDuplicateRoutes?: Reaction;
  /** Old addresses that lead to pages of the site. @default [] @example [{from: '/old/', to: '/new/'}] */
  readonly redirects?: readonly UserRedirect[];
  /** How `wuya run` runs the code of notes. @default JavaScript, TypeScript, Python, shells and SQL, ten seconds each */
  readonly run?: UserRun;
  /** Files that hosts read. @default `_headers` with a content security policy */
  readonly deploy?: UserDeploy;
  /** The notes, one collection or a list of them; `false` switches them off. @default the folder `docs` @example {path: 'notes'} */
  readonly docs?: UserDocs | readonly UserDocs[] | false;
  /** The posts, one blog or a list of them; `false` switches them off. @default the folder `blog`, where there is one */
  readonly blog?: UserBlog | readonly UserBlog[] | false;
  /** Single pages, one set or a list of them; `false` switches them off. @default the folder `src/pages` */
  readonly pages?: UserPages | readonly UserPages[] | false;
  /** The search page and who answers. @default an index of static files */
  readonly search?: UserSearch;
  /** How notes are read. @default Markdown with the repairs for Chinese */
  readonly markdown?: UserMarkdown;
  /** Everything that only the look needs. @default see its options */
  readonly themeConfig?: UserTheme;
  /** Options for the bundler, merged into its own; without promises. @default {} */
  readonly vite?: Readonly<Record<string, unknown>>;
}
