import {extname} from 'node:path';
import {escapeAttribute} from '../article/html/escape.ts';
import type {Reference} from '../article/parsedPage.ts';
import type {Shown, ShownPicture} from '../article/text/fillReferences.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {decodePath} from '@wuya/theme/pathname';
import {
  hasVersions,
  type PictureProblem,
  type PictureSource,
  type PictureVersion,
  type TakenPicture,
} from './pictures/pictures.ts';
import {FORMATS} from './pictures/versions.ts';
import {assetHref} from './assets.ts';
import {type ImageAttributes, printSize} from './imageAttributes.ts';
import {
  type HeldReference,
  placeOf,
  type ReferencePage,
  type ResolverContext,
} from './resolverContext.ts';

/** The width of the column of text (42 em), and that of the page's sides, in CSS pixels. */
const COLUMN = 714;
const SIDES = 36;

/** What a page shows of an image, and what is wrong with its file. */
interface ShownImage {
  readonly shown?: Shown;
  readonly diagnostic?: Diagnostic;
}

interface ShownInput {
  readonly source: PictureSource;
  /** The picture for the dark mode. */
  readonly dark?: PictureSource | undefined;
  readonly reference: Reference;
  readonly page: ReferencePage;
  /** Also where there are no versions, because the page shows what copies for programs do not. */
  readonly isOther?: boolean;
}

/** Prints the versions of a picture, and of the one for the dark mode; nothing where the image is shown as it is. */
export function showPicture(context: ResolverContext, input: ShownInput): ShownImage {
  const {source, dark, reference, page, isOther = false} = input;
  const light = printVersions(context, source, reference);
  const other = dark && printVersions(context, dark, reference);
  const problem = light.problem ?? other?.problem;
  const isMore = isOther || dark !== undefined || light.picture.sources !== '';
  return {
    ...(isMore && {
      shown: other
        ? [
            {...light.picture, mode: 'light'},
            {...other.picture, mode: 'dark'},
          ]
        : [light.picture],
    }),
    ...(problem && {diagnostic: toDiagnostic(problem, reference, page)}),
  };
}

/** Prints a picture that is embedded from another host, or says why it is not. */
export function showTaken(
  context: ResolverContext,
  taken: TakenPicture | PictureProblem,
  {reference, page}: HeldReference,
): ShownImage {
  return taken.kind === 'taken'
    ? showPicture(context, {source: taken, reference, page, isOther: true})
    : {diagnostic: toDiagnostic(taken, reference, page)};
}

function printVersions(
  {config, pictures}: ResolverContext,
  source: PictureSource,
  {size: wanted}: Reference,
): {readonly picture: ShownPicture; readonly problem?: PictureProblem} {
  const found = hasVersions(source.path) ? pictures?.versionsOf(source) : undefined;
  const size: ImageAttributes = {size: source.size, wanted};
  const attributes = ` src="${escapeAttribute(assetHref(config.baseUrl, source.path))}"${printSize(size)}`;
  if (found?.kind !== 'versions')
    return {picture: {sources: '', attributes}, ...(found && {problem: found})};
  const sizes = sizesOf(size);
  const sources = FORMATS.flatMap((format) => {
    const versions = found.versions.filter((version) => version.format === format);
    return versions.length === 0 ? [] : [printSource(versions, sizes, config.baseUrl)];
  });
  return {picture: {sources: sources.join(''), attributes}};
}

function printSource(versions: readonly PictureVersion[], sizes: string, baseUrl: string): string {
  const srcset = versions
    .map(({path, width}) => `${assetHref(baseUrl, path)} ${width}w`)
    .join(', ');
  return `<source type="image/${versions[0]!.format}" srcset="${escapeAttribute(srcset)}" sizes="${sizes}">`;
}

/** Returns how wide a picture is shown: as wide as its column at most. */
function sizesOf({size, wanted}: ImageAttributes): string {
  const written = / width="([^"]*)"/.exec(printSize({size, wanted}))?.[1];
  const widthPx = written?.endsWith('%') ? COLUMN : Number.parseFloat(written ?? '');
  const shownPx = Math.min(COLUMN, Number.isFinite(widthPx) ? widthPx : COLUMN);
  return `(max-width: ${shownPx + SIDES}px) calc(100vw - ${SIDES}px), ${shownPx}px`;
}

/** Finds the picture for the dark mode beside one: `a.dark.png` beside `a.png`. */
export function darkPathOf(path: string): string {
  const extension = extname(path);
  return `${path.slice(0, -extension.length)}.dark${extension}`;
}

function toDiagnostic(
  problem: PictureProblem,
  reference: Reference,
  page: ReferencePage,
): Diagnostic {
  const src = decodePath(reference.url);
  const where = {place: placeOf(reference, page)};
  // No place: it is said once, however many pictures there are.
  if (problem.kind === 'library') return createDiagnostic('IM-066', {reason: problem.reason});
  return problem.kind === 'fetch'
    ? createDiagnostic('IM-065', {src, reason: problem.reason}, where)
    : createDiagnostic('IM-064', {src, ...problem}, where);
}
