import type {ArticleRules} from './docusaurus/content/articleRules.ts';
import type {SidebarMaker} from './docusaurus/content/contents.ts';
import type {FeedMaker} from './docusaurus/content/feedMakers.ts';
import type {PostProcessor} from './docusaurus/content/postProcessors.ts';
import type {ReadingTimer} from './docusaurus/content/readingTimes.ts';
import type {SitemapOptions} from './docusaurus/content/sitemapOptions.ts';
import type {SiteTexts, TextFunctions} from './docusaurus/content/textFunctions.ts';
import type {PluginContent} from './docusaurus/plugins/pluginContent.ts';
import type {RedirectMaker} from './docusaurus/plugins/plugins.ts';
import type {FooterParts} from './docusaurus/theme/footerParts.ts';
import type {OwnGrammars} from './docusaurus/theme/ownGrammars.ts';
import type {GivenComponents} from './docusaurus/theme/swizzles.ts';

/** What the configuration of another generator says that no option of our own can: most of it are functions. */
export interface TranslatedSite extends FooterParts {
  /** The configuration as components of the site see it. */
  readonly seenConfig: Readonly<Record<string, unknown>>;
  /** Makes old addresses of those of the pages; undefined for none. */
  readonly makeRedirects: RedirectMaker | undefined;
  /** Where the sitemap is and what it names. */
  readonly sitemap: SitemapOptions;
  /** Functions that make sidebars of folders, by the id of the collection. */
  readonly sidebarMakers: ReadonlyMap<string, SidebarMaker>;
  /** Functions that compute reading times in minutes, by the id of the blog. */
  readonly readingTimers: ReadonlyMap<string, ReadingTimer>;
  /** Functions that order posts, by the id of their blog. */
  readonly postProcessors: ReadonlyMap<string, PostProcessor>;
  /** Patterns that find the end of a post's summary, by the id of its blog. */
  readonly truncateMarkers: ReadonlyMap<string, RegExp>;
  /** Functions that make the entries of feeds, by the id of their blog. */
  readonly feedMakers: ReadonlyMap<string, FeedMaker>;
  /** Components of the site that options name for pages of the theme. */
  readonly givenComponents: GivenComponents;
  /** Functions that are asked for every file of Markdown; undefined for none. */
  readonly textFunctions: TextFunctions | undefined;
  /** Whether files named `.md` are MDX, as they are for Docusaurus unless its configuration says otherwise. */
  readonly readsMdx: boolean;
  /** Options that decide how articles are compiled. */
  readonly articleRules: ArticleRules;
  /** Whether the last of notes with the same id keeps it, and such notes do not stop the build. */
  readonly overwritesIds: boolean;
  /** Where the logo leads; undefined for home. */
  readonly logoHref: string | undefined;
  /** The namespace of the names under which browsers keep choices of readers; true for one that the address makes. */
  readonly storeNamespace: string | true | undefined;
}

/** What a site of another generator has that no site of our own has, with what its own files and its plugins add. */
export interface ForeignSite extends TranslatedSite {
  /** Languages of code that the site teaches Prism itself; undefined for none. */
  readonly grammars: OwnGrammars | undefined;
  /** Modules that run once in the browser, absolute. */
  readonly clientModules: readonly string[];
  /** Pages and data that its plugins make. */
  readonly pluginContent: PluginContent;
  /** Packages of the configuration that are not installed. */
  readonly missingPackages: readonly string[];
  /** Results of `textFunctions` for the files; undefined for none, and before the site is set up. */
  readonly texts?: SiteTexts | undefined;
}
