import {join} from 'node:path';
import {decodePath, joinPath} from '@wuya/theme/pathname';
import {escapeAttribute} from '../article/html/escape.ts';
import type {Reference} from '../article/parsedPage.ts';
import {hasScheme} from '../article/print/out/url.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {tolerated} from '../errors/reaction.ts';
import {assetHref} from './assets.ts';
import {belowBase} from './belowBase.ts';
import {pathnameOf} from './pathnameOf.ts';
import {
  findLocalFile,
  findRootedFile,
  placeOf,
  type HeldReference,
  type ReferencePage,
  report,
  type ResolvedReference,
  type ResolverContext,
} from './resolverContext.ts';
import {suggestAsset} from './suggestions.ts';

/**
 * Resolves the address of a film or a recording: a file beside the note is published, one of the static folders gets the
 * base URL. `./a.mp4#t=10` → ` src="/assets/files/a-1b2c.mp4#t=10"`
 */
export function resolveMedia(
  context: ResolverContext,
  reference: Reference,
  page: ReferencePage,
): ResolvedReference {
  const {attribute = 'src', url} = reference;
  const named = attribute === 'srcset' ? splitSet(url) : [{address: url, size: ''}];
  const found = named.map(({address}) => findMedia(context, address, page));
  const value = named.map(({address, size}, i) => (found[i] ?? address) + size).join(', ');
  const missing = found.indexOf(undefined);
  return {
    attributes: ` ${attribute}="${escapeAttribute(value)}"`,
    ...(missing >= 0 && reportMissing(context, named[missing]!.address, {reference, page})),
  };
}

/** Splits the candidates of a `srcset`: `a.png, b.png 2x` → `a.png` and `b.png` with its size ` 2x`. */
function splitSet(srcset: string): readonly {address: string; size: string}[] {
  return srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = '', ...sizes]) => ({
      address,
      size: sizes.map((size) => ` ${size}`).join(''),
    }));
}

/** Finds the address that a file of the site is published at; an address of another site is what it is. */
function findMedia(
  context: ResolverContext,
  address: string,
  page: ReferencePage,
): string | undefined {
  const {baseUrl} = context.config;
  if (address.startsWith('pathname://')) return joinPath(baseUrl, address.slice(11));
  if (hasScheme(address)) return address;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const local = findLocalFile(context, path, page);
  const asset = local && context.assets.findFile(join(context.dir, local));
  if (asset) return assetHref(baseUrl, asset.path) + rest;
  // A browser counts from the address of the page.
  const full = decodePath(pathnameOf(path, page.permalink));
  const below = [belowBase(full, baseUrl), full.slice(1)].find(
    (one) => one !== undefined && context.staticByPath.has(one),
  );
  if (below !== undefined) return assetHref(baseUrl, below) + rest;
  const rooted = findRootedFile(context, path);
  const file = rooted && context.assets.findFile(join(context.dir, rooted));
  return file && assetHref(baseUrl, file.path) + rest;
}

/** Reports missing files (LN-053). Docusaurus does not look for such files. */
function reportMissing(
  context: ResolverContext,
  address: string,
  {reference, page}: HeldReference,
): ReturnType<typeof report> {
  const {isForeign = false, config} = context;
  const {nearest, fix} = suggestAsset(
    context,
    {written: address.replace(/[?#].*$/s, ''), isPicture: reference.attribute !== 'src'},
    page,
  );
  return report(isForeign ? tolerated(config.onBrokenLinks) : config.onBrokenLinks, (level) =>
    createDiagnostic(
      'LN-053',
      {href: decodePath(address), isMedia: true, ...(nearest && {nearest})},
      {level, place: placeOf(reference, page), fix},
    ),
  );
}
