import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type Sharp from 'sharp';
import {findPackage} from '../../cache/findPackage.ts';
import {readManifest} from '../../config/schema/manifest.ts';

/** A picture that `sharp` makes another of. */
interface SharpImage {
  metadata(): Promise<{readonly autoOrient: {readonly width: number}; readonly pages?: number}>;
  autoOrient(): SharpImage;
  resize(size: {readonly width: number}): SharpImage;
  avif(options: {readonly quality: number}): SharpImage;
  webp(options: {readonly quality: number; readonly smartSubsample: boolean}): SharpImage;
  toBuffer(): Promise<Buffer>;
}

/**
 * What is used of the package. Its own types are in no declaration of ours: most sites do not have it, and those that check the
 * declarations of packages would be told that it is missing.
 */
export type SharpFunction = (
  bytes: Uint8Array,
  options: {
    readonly limitInputPixels: number;
    readonly failOn: 'error';
    readonly animated: boolean;
  },
) => SharpImage;

/** The package `sharp` as a site has it. */
export interface SharpLibrary {
  readonly version: string;
  /** @throws when there is no build of it for this machine */
  load(): SharpFunction;
}

/**
 * Finds the package from the folder of a site, or from here, where a package manager links it; undefined where it is not
 * installed. It is no dependency of ours: 20 MB with its library (0.35.5, Linux, 2026-11).
 */
export function findSharp(dir: string): SharpLibrary | undefined {
  const root =
    findPackage(dir, 'sharp') ?? findPackage(dirname(fileURLToPath(import.meta.url)), 'sharp');
  if (root === undefined) return undefined;
  const {version = ''} = readManifest(root);
  return {version, load: () => createRequire(join(root, 'index.js'))(root) as typeof Sharp};
}
