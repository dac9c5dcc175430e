import {join} from 'node:path';
import type {SiteData} from '@wuya/theme/types';
import {isPortable} from '../../config/portable.ts';
import {SEARCH_DIR} from '../../config/searchDir.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {quoteModule} from '../modules/moduleId.ts';
import {clientDir} from '../modules/sources.ts';

/** Prints a value of the site as an expression. `name` says which it is, in capitals. */
export type PrintValue = (name: string, value: unknown) => string;

/** Name of the value that says whether a language is not the default one. */
export const IS_TRANSLATION = 'IS_TRANSLATION';

/** Prints a value as JSON. */
export const asJson: PrintValue = (_name, value) => JSON.stringify(value);

/** Prints `virtual:wuya/search`: who answers searches; what the other kinds of provider need is not in the site. */
export function printSearchModule(input: {
  site(): SiteData;
  search(): SiteConfig['search'];
  /** @default as JSON */
  readonly print?: PrintValue;
}): string {
  const {
    provider,
    maxResultsPerGroup,
    disableUserPersonalization,
    missingResultsUrl = issueUrl(input.site()),
  } = input.search();
  const {print = asJson} = input;
  const dialogOptions = {
    maxResultsPerGroup,
    missingResultsUrl,
    keepsChoices: !disableUserPersonalization,
  };
  const [name, file, options] = isPortable(input.site())
    ? ['createPortableProvider', 'portable/provider.ts', `${input.site().baseUrl}${SEARCH_DIR}/`]
    : typeof provider === 'string'
      ? ['createSearchProvider', 'search/provider.ts', `${input.site().baseUrl}${SEARCH_DIR}/`]
      : ['createHostedProvider', 'search/hosted/provider.ts', {...provider, synonyms: undefined}];
  return [
    `import {${name}} from ${quoteModule(join(clientDir, file as string))};`,
    `export const provider = ${name}(${JSON.stringify(options)});`,
    `export const dialogOptions = ${print('DIALOG_OPTIONS', dialogOptions)};`,
  ].join('\n');
}

/** Returns the address for a new issue of the repository on GitHub that the navbar leads to. */
function issueUrl({navItems}: SiteData): string | undefined {
  const hrefs = navItems.flatMap((item) =>
    item.kind === 'link' && /^https:\/\/github\.com\/[^/]+\/[^/]+\/?$/.test(item.href)
      ? [item.href]
      : [],
  );
  return hrefs[0] && `${hrefs[0].replace(/\/$/, '')}/issues/new?title={query}`;
}
