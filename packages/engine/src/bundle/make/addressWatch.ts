import type {Plugin} from 'vite';
import {isOwnSource} from '../modules/sources.ts';

/** What Vite puts in while it bundles, but for what is the same for all languages. */
const ENVIRONMENT = /\bimport\.meta\.env\b(?!\.(?:DEV|MODE|PROD|SSR)\b)/;

/** Reports modules of a site that may look at its base URL while they are bundled: then code may be left out because of it. */
export function addressWatch(onFound: () => void): Plugin {
  return {
    name: 'wuya:address-watch',
    enforce: 'pre',
    transform: {
      filter: {code: ENVIRONMENT},
      handler(code, id) {
        if (!isOwnSource(id)) onFound();
      },
    },
  };
}
