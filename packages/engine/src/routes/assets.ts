import {closeSync, existsSync, openSync, readFileSync, readSync, statSync} from 'node:fs';
import {basename, extname} from 'node:path';
import {hashFile, hashOf} from '../cache/hash.ts';
import {isSiteFile, isSitePicture} from '../content/source/inspectFile.ts';
import {cutStem} from '../content/source/cutStem.ts';
import type {ReadRules} from '../content/source/scan.ts';
import {encodePath} from '@wuya/theme/pathname';
import type {ImageFault} from '../errors/catalogue/imageFault.ts';
import {faultOf, type ImageFacts, readImage} from './pictures/imageSize.ts';

/** A file beside a note that is published under a hashed name. */
export interface Asset {
  /** Path in the output. */
  readonly path: string;
  readonly absolutePath: string;
  /** Hash of its bytes. */
  readonly hash: string;
  /** Facts that are read from an image. */
  readonly facts?: ImageFacts;
  /** Why the facts of an image are missing. */
  readonly problem?: ImageFault;
  /** Bytes of an image that is so small that a page holds it. */
  readonly smallBytes?: Uint8Array;
}

/**
 * Maximum size in bytes of an image that is put into its page: a request would take longer than the additional bytes.
 */
const SMALL_BYTES = 1024;

/**
 * Maximum size in bytes of an image that is read as a whole; the beginning of a larger one is enough to tell its
 * size.
 */
const WHOLE_BYTES = 32 << 20;

/** Assets of one site, read once each while their bytes stay the same. */
export interface AssetStore {
  exists(absolutePath: string): boolean;
  /** The file at a path that a page leads to, or undefined when there is none. */
  findFile(absolutePath: string): Asset | undefined;
  /** The picture at a path that a page shows, with its size; undefined when there is no such file. */
  findPicture(absolutePath: string): Asset | undefined;
  /** What was found, by its path in the output. */
  readonly used: ReadonlyMap<string, Asset>;
  /** Absolute paths of what was found: files with the same bytes are one in the output. */
  readonly files: ReadonlySet<string>;
  /** Absolute paths that were looked for, also of files that are missing. */
  readonly asked: ReadonlySet<string>;
  /** Notes that a file is looked for by its name alone, in whatever folder: one that comes, or goes, may be another answer. */
  askNames(): void;
  /** Tells whether a file was looked for by its name alone. */
  areNamesAsked(): boolean;
}

/**
 * Creates a store of the files that pages show or link to.
 * @param rules which files may be published; hidden ones and those behind links out of the site count as missing
 */
export function createAssetStore(rules: ReadRules, wholeBytes = WHOLE_BYTES): AssetStore {
  const known = new Map<string, Asset>();
  const used = new Map<string, Asset>();
  const files = new Set<string>();
  const asked = new Set<string>();
  let areNamesAsked = false;
  const find = (absolutePath: string, kind: 'image' | 'file'): Asset | undefined => {
    const isImage = kind === 'image';
    // A picture that a note links to is another file than the one that is shown: only that has a size.
    const use = `${kind} ${absolutePath}`;
    const found = known.get(use);
    if (found) return found;
    const isPublic = isImage ? isSitePicture : isSiteFile;
    if (!isPublic(absolutePath, rules)) return undefined;
    let read: {readonly hash: string; readonly bytes?: Uint8Array};
    try {
      read = isImage ? readPicture(absolutePath, wholeBytes) : {hash: hashFile(absolutePath)};
    } catch (error) {
      if (!isAbsent(error)) throw error;
      return undefined; // the caller reports it where it is used
    }
    const extension = extname(absolutePath);
    const name = cutStem(basename(absolutePath, extension));
    const {hash, bytes} = read;
    const asset = {
      path: `assets/${kind}s/${name}-${hash.slice(0, 8)}${extension}`,
      absolutePath,
      hash,
      ...(bytes && {...factsOf(bytes), ...smallBytesOf(bytes)}),
    };
    known.set(use, asset);
    used.set(asset.path, asset);
    files.add(absolutePath);
    return asset;
  };
  return {
    used,
    files,
    asked,
    askNames() {
      areNamesAsked = true;
    },
    areNamesAsked: () => areNamesAsked,
    exists(absolutePath) {
      asked.add(absolutePath);
      return existsSync(absolutePath);
    },
    findFile: (absolutePath) => find(absolutePath, 'file'),
    findPicture: (absolutePath) => find(absolutePath, 'image'),
  };
}

/** Tells whether a file was removed in between, rather than only not readable. */
const isAbsent = (error: unknown): boolean =>
  /^(?:ENOENT|ENOTDIR|EISDIR)$/.test((error as NodeJS.ErrnoException).code ?? '');

/** Reads the hash of a picture and its bytes, the first ones of a large picture. Node takes 2 GiB at once at most. */
function readPicture(path: string, wholeBytes: number): {hash: string; bytes: Uint8Array} {
  if (statSync(path).size <= wholeBytes) {
    const bytes = readFileSync(path);
    return {hash: hashOf(bytes), bytes};
  }
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(wholeBytes);
    return {hash: hashFile(path), bytes: head.subarray(0, readSync(file, head))};
  } finally {
    closeSync(file);
  }
}

/** Reads the facts of an image, or tells why they cannot be read. */
export function factsOf(bytes: Uint8Array): {facts?: ImageFacts; problem?: ImageFault} {
  try {
    return {facts: readImage(bytes)};
  } catch {
    return {problem: faultOf(bytes)};
  }
}

/** Keeps the bytes of an image that is small. */
export function smallBytesOf(bytes: Uint8Array): {smallBytes?: Uint8Array} {
  return bytes.length <= SMALL_BYTES ? {smallBytes: bytes} : {};
}

/** Makes the address of a path in the output. */
export function assetHref(baseUrl: string, path: string): string {
  return baseUrl + encodePath(path);
}
