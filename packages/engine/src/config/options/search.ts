import {addressPath} from './address.ts';
import {jsonValue} from '../schema/jsonValue.ts';
import {
  arrayOf,
  either,
  flag,
  type Infer,
  integer,
  object,
  oneOf,
  optional,
  recordOf,
  section,
  text,
  textThat,
  withDefault,
} from '../schema/schema.ts';
import {isHttpUrl} from './url.ts';

const isHost = (value: string): boolean => isHttpUrl(value) && !/[\s?#]/.test(value);
const isPattern = (value: string): boolean => {
  try {
    return Boolean(new RegExp(value));
  } catch {
    return false;
  }
};

const hosted = object({
  /** Name of the application, and a key that may only search: both are public. Without one of them the build warns and the search button is off. */
  appId: withDefault(text(), ''),
  apiKey: withDefault(text(), ''),
  indexName: withDefault(text(), 'wuya'),
  /** Servers of one's own that speak the protocol, such as `wuya search serve`; the first one is asked first. Default: those of the application. */
  hosts: withDefault(
    arrayOf(
      textThat(
        ["地址，例如 'https://search.example.com'", "an address like 'https://search.example.com'"],
        isHost,
      ),
    ),
    [],
  ),
  /** Find only pages of the site's language and version. */
  contextual: withDefault(flag(), true),
  /** Parameters of every query, over those of the theme; `facetFilters` are added to those of the theme. */
  searchParameters: withDefault(recordOf(jsonValue), {}),
  /** Statistics of what is found and chosen: a script of another host, from the first opened dialog on; off for readers who do not want to be tracked. */
  insights: withDefault(flag(), true),
  /** Addresses of hits that lead to other sites, as a regular expression. */
  externalUrl: optional(textThat(['正则表达式', 'a regular expression'], isPattern)),
  /** What to write for a part of the path of hits. */
  replacePathname: optional(object({from: text(), to: text()})),
  /** Words that mean the same, for `wuya search push`. */
  synonyms: withDefault(arrayOf(arrayOf(text())), []),
});

/** A service that answers searches by the protocol of Algolia. */
type HostedSearchConfig = Infer<typeof hosted>;

/** `search`: the search page and who answers. */
export const search = section({
  /** Path of the search page below `baseUrl`, or `false` for none; the dialog stays. */
  path: withDefault(
    either((v) => v === false || v === null, oneOf([false, null]), addressPath()),
    'search',
  ),
  /** Most files of the index: hosts count them. Fewer files are larger ones, and every search fetches more. */
  maxFiles: withDefault(integer(50, 1_000_000), 6000),
  /** Words that mean the same on this site, in both languages, beside the glossary of programming terms: `[['掘金', 'juejin']]`. A query of one also finds the others, and says so. */
  synonyms: withDefault(arrayOf(arrayOf(text())), []),
  /** Most hits of a section in the dialog until the reader asks for all it has; 0 is 5. */
  maxResultsPerGroup: withDefault(integer(0, 100), 5),
  /** Where readers of the dialog can say that something should be found, `{query}` in the place of what they looked for. Default: a new issue of the repository on GitHub that the navbar leads to. */
  missingResultsUrl: optional(
    textThat(
      [
        "地址，例如 'https://example.com/?q={query}'",
        "an address like 'https://example.com/?q={query}'",
      ],
      isHttpUrl,
    ),
  ),
  /** Keep nothing of what readers choose: the dialog begins empty. */
  disableUserPersonalization: withDefault(flag(), false),
  /** `'local'`: an index of static files. An object: a hosted service or a server of one's own. `'none'`: no search at all. */
  provider: withDefault(
    either((v) => typeof v !== 'object' || v === null, oneOf(['local', 'none']), hosted),
    'local',
  ),
});

/** The search provider. */
type SearchProviderConfig = 'local' | 'none' | HostedSearchConfig;

/** Finds the key that a hosted provider still needs; undefined when nothing is missing. */
export function findMissingKey(provider: SearchProviderConfig): 'appId' | 'apiKey' | undefined {
  if (typeof provider === 'string') return undefined;
  return provider.appId === '' ? 'appId' : provider.apiKey === '' ? 'apiKey' : undefined;
}

/** Tells whether the index of the site is read: in the browser, or by a server of one's own. The hosted service has its own. */
export function needsOwnIndex(provider: SearchProviderConfig): boolean {
  return typeof provider === 'string' ? provider === 'local' : provider.hosts.length > 0;
}
