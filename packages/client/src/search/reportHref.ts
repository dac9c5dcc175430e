import {encodeText} from '@wuya/theme/pathname';
import {dialogOptions} from './siteProvider.ts';

/** Makes the address at which to say that a query should have found something; undefined where the site names no place. */
export function reportHrefOf(query: string): string | undefined {
  return dialogOptions.missingResultsUrl?.replaceAll('{query}', encodeText(query));
}
