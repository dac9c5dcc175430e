import {decodePath, joinPath} from '@wuya/theme/pathname';
import {belowBase} from '../routes/belowBase.ts';

/** Tells whether what the configuration names is no file of the site: it is on another host, or the picture itself. */
export function isElsewhere(address: string): boolean {
  return /^(?:(?:https?:)?\/\/|data:)/i.test(address);
}

/**
 * Gives the path of a file that the configuration or front matter names, with or without the base URL, in the static folder:
 * `/base/a.png`, `/a.png`, `./a.png` and `a.png` → `a.png`.
 */
export function staticPathOf(written: string, baseUrl: string): string {
  return (belowBase(written, baseUrl) ?? written).replace(/^(?:\.?\/)+/, '');
}

/** Gives the path of such a file on the disk: `/img/%E5%9B%BE.png?v=2` → `img/图.png`. */
export function staticFileOf(written: string, baseUrl: string): string {
  return decodePath(staticPathOf(written, baseUrl).replace(/[?#].*$/s, ''));
}

/** Makes the address of such a file for a link; what is elsewhere stays. */
export function namedFileHref(written: string, baseUrl: string): string {
  return isElsewhere(written) ? written : joinPath(baseUrl, staticPathOf(written, baseUrl));
}
