import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type Sharp from 'sharp';
import {findPackage} from '../../content/source/findPackage.ts';

/** The package `sharp` as a site has it. */
export interface SharpLibrary {
  readonly version: string;
  /** @throws when there is no build of it for this machine */
  load(): typeof Sharp;
}

/**
 * Finds the package from the folder of a site, or from here, where a package manager links it; undefined where it is not
 * installed. It is no dependency of ours: 20 MB with its library (0.35.5, Linux, 2026-11).
 */
export function findSharp(dir: string): SharpLibrary | undefined {
  const root =
    findPackage(dir, 'sharp') ?? findPackage(dirname(fileURLToPath(import.meta.url)), 'sharp');
  if (root === undefined) return undefined;
  const {version} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return {version, load: () => createRequire(join(root, 'index.js'))(root) as typeof Sharp};
}
