import {messages as catalogues} from '@wuya/theme/messages';
import {ignoreOthers, type Notes, pick, toValues, type Values} from '../common/notes.ts';

const PATH = 'themeConfig.algolia';
const KNOWN = [
  'searchPagePath',
  'maxResultsPerGroup',
  'disableUserPersonalization',
  'appId',
  'apiKey',
  'indexName',
  'searchParameters',
  'insights',
  'contextualSearch',
  'externalUrlRegex',
  'replaceSearchResultPathname',
  'placeholder',
  'translations',
];

/** What `themeConfig.algolia` says: the options of the search, and words of the dialog by message id. */
export interface TranslatedSearch {
  readonly search: unknown;
  readonly messages: Readonly<Record<string, string>>;
}

/** Converts `themeConfig.algolia` to `search` and `messages`; undefined without it. */
export function toSearch(value: unknown, notes: Notes): TranslatedSearch | undefined {
  if (value === undefined || value === null) return undefined;
  const algolia = toValues(value);
  ignoreOthers(algolia, KNOWN, {path: PATH, notes});
  const replacePathname = toReplacement(algolia['replaceSearchResultPathname'], notes);
  const search = {
    ...(algolia['searchPagePath'] !== undefined && {path: algolia['searchPagePath']}),
    ...pick(algolia, ['maxResultsPerGroup', 'disableUserPersonalization']),
    provider: {
      // Docusaurus counts nothing unless it is asked to.
      insights: false,
      ...pick(algolia, ['appId', 'apiKey', 'indexName', 'searchParameters', 'insights']),
      ...(algolia['contextualSearch'] !== undefined && {contextual: algolia['contextualSearch']}),
      ...(algolia['externalUrlRegex'] !== undefined && {externalUrl: algolia['externalUrlRegex']}),
      ...(replacePathname !== undefined && {replacePathname}),
    },
  };
  return {search, messages: toMessages(algolia)};
}

function toReplacement(value: unknown, notes: Notes): unknown {
  const {from, to} = toValues(value);
  if (!(from instanceof RegExp)) return value;
  const text = literalOf(from);
  if (text !== undefined) return {from: text, to};
  notes.ignore(`${PATH}.replaceSearchResultPathname`, [
    'from 要写成一段文字，例如 /docs/。',
    'Write from as a text, such as /docs/.',
  ]);
  return undefined;
}

/** Returns the one text that a pattern matches: `/\/docs\//` → `/docs/`; undefined where it matches others too. */
function literalOf({source, ignoreCase}: RegExp): string | undefined {
  const isLiteral = !ignoreCase && /^(?:\\[^a-z\d]|[^\\^$.*+?()[\]{}|])+$/i.test(source);
  return isLiteral ? source.replaceAll(/\\(.)/g, '$1') : undefined;
}

/** Finds the words of the button and the dialog that the site gives itself, by the ids under which ours has them. */
function toMessages({placeholder, translations}: Values): Record<string, string> {
  const {button, modal} = toValues(translations);
  const given: [id: string, text: unknown][] = [
    ['theme.SearchModal.placeholder', placeholder],
    ['theme.SearchBar.label', toValues(button)['buttonText']],
    ...Object.entries(toValues(modal)).flatMap(([group, words]) =>
      Object.entries(toValues(words)).map(([key, text]): [string, unknown] => [
        `theme.SearchModal.${group}.${key}`,
        text,
      ]),
    ),
  ];
  return Object.fromEntries(
    given.filter(
      (one): one is [string, string] =>
        typeof one[1] === 'string' && Object.hasOwn(catalogues.en, one[0]),
    ),
  );
}
