import type {SharpFunction} from './sharp.ts';

/** Formats that pictures are made in, the one that browsers are offered first at the front. */
export const FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** Versions of each picture that a site wants. */
export interface VersionOptions {
  readonly formats: readonly PictureFormat[];
  /** Pixels; the picture's own width is added below the largest of them. */
  readonly widths: readonly number[];
}

/** A picture made again in a format and a width. */
interface MadeVersion {
  readonly format: PictureFormat;
  readonly width: number;
  readonly bytes: Buffer;
}

/** Number of this way to make pictures. Who changes it makes all again, under other names. */
export const RECIPE = 1;
/** Maximum number of pixels, more than any camera makes: a file of some kilobytes may claim any number of them. */
export const MAX_PIXELS = 200_000_000;

const INPUT = {limitInputPixels: MAX_PIXELS, failOn: 'error', animated: true} as const;

/**
 * Makes the versions of a picture, smallest first, each format by itself. A format whose largest version is no smaller
 * than the file, or than that of a format after it, is left out.
 * @throws when the file is damaged or has too many pixels
 */
export async function makeVersions(
  sharp: SharpFunction,
  bytes: Uint8Array,
  {formats, widths}: VersionOptions,
): Promise<readonly MadeVersion[]> {
  const {autoOrient, pages = 1} = await sharp(bytes, INPUT).metadata();
  const wanted = chooseWidths(autoOrient.width, widths);
  // sharp writes no AVIF that moves.
  const possible = FORMATS.filter(
    (format) => formats.includes(format) && (pages === 1 || format === 'webp'),
  );
  const made = await Promise.all(
    possible.map((format) =>
      Promise.all(wanted.map((width) => makeVersion(sharp, bytes, {format, width}))),
    ),
  );
  const limits = [...made.map(largestOf), bytes.length];
  return made.filter((_, i) => limits[i]! < Math.min(...limits.slice(i + 1))).flat();
}

/** Chooses the widths to make of a picture that is `own` pixels wide, smallest first: none beyond its own. */
function chooseWidths(own: number, widths: readonly number[]): readonly number[] {
  const largest = Math.min(own, Math.max(...widths));
  return [...new Set([...widths.filter((width) => width < largest), largest])].sort(
    (a, b) => a - b,
  );
}

const largestOf = (versions: readonly MadeVersion[]): number => versions.at(-1)!.bytes.length;

async function makeVersion(
  sharp: SharpFunction,
  bytes: Uint8Array,
  {format, width}: Omit<MadeVersion, 'bytes'>,
): Promise<MadeVersion> {
  const image = sharp(bytes, INPUT).autoOrient().resize({width});
  const encoded =
    format === 'avif'
      ? image.avif({quality: 55})
      : // Text in pictures of screens keeps its colours.
        image.webp({quality: 80, smartSubsample: true});
  return {format, width, bytes: await encoded.toBuffer()};
}
