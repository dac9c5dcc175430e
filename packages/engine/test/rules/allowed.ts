/**
 * What breaks a rule and may: data tables, for good; all other lines are debts, each under the name of its room.
 * Who pays one takes its line out. A size is not listed with its number of lines.
 */
export interface Allowed {
  /** Files, or folders, that may import each other. Any part of such a group may too. */
  readonly cycles: readonly string[];
  readonly upwardValues: readonly string[];
  readonly upwardTypes: readonly string[];
  readonly moduleState: readonly string[];
  readonly longFiles: readonly string[];
  readonly longFunctions: readonly string[];
  /** Patterns whose texts are short: a card, an address of the configuration, a shortcode or a list of tags that moves here. */
  readonly runPatterns: readonly string[];
}

export const ALLOWED: Allowed = {
  cycles: [],
  upwardValues: [],
  upwardTypes: [],
  moduleState: [],
  longFiles: [],
  longFunctions: [],
  runPatterns: [
    String.raw`engine/src/cli/migrate/from/hugo/facts.ts: /\s*[,，]\s*/`,
    String.raw`engine/src/cli/migrate/from/hugo/parseShortcodes.ts: /\s*(\/?)\s*([\p{L}\d_][\p{L}\d_./-]*)/u`,
    'engine/src/cli/migrate/from/hugo/parseShortcodes.ts: /\\s*(?:([\\w-]+)\\s*=\\s*)?(?:"((?:[^"\\\\]|\\\\.)*)"|`([^`]*)`|((?:(?!>\\}\\}|%\\}\\}|\\/>\\}\\}|\\/%\\}\\})[^\\s"`=])+))/',
    String.raw`engine/src/cli/migrate/from/hugo/shortcodeRules.ts: /^\n+|\s+$/g`,
    String.raw`engine/src/cli/migrate/from/jekyll/expression.ts: /([\w-]+)\s*=\s*("[^"]*"|'[^']*'|[^\s"'=]+)/g`,
    String.raw`engine/src/cli/migrate/from/jekyll/facts.ts: /\s*[,，]\s*/`,
    String.raw`engine/src/cli/migrate/from/jekyll/jekyll.ts: /^-+|-+$/g`,
    String.raw`engine/src/cli/migrate/from/jekyll/liquid.ts: /^\s*\n|\s+$/g`,
    String.raw`engine/src/cli/migrate/from/jekyll/permalinks.ts: /^-+|-+$/g`,
    String.raw`engine/src/cli/migrate/from/jekyll/permalinks.ts: /\s*,\s*|\s+/`,
    String.raw`engine/src/cli/migrate/from/pages/oldPage.ts: /[\s?#\\]+(?=[^/]*$)/g`,
    String.raw`engine/src/cli/migrate/from/pages/pageLinks.ts: /\/+$/`,
    String.raw`search/src/hosted/hosts.ts: /\/+$/`,
    String.raw`theme/src/companion/peek/glimpse.ts: /(?:[\s，、：,]+[\w-]*|.)$/`,
  ],
};
