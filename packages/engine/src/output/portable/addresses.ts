import {PORTABLE_MARK, PORTABLE_ROOT} from '../../config/portable.ts';

/** Where a portable site is published besides: addresses that are whole stay those. */
export interface PublicAddress {
  /** Without a path: `https://example.com`. */
  readonly url: string;
  readonly baseUrl: string;
}

const ROOT = PORTABLE_ROOT.replaceAll('/', String.raw`\/`);
/** An attribute that is one address of the site. */
const WHOLE = new RegExp(String.raw`="${ROOT}((?:[^"&\s?#]|&amp;)*)((?:[?#][^"\s]*)?)"`, 'g');
/** An address of the site among other words: in a script, a style, a list of pictures, text. */
const AMONG = new RegExp(String.raw`${ROOT}((?:[^\s"'&<>()\\?#]|&amp;)*)`, 'g');
/** The facts of a page, which its script reads. */
const DATA = /(<script type="application\/json" id="Wuya-page">)([\s\S]*?)(<\/script>)/;

/** Gives addresses with a host the path that the site is published under. */
export function publish(text: string, {url, baseUrl}: PublicAddress): string {
  return text.replaceAll(url + PORTABLE_ROOT, url + baseUrl);
}

/**
 * Makes the addresses of a document at a path of the output relative: `/root/b/#c` in `a/index.html` → `../b/index.html#c`.
 * A folder is named by its document, because without a server nothing looks for it.
 */
export function toRelativeDocument(html: string, path: string, at: PublicAddress): string {
  const up = upFrom(path);
  const relate = (part: string): string =>
    part
      .replace(WHOLE, (_, inner: string, rest: string) => `="${up}${documentOf(inner)}${rest}"`)
      .replace(AMONG, (_, inner: string) => up + documentOf(inner));
  const [before = '', open = '', data = '', close = '', after = ''] = publish(html, at).split(DATA);
  return relate(before) + open + toData(data) + close + relate(after);
}

/** Makes the addresses of a stylesheet relative. */
export function toRelativeStyles(css: string, path: string): string {
  return css.replace(AMONG, (_, inner: string) => upFrom(path) + inner);
}

/** Writes what the scripts of the site put their folder in the place of. */
export function toData(text: string): string {
  return text.replaceAll(PORTABLE_ROOT, PORTABLE_MARK);
}

/** Returns the way from a file to the root of the output: `./` or `../../`. */
function upFrom(path: string): string {
  return '../'.repeat(path.split('/').length - 1) || './';
}

function documentOf(path: string): string {
  return path.replace(/(^|\/)$/, '$1index.html');
}
