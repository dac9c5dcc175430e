import type {DocLists} from '@wuya/theme/types';
import type {PostLists} from '../../content/blog/postLists.ts';

/** Lists that components of a Docusaurus site may ask for. They are made only where some do: each new note would make another bundle. */
export interface SiteLists {
  /**
   * The newest posts of the blogs.
   * @param takesFiles whether all that Docusaurus writes of posts goes with them. @default false
   */
  postLists(takesFiles?: boolean): PostLists;
  /**
   * The notes.
   * @param describes whether each is described, those without a description by their first words. @default false
   */
  docLists(describes?: boolean): DocLists;
}

/** The generated module with the newest posts of the blogs. Here alone, as most sites load no bundler. */
export const POST_LISTS = 'virtual:wuya/post-lists';

/** Hooks that give versions: their lists are in the bundle only where code asks for the notes of a version. */
const VERSION_HOOKS =
  /\buse(?:DocsVersion(?:Candidates)?|DocVersionSuggestions|DocsData|AllDocsData|Versions|LatestVersion|Active(?:Version|DocContext|Plugin))\b/;

/** Hooks for data of plugins give versions too, where they are asked for the plugin of notes. */
const DATA_HOOKS = /\buse(?:GlobalData|PluginData|AllPluginInstancesData)\b/;
const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** Tells whether a text takes the notes of what a hook of versions gives it: `useDocsVersion().docs`. */
export const takesDocs = (code: string): boolean =>
  (VERSION_HOOKS.test(code) || (DATA_HOOKS.test(code) && code.includes(DOCS_PLUGIN))) &&
  /\.docs\b|[{,]\s*docs\s*[},:]/.test(code);

/** Hooks that give items of a sidebar: their ids are in the lists of notes. */
const SIDEBAR_HOOKS = /\buse(?:DocsSidebar|CurrentSidebar(?:Category|Siblings))\b/;

/** Tells whether a text asks for lists of notes. */
export const readsDocLists = (code: string): boolean =>
  /\buse(?:DocById|LayoutDoc)\b/.test(code) ||
  takesDocs(code) ||
  (SIDEBAR_HOOKS.test(code) && /\bdocId\b/.test(code));

/** Tells whether a text asks for what notes are described by. */
export const readsDescriptions = (code: string): boolean =>
  readsDocLists(code) && /\bdescription\b/.test(code);

/** Tells whether a text reads the newest posts of a blog from what Docusaurus generates. */
export const readsPostLists = (code: string): boolean => code.includes('/blog-post-list-prop-');

/** A folder of what Docusaurus writes of the posts of a blog, with that for pages about them below it. */
export const POST_FOLDER =
  /^(?:@generated\/docusaurus-plugin-content-blog|~blog)\/([^/]+)(\/p)?\/?$/;

/** Tells whether a text takes all that Docusaurus writes of the posts of a blog. */
export const readsPostFiles = (code: string): boolean =>
  /\.context\b/.test(code) &&
  /['"](?:@generated\/docusaurus-plugin-content-blog|~blog)\//.test(code);
