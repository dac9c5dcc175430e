import {posix} from 'node:path';
import {
  DEFINITION,
  dropEscapes,
  joinDefinitions,
  mapProse,
  outsideSpans,
} from '../markdown/fences.ts';
import {decodeAddress, toRelativeLink} from '../common/migration.ts';
import {cleanAddress, type OldPage, type OldSite, toNewAddress} from './oldPage.ts';

/** Finds what links of an old site lead to. */
export interface LinkFinder {
  /** Finds a page by a path of a file or an address, from another; undefined for none. */
  findPage(href: string, from: OldPage): OldPage | undefined;
  /** Makes the link to a page from another. */
  linkTo(target: OldPage, from: OldPage): string;
  /** Makes a link of the old site one of the new; what leads to nothing known stays. */
  toNewLink(href: string, from: OldPage): string;
}

/** Creates what rewrites links of pages. */
export function createLinkFinder(site: OldSite): LinkFinder {
  const index = indexPages(site.pages);
  const findPage = (href: string, from: OldPage): OldPage | undefined => {
    const path = stripBase(decodeAddress(href.replace(/[?#].*$/, '')), site.baseUrl);
    if (path === '') return undefined;
    const isFile = /\.(?:md|markdown)$/i.test(path);
    const own = index.byName.get(from.locale ?? '');
    const byName = [
      ...(path.startsWith('/') ? [] : [posix.join(posix.dirname(from.names[0] ?? ''), path)]),
      path.replace(/^\/+/, ''),
    ].map((name) => own?.get(toKey(name)) ?? index.byName.get('')?.get(toKey(name)));
    const byAddress = (
      path.startsWith('/')
        ? [from.prefix + path, path]
        : [
            posix.join(from.prefix, from.address, path),
            posix.join(from.prefix, posix.dirname(from.address), path),
          ]
    ).map((address) => index.byAddress.get(toKey(cleanAddress(address))));
    const candidates = isFile ? [...byName, ...byAddress] : [...byAddress, ...byName];
    return candidates.find((one) => one !== undefined);
  };
  const linkTo = (target: OldPage, from: OldPage): string => {
    const isBeside = target.kind === from.kind && target.locale === from.locale;
    if (isBeside && target.kind !== 'page' && target.isList !== true)
      return toRelativeLink(target.file, from.file);
    const isHere = target.locale === from.locale || target.locale === undefined;
    const address = toNewAddress(target, site.bases);
    return encodeURI(isHere ? address : `/${target.locale!}${address}`);
  };
  return {
    findPage,
    linkTo,
    toNewLink(href, from) {
      if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#|\?|$)/i.test(href) || href.includes('{')) return href;
      const [, written = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
      const page = findPage(written, from);
      if (page !== undefined && page === from && tail.startsWith('#')) return tail;
      if (page !== undefined) return linkTo(page, from) + tail;
      const file = findFile(stripBase(decodeAddress(written), site.baseUrl), from, site);
      return file === undefined ? href : file + tail;
    },
  };
}

/** `/blog/a/` → `/a/` in a site at `/blog/`; an address outside of it stays. */
function stripBase(path: string, baseUrl: string): string {
  return baseUrl !== '/' && path.startsWith(baseUrl) ? path.slice(baseUrl.length - 1) : path;
}

const toKey = (path: string): string => path.toLowerCase().replace(/(?<!\/)\/+$/, '');

function indexPages(pages: readonly OldPage[]): {
  readonly byName: ReadonlyMap<string, ReadonlyMap<string, OldPage>>;
  readonly byAddress: ReadonlyMap<string, OldPage>;
} {
  const byName = new Map<string, Map<string, OldPage>>();
  const byAddress = new Map<string, OldPage>();
  for (const page of pages) {
    const names = byName.get(page.locale ?? '') ?? new Map<string, OldPage>();
    byName.set(page.locale ?? '', names);
    for (const name of page.names) if (!names.has(toKey(name))) names.set(toKey(name), page);
    const address = toKey(cleanAddress(page.prefix + page.address));
    if (!byAddress.has(address)) byAddress.set(address, page);
  }
  return {byName, byAddress};
}

/** Finds a file that is copied: beside the page or where it was published. */
function findFile(path: string, from: OldPage, site: OldSite): string | undefined {
  const address = path.startsWith('/') ? path : posix.join(from.address, path);
  const candidates = [
    ...(path.startsWith('/') ? [] : [posix.join(posix.dirname(from.path), path)]),
    ...[address, posix.join(posix.dirname(from.address), path), posix.join('/', path)].flatMap(
      (one) => site.published.get(one) ?? [],
    ),
  ];
  const found = candidates.find((one) => site.copies.has(one));
  if (found === undefined) return undefined;
  const file = site.copies.get(found)!;
  if (file.startsWith('static/')) return encodeURI(file.slice('static'.length));
  return toRelativeLink(file, from.file);
}

/** Rewrites all links of a text: Markdown's own, references, attributes of HTML. Code stays. */
export function mapAllLinks(text: string, change: (href: string) => string): string {
  const ofMarkdown = (_: string, open: string, href: string): string => {
    const plain = dropEscapes(href.replace(/^<(.*)>$/, '$1'));
    const moved = change(plain);
    return open + (moved === plain ? href : moved);
  };
  return mapProse(joinDefinitions(text), (line) =>
    outsideSpans(line, (part) =>
      part
        .replace(/(\]\(\s*)(<[^<>\n]+>|(?:[^\s()]|\([^\s()]*\))+)/g, ofMarkdown)
        .replace(DEFINITION, ofMarkdown)
        .replace(
          /(<(?:img|a|source|video|audio|iframe)\b[^<>]*?\s(?:src|href|poster)=["'])([^"'<>]+)/gi,
          (_, open: string, href: string) => open + change(href),
        ),
    ),
  );
}
