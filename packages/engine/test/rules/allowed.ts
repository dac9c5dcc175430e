/**
 * What breaks a rule and may: data tables, for good; all other lines are debts, each under the name of its room.
 * Paying one takes its line out. A size is not listed with its number of lines.
 */
export interface Allowed {
  /** Files, or folders, that may import each other. Any part of such a group may too. */
  readonly cycles: readonly string[];
  readonly upwardValues: readonly string[];
  readonly upwardTypes: readonly string[];
  readonly moduleState: readonly string[];
  /** Folders with many files: one for each thing of a list that has no parts. */
  readonly largeFolders: readonly string[];
  readonly longFiles: readonly string[];
  readonly longFunctions: readonly string[];
  /** Files, or folders, whose exports no file here has to import: sites import them, or they are debts. */
  readonly unusedExports: readonly RegExp[];
  /** Patterns whose texts are short: a card, an address of the configuration. */
  readonly runPatterns: readonly string[];
}

export const ALLOWED: Allowed = {
  cycles: [],
  upwardValues: [],
  upwardTypes: [],
  moduleState: [],
  largeFolders: [
    // Components that a site may replace by name: the folder is the list.
    'theme/src/components',
    // One file for each module that sites import, each part of Docusaurus, each option, each tool.
    'theme/src/mdx',
    'theme/src/foreign',
    'engine/src/config/options',
    'engine/src/cli/migrate/from/book',
  ],
  longFiles: [],
  longFunctions: [],
  unusedExports: [
    // What sites import: modules by the names of Docusaurus, data of pages, props of components.
    /^theme\/src\/(?:foreign|mdx|types)\//,
    /^theme\/src\/.*Props$/,
    // Declarations of the schema name them.
    /^engine\/src\/config\/options\/(?:contentsLevels|navbarItem)\.ts/,
    /^engine\/src\/(?:cli\/migrate|config\/docusaurus)\//,
  ],
  runPatterns: [
    String.raw`search/src/hosted/hosts.ts: /\/+$/`,
    String.raw`theme/src/companion/peek/glimpse.ts: /(?:[\s，、：,]+[\w-]*|.)$/`,
  ],
};
