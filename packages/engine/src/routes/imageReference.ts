import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {decodePath} from '@wuya/theme/pathname';
import {escapeAttribute} from '../article/html/escape.ts';
import type {Reference} from '../article/parsedPage.ts';
import {baseUrlIn} from '../config/languages.ts';
import type {ImageFault} from '../errors/catalogue/imageFault.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {tolerated} from '../errors/reaction.ts';
import {hashFile} from '../cache/hash.ts';
import type {Content} from '../content/content.ts';
import type {PictureSource} from './pictures/pictures.ts';
import {type Asset, assetHref, factsOf, smallBytesOf} from './assets.ts';
import {belowBase} from './belowBase.ts';
import {toDataUrl} from './dataUrl.ts';
import {printSize} from './imageAttributes.ts';
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
import {darkPathOf, showPicture, showTaken} from './shownPictures.ts';
import type {WikiFinder} from './wikiReference.ts';
import {suggestAsset} from './suggestions.ts';
import {endingIn, FILM_ENDINGS, RECORDING_ENDINGS} from '../content/source/mediaEndings.ts';

type Resolve = (reference: Reference, page: ReferencePage) => ResolvedReference;

/** Creates what resolves images, and links to images that are beside them. */
export function createImageResolver(
  context: ResolverContext,
  finder: WikiFinder,
): {image: Resolve; picture: Resolve} {
  const known = new Map<string, Asset | undefined>();
  const image: Resolve = (reference, page) =>
    reference.isWiki
      ? resolveWikiImage(context, finder, {reference, page})
      : resolveUrl(reference, page);
  const resolveUrl: Resolve = (reference, page) =>
    resolveRemoteImage(context, reference, page) ??
    resolveStaticImage(context, {reference, page, known}) ??
    resolveLocalImage(context, reference, page) ??
    reportMissing(context, reference, page);
  const picture: Resolve = (reference, page) => {
    // The image is itself a reference, which is reported when it is wrong.
    const {attributes, shown} = image(reference, page);
    const largest = typeof shown === 'object' ? shown[0]?.attributes : undefined;
    return {
      attributes: toHref(attributes),
      ...(largest !== undefined && largest !== attributes && {shown: toHref(largest)}),
    };
  };
  return {image, picture};
}

/** ` src="a.png" width="1"` → ` href="a.png"` */
function toHref(attributes: string): string {
  const src = / src=("[^"]*")/.exec(attributes)?.[1];
  return src === undefined ? '' : ` href=${src}`;
}

