import {decodeAddress, type OldFolder} from '../common/migration.ts';

/** Addresses of pages and posts here, by those in the old site. */
export type HexoAddresses = ReadonlyMap<string, string>;

/** Makes the address of a page in the old site: `docs/api.md` → `/docs/api.html`, `about/index.md` → `/about/`. */
export const addressOf = (path: string): string =>
  `/${path.replace(/\.md$/, '.html').replace(/(^|\/)index\.html$/, '$1')}`;

/** Lists the pages with their file, their address in the old site and their path here. */
export function listPages(
  folder: OldFolder,
): readonly {readonly file: string; readonly address: string; readonly path: string}[] {
  return folder.paths
    .filter((path) => /^source\/(?!_).*\.md$/.test(path))
    .map((file) => {
      const address = addressOf(file.slice('source/'.length));
      return {file, address, path: address.replace(/\.html$/, '/')};
    });
}

/** Makes the address here: without `.html`, and with `-` for blanks and signs that no slug has. */
export const toSlug = (address: string): string =>
  address.replace(/(?:(?<=\/)index)?\.html$/, '').replace(/[\s?#\\]+/g, '-');

const BASE = 'https://old.example';

/**
 * Reads a link as the old site does, from the address of its page there; one to a post or a page leads to its address here.
 * @param from address of the page in the old site
 */
export function toAddress(href: string, from: string, addresses: HexoAddresses): string {
  if (/^(?:[a-z][a-z\d+.-]*:|#|\/\/)/i.test(href) || /\.md(?:#|$)/.test(href)) return href;
  if (!URL.canParse(href, BASE)) return href;
  const {pathname, search, hash} = new URL(href, BASE + encodeURI(from));
  const found = addresses.get(decodeAddress(pathname));
  if (found !== undefined) return encodeURI(found) + search + hash;
  return href.startsWith('/') ? href : pathname + search + hash;
}
