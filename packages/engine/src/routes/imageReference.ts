import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {decodePath} from '@wuya/theme/pathname';
import {escapeAttribute} from '../article/html/escape.ts';
import type {Reference} from '../article/parsedPage.ts';
import {PICTURE} from '../content/source/inspectFile.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {assetHref, sizeOf} from './assets.ts';
import type {ImageSize} from './imageSize.ts';
import {
  findLocalFile,
  placeOf,
  type ReferencePage,
  report,
  type ResolvedReference,
  type ResolverContext,
} from './resolverContext.ts';
import type {WikiFinder} from './wikiReference.ts';
import {suggestAsset} from './suggestions.ts';

type Resolve = (reference: Reference, page: ReferencePage) => ResolvedReference;

/** Creates what resolves images, and links to images that stand beside them. */
export function createImageResolver(
  context: ResolverContext,
  finder: WikiFinder,
): {image: Resolve; picture: Resolve} {
  const sizes = new Map<string, ImageSize | undefined>();
  const image: Resolve = (reference, page) =>
    reference.isWiki
      ? resolveWikiImage(context, finder, reference, page)
      : resolveUrl(reference, page);
  const resolveUrl: Resolve = (reference, page) =>
    resolveStaticImage(context, reference, sizes) ??
    resolveLocalImage(context, reference, page) ??
    reportMissing(context, reference, page);
  const picture: Resolve = (reference, page) => {
    // The image is itself a reference, which is reported when it is wrong.
    const src = / src=("[^"]*")/.exec(image(reference, page).attributes)?.[1];
    return {attributes: src === undefined ? '' : ` href=${src}`};
  };
  return {image, picture};
}

const pathnameOf = ({url}: Reference): string =>
  url.replace(/^pathname:\/\//, '').replace(/[?#].*$/, '');

function resolveStaticImage(
  {config, staticByPath}: ResolverContext,
  reference: Reference,
  sizes: Map<string, ImageSize | undefined>,
): ResolvedReference | undefined {
  const decoded = decodePath(pathnameOf(reference));
  if (!decoded.startsWith('/')) return undefined;
  const file = staticByPath.get(
    decoded.slice(decoded.startsWith(config.baseUrl) ? config.baseUrl.length : 1),
  );
  if (!file) return undefined;
  if (!sizes.has(file.path)) sizes.set(file.path, sizeOf(readFileSync(file.absolutePath)).size);
  const src = assetHref(config.baseUrl, file.path);
  return {attributes: toImageAttributes(src, sizes.get(file.path), reference.size)};
}

function resolveLocalImage(
  context: ResolverContext,
  reference: Reference,
  page: ReferencePage,
): ResolvedReference | undefined {
  const local = findLocalFile(context, pathnameOf(reference), page);
  return local === undefined ? undefined : publishImage(context, local, reference, page);
}

/** The picture of `![[file.png]]`. */
function resolveWikiImage(
  context: ResolverContext,
  {find}: WikiFinder,
  reference: Reference,
  page: ReferencePage,
): ResolvedReference {
  const {file, diagnostic} = find(reference, page);
  const image = file === undefined ? undefined : publishImage(context, file, reference, page);
  return {attributes: '', ...(diagnostic && {diagnostic}), ...image};
}

/** @param local path of the picture, relative to the site */
function publishImage(
  context: ResolverContext,
  local: string,
  reference: Reference,
  page: ReferencePage,
): ResolvedReference | undefined {
  const asset = context.assets.find(join(context.dir, local), true);
  if (!asset) return undefined;
  const {problem} = asset;
  const src = assetHref(context.config.baseUrl, asset.path);
  return {
    attributes: toImageAttributes(src, asset.size, reference.size),
    ...(problem && {
      diagnostic: createDiagnostic(
        'IM-061',
        {src: decodePath(reference.url), reason: problem},
        {place: placeOf(reference, page)},
      ),
    }),
  };
}

/** IM-060. Docusaurus looks for images of Markdown alone: one of HTML is a warning where a site is made for that. */
function reportMissing(
  context: ResolverContext,
  reference: Reference,
  page: ReferencePage,
): ResolvedReference {
  const {onBrokenImages} = context.config;
  const isLenient = context.isForeign && reference.isHtml && onBrokenImages === 'throw';
  const {nearest, fix} = suggestAsset(
    context,
    {written: pathnameOf(reference), accepts: (file) => PICTURE.test(file)},
    page,
  );
  return {
    attributes: ` src="${escapeAttribute(reference.url)}"`,
    ...report(isLenient ? 'warn' : onBrokenImages, (level) =>
      createDiagnostic(
        'IM-060',
        {src: decodePath(reference.url), ...(nearest && {nearest})},
        {level, place: placeOf(reference, page), fix},
      ),
    ),
  };
}

/** Prints source and size: the size that the author wants; of one side only, the other one follows from the file, so that nothing moves while it loads. */
function toImageAttributes(
  src: string,
  size: ImageSize | undefined,
  wanted: Reference['size'] = {},
): string {
  const side = (name: 'width' | 'height', other: 'width' | 'height'): string => {
    if (wanted[name] !== undefined) return ` ${name}="${escapeAttribute(wanted[name])}"`;
    const factor =
      wanted[other] === undefined ? 1 : size ? Number.parseFloat(wanted[other]) / size[other] : NaN;
    return !size || wanted[other]?.endsWith('%') || !Number.isFinite(factor)
      ? ''
      : ` ${name}="${Math.round(size[name] * factor)}"`;
  };
  return ` src="${escapeAttribute(src)}"${side('width', 'height')}${side('height', 'width')}`;
}