const writtenPathOf = ({url}: Reference): string =>
  url.replace(/^pathname:\/\//, '').replace(/[?#].*$/, '');

/** Resolves a picture of another host: its address stays in copies for programs, also where the page shows one embedded. */
function resolveRemoteImage(
  {pictures, ...context}: ResolverContext,
  reference: Reference,
  page: ReferencePage,
): ResolvedReference | undefined {
  if (!/^https?:\/\//i.test(reference.url)) return undefined;
  const taken = pictures?.takeIn(reference.url);
  const attributes = ` src="${escapeAttribute(reference.url)}"${printSize({size: undefined, wanted: reference.size})}`;
  return {
    attributes,
    ...(taken && showTaken({pictures, ...context}, taken, {reference, page})),
  };
}

function resolveStaticImage(
  context: ResolverContext,
  {
    reference,
    page,
    known,
  }: HeldReference & {
    /** Images that were read. */
    readonly known: Map<string, Asset | undefined>;
  },
): ResolvedReference | undefined {
  const decoded = decodePath(writtenPathOf(reference));
  if (!decoded.startsWith('/')) return undefined;
  const {config, staticByPath} = context;
  const read = (path: string): Asset | undefined => {
    const file = staticByPath.get(path);
    if (file && !known.has(path)) known.set(path, readStatic(file));
    return known.get(path);
  };
  // Translations keep the addresses of the default language, whose files each language has.
  const path = [
    belowBase(decoded, config.baseUrl),
    decoded.slice(1),
    belowBase(decoded, baseUrlIn(config, {path: ''})),
  ].find((one) => one !== undefined && staticByPath.has(one));
  const asset = path === undefined ? undefined : read(path);
  if (path === undefined || !asset) return undefined;
  return printImage(context, {asset, reference, page, findDark: () => read(darkPathOf(path))});
}

/** Reads a static file as an asset: it keeps its name, so that its hash is made only where versions of it are. */
function readStatic({path, absolutePath}: Content['staticFiles'][number]): Asset {
  const bytes = readFileSync(absolutePath);
  let hash: string | undefined;
  return {
    path,
    absolutePath,
    ...factsOf(bytes),
    ...smallBytesOf(bytes),
    get hash() {
      return (hash ??= hashFile(absolutePath));
    },
  };
}

function resolveLocalImage(
  context: ResolverContext,
  reference: Reference,
  page: ReferencePage,
): ResolvedReference | undefined {
  const path = writtenPathOf(reference);
  const local = findLocalFile(context, path, page) ?? findRootedFile(context, path);
  return local === undefined ? undefined : publishImage(context, local, {reference, page});
}

/** Resolves the picture of `![[file.png]]`. */
function resolveWikiImage(
  context: ResolverContext,
  {find}: WikiFinder,
  held: HeldReference,
): ResolvedReference {
  const {file, diagnostic} = find(held.reference, held.page);
  const image = file === undefined ? undefined : publishImage(context, file, held);
  return {attributes: '', ...(diagnostic && {diagnostic}), ...image};
}

/** @param local path of the picture, relative to the site */
function publishImage(
  context: ResolverContext,
  local: string,
  {reference, page}: HeldReference,
): ResolvedReference | undefined {
  const {assets, dir} = context;
  const path = join(dir, local);
  const asset = assets.findPicture(path);
  if (!asset) return undefined;
  const findDark = () => {
    const dark = darkPathOf(path);
    return assets.exists(dark) ? assets.findPicture(dark) : undefined;
  };
  const image = printImage(context, {asset, reference, page, findDark});
  const {problem} = asset;
  return {
    ...image,
    ...(problem && {diagnostic: reportUnread(problem, reference, page)}),
  };
}

/** Files that are shown in another way than images, by their ending. */
const SHOWN_BY: readonly (readonly [ending: RegExp, way: 'video' | 'audio' | 'link'])[] = [
  [endingIn(FILM_ENDINGS), 'video'],
  [endingIn(RECORDING_ENDINGS), 'audio'],
  [/\.(?:pdf|docx?|xlsx?|pptx?|zip|rar|7z|gz|txt|csv|json|epub|xmind|drawio)$/i, 'link'],
];

/** Reports what cannot be read as an image, or is none (IM-061). */
function reportUnread(fault: ImageFault, reference: Reference, page: ReferencePage): Diagnostic {
  const path = writtenPathOf(reference);
  const shownBy = SHOWN_BY.find(([ending]) => ending.test(path))?.[1];
  const isMarkdown = reference.isHtml !== true && reference.isWiki !== true;
  return createDiagnostic(
    'IM-061',
    {src: decodePath(reference.url), fault, ...(shownBy && {shownBy})},
    {
      place: placeOf(reference, page),
      fix:
        shownBy === 'link' && isMarkdown
          ? {written: '![', replacement: '[', isAtPlace: true}
          : undefined,
    },
  );
}

/** Prints an image of the site, and what the page shows of it. */
function printImage(
  context: ResolverContext,
  {
    asset,
    reference,
    page,
    findDark,
  }: {
    readonly asset: Asset;
    readonly reference: Reference;
    readonly page: ReferencePage;
    findDark(): Asset | undefined;
  },
): ResolvedReference {
  const {config} = context;
  const src = assetHref(config.baseUrl, asset.path);
  const size = printSize({size: asset.facts?.size, wanted: reference.size});
  // One that the author has for a mode has no other.
  const isForMode = /#gh-(?:dark|light)-mode-only$/.test(reference.url);
  const dark = config.images.dark && !isForMode ? findDark() : undefined;
  const source = toSource(asset);
  const picture =
    source && showPicture(context, {source, dark: dark && toSource(dark), reference, page});
  // Its own attributes alone: the link that enlarges it, copies and feeds lead to the file.
  const held = asset.facts && asset.smallBytes && toDataUrl(asset.path, asset.smallBytes);
  return {
    attributes: ` src="${escapeAttribute(src)}"${size}`,
    ...(held !== undefined && {shown: ` src="${held}"${size}`}),
    ...picture,
  };
}

function toSource(asset: Asset): PictureSource | undefined {
  const {facts, path, absolutePath} = asset;
  return (
    facts && {
      ...facts,
      path,
      get hash() {
        return asset.hash;
      },
      readBytes: () => readFileSync(absolutePath),
    }
  );
}

/**
 * Reports missing images (IM-060). Docusaurus looks for images of Markdown alone, and not for those that say `pathname://`: others are a warning where a site is
 * made for that.
 */
function reportMissing(
  context: ResolverContext,
  reference: Reference,
  page: ReferencePage,
): ResolvedReference {
  const {onBrokenImages} = context.config;
  const address = reference.url.replace(/^pathname:\/\//, '');
  const isLenient = context.isForeign && (reference.isHtml || address !== reference.url);
  const {nearest, fix} = suggestAsset(
    context,
    {written: writtenPathOf(reference), isPicture: true},
    page,
  );
  return {
    attributes: ` src="${escapeAttribute(address)}"`,
    ...report(isLenient ? tolerated(onBrokenImages) : onBrokenImages, (level) =>
      createDiagnostic(
        'IM-060',
        {src: decodePath(reference.url), ...(nearest && {nearest})},
        {level, place: placeOf(reference, page), fix},
      ),
    ),
  };
}
