import {readFileSync} from 'node:fs';
import {basename, extname} from 'node:path';
import {hashOf} from '../cache/hash.ts';
import {encodePath} from '../shared/pathname.ts';
import {type ImageSize, readImageSize} from './imageSize.ts';

/** A file beside a note that is published under a hashed name. */
export interface Asset {
  /** Path in the output. */
  readonly path: string;
  readonly absolutePath: string;
  readonly size?: ImageSize;
  /** Why the size of an image is missing. */
  readonly problem?: string;
}

/** Assets of one site, read once each while their bytes stay the same. */
export interface AssetStore {
  /** The asset at a path, or undefined when there is no such file. `isImage` reads its size. */
  find(absolutePath: string, isImage: boolean): Asset | undefined;
  readonly used: ReadonlyMap<string, Asset>;
}

export function createAssetStore(): AssetStore {
  const used = new Map<string, Asset>();
  return {
    used,
    find(absolutePath, isImage) {
      const known = used.get(absolutePath);
      if (known) return known;
      let bytes: Buffer;
      try {
        bytes = readFileSync(absolutePath);
      } catch {
        return undefined; // missing or unreadable: the caller reports it where it is used
      }
      const extension = extname(absolutePath);
      const name = basename(absolutePath, extension);
      const asset = {
        path: `assets/${isImage ? 'images' : 'files'}/${name}-${hashOf(bytes).slice(0, 8)}${extension}`,
        absolutePath,
        ...(isImage && sizeOf(bytes)),
      };
      used.set(absolutePath, asset);
      return asset;
    },
  };
}

export function sizeOf(bytes: Uint8Array): {size?: ImageSize; problem?: string} {
  try {
    return {size: readImageSize(bytes)};
  } catch (error) {
    return {problem: error instanceof Error ? error.message : String(error)};
  }
}

/** Address of a path in the output. */
export function assetHref(baseUrl: string, path: string): string {
  return baseUrl + encodePath(path);
}
