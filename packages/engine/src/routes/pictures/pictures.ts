import {basename, dirname, extname} from 'node:path';
import {hashOf} from '../../cache/hash.ts';
import type {Words} from '../../errors/language.ts';
import type {ImageFacts} from './imageSize.ts';
import type {PictureStore} from './pictureStore.ts';
import {fetchPicture, type FetchedPicture, isAllowed} from './remote.ts';
import type {SharpLibrary} from './sharp.ts';
import {
  makeVersions,
  MAX_PIXELS,
  type PictureFormat,
  RECIPE,
  type VersionOptions,
} from './versions.ts';
import {thrownText} from '../../errors/thrownText.ts';

/** Why there are no versions of a picture, or why it cannot be embedded. */
export type PictureProblem =
  | {readonly kind: 'damaged'; readonly reason: string}
  | {readonly kind: 'library'; readonly reason: string}
  | {readonly kind: 'fetch'; readonly reason: Words}
  | {readonly kind: 'large'; readonly pixelCount: number}
  | {readonly kind: 'type'; readonly type: string};

/** A file that a note shows as a picture. */
export interface PictureSource extends ImageFacts {
  /** Hash of its bytes. */
  readonly hash: string;
  /** Where it is in the output; its versions are beside it. */
  readonly path: string;
  readBytes(): Uint8Array;
}

/** A version of a picture in the output. */
export interface PictureVersion {
  readonly format: PictureFormat;
  readonly width: number;
  readonly path: string;
}

/** A picture of another host that is published with the site. */
export interface TakenPicture extends PictureSource {
  readonly kind: 'taken';
}

/** A file that is published beside the pages. */
interface MadeFile {
  readonly key: string;
  readBytes(): Promise<Uint8Array>;
}

/** The versions of a picture, or what is wrong with it. */
export type Versions =
  | {readonly kind: 'versions'; readonly versions: readonly PictureVersion[]}
  | PictureProblem;

/** Versions that a site makes of its pictures. Questions are answered at once; missing versions are made by `complete`. */
export interface Pictures {
  /** Finds the versions of a picture; undefined when they are to be made first. */
  versionsOf(source: PictureSource): Versions | undefined;
  /** Finds a picture of another host; undefined when it is to be fetched first, null when it stays there. */
  takeIn(url: string): TakenPicture | PictureProblem | null | undefined;
  /** Resolves what asks for pictures, and again after those were made that it lacked. */
  complete<T>(resolve: () => T | Promise<T>): Promise<T>;
  /** What was asked for, by its path in the output. */
  readonly used: ReadonlyMap<string, MadeFile>;
}

interface PicturesInput extends VersionOptions {
  /** Hosts whose pictures are embedded, or all. */
  readonly remote: boolean | readonly string[];
  readonly store: PictureStore;
  /** Undefined where it is not installed: no versions are made then. */
  readonly sharp: SharpLibrary | undefined;
}

/** Used where pictures are published as they are: in development, and where nothing else is wanted. */
export const NO_PICTURES: Pictures = {
  versionsOf: () => ({kind: 'versions', versions: []}),
  takeIn: () => null,
  complete: async (resolve) => resolve(),
  used: new Map(),
};

/** The versions of a picture as they are kept: without their paths, which depend on its name. */
type VersionRecord = readonly {
  readonly format: PictureFormat;
  readonly width: number;
  readonly key: string;
}[];

/** Creates what makes the pictures of a site, in one of its languages. */
export function createPictures(input: PicturesInput): Pictures {
  const {store, sharp, formats, widths, remote} = input;
  const used = new Map<string, MadeFile>();
  const queue = createQueue();
  const recipe = [String(RECIPE), sharp?.version ?? '', formats.join(), widths.join()];

  const make = async (source: PictureSource, key: string): Promise<void> => {
    const made = await makeVersions(sharp!.load(), source.readBytes(), {formats, widths});
    const record: VersionRecord = made.map(({format, width, bytes}) => {
      const ownKey = hashOf(key, format, String(width));
      store.keepBytes(ownKey, bytes);
      return {format, width, key: ownKey};
    });
    store.keepRecord(key, record);
  };
  const tryToMake = async (
    source: PictureSource,
    key: string,
  ): Promise<PictureProblem | undefined> => {
    try {
      sharp!.load();
    } catch (error) {
      return {kind: 'library', reason: toReason(error)};
    }
    try {
      await make(source, key);
      return undefined;
    } catch (error) {
      return {kind: 'damaged', reason: toReason(error)};
    }
  };
  const publish = (source: PictureSource, key: string, record: VersionRecord): PictureVersion[] =>
    record.map(({format, width, key: ownKey}) => {
      const path = pathOf(source.path, ownKey, {format, width});
      store.use(ownKey);
      used.set(path, {
        key: ownKey,
        async readBytes() {
          // One that was damaged since is made again.
          if (!store.bytes(ownKey)) await make(source, key);
          return store.bytes(ownKey)!;
        },
      });
      return {format, width, path};
    });

  return {
    used,
    versionsOf(source) {
      if (!sharp || formats.length === 0) return {kind: 'versions', versions: []};
      const problem = checkSource(source);
      if (problem) return problem;
      const key = hashOf('versions', ...recipe, source.hash);
      const record = store.record<VersionRecord>(key);
      if (record) return {kind: 'versions', versions: publish(source, key, record)};
      return queue.ask(key, () => tryToMake(source, key));
    },
    takeIn(url) {
      if (!isAllowed(url, remote)) return null;
      const key = hashOf('remote', url);
      const record = store.record<FetchedPicture>(key);
      const bytes = record && store.bytes(record.hash);
      if (!record || !bytes) {
        return queue.ask(key, () => takeInto(store, {url, key, remote}));
      }
      const path = `assets/images/${record.name}-${record.hash.slice(0, 8)}.${record.extension}`;
      used.set(path, {key: record.hash, readBytes: async () => bytes});
      return {kind: 'taken', ...record, path, readBytes: () => bytes};
    },
    complete: queue.complete,
  };
}

/** What is to be made. What could not be made is asked for once. */
interface Queue extends Pick<Pictures, 'complete'> {
  /** Says what is wrong with what is under `key`; undefined when it is to be made. */
  ask(key: string, start: () => Promise<PictureProblem | undefined>): PictureProblem | undefined;
}

function createQueue(): Queue {
  const wanted = new Map<string, () => Promise<PictureProblem | undefined>>();
  const problems = new Map<string, PictureProblem>();
  return {
    ask(key, start) {
      const known = problems.get(key);
      if (!known) wanted.set(key, start);
      return known;
    },
    async complete(resolve) {
      for (;;) {
        const result = await resolve();
        if (wanted.size === 0) return result;
        const waiting = [...wanted];
        wanted.clear();
        // One after the other: each keeps all threads of the library busy, and its pixels in memory.
        for (const [key, start] of waiting) {
          const problem = await start();
          if (problem) problems.set(key, problem);
        }
      }
    },
  };
}

async function takeInto(
  store: PictureStore,
  {
    url,
    key,
    remote,
  }: {
    readonly url: string;
    readonly key: string;
    readonly remote: boolean | readonly string[];
  },
): Promise<PictureProblem | undefined> {
  const found = await fetchPicture(url, remote);
  if ('reason' in found) return {kind: 'fetch', ...found};
  const {bytes, ...record} = found;
  store.keepBytes(record.hash, bytes);
  store.keepRecord(key, record);
  return undefined;
}

/** `assets/images/a-1f3k.png` → `assets/images/a-9x2c-480.avif` */
function pathOf(
  path: string,
  key: string,
  {format, width}: Pick<PictureVersion, 'format' | 'width'>,
): string {
  const name = basename(path, extname(path)).replace(/-[^-]{8}$/, '');
  const folder = path.startsWith('assets/') ? dirname(path) : 'assets/images';
  return `${folder}/${name}-${key.slice(0, 8)}-${width}.${format}`;
}

const TYPES: Readonly<Record<string, string>> = {
  '.png': 'png',
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.gif': 'gif',
  '.webp': 'webp',
};

/** Tells whether versions are made of a file, by its name. */
export function hasVersions(path: string): boolean {
  return Object.hasOwn(TYPES, extname(path).toLowerCase());
}

/** Returns what is wrong with a file before it is opened: the library would read anything. */
function checkSource({path, size, type}: PictureSource): PictureProblem | undefined {
  if (TYPES[extname(path).toLowerCase()] !== type) return {kind: 'type', type};
  const pixelCount = size.width * size.height;
  return pixelCount > MAX_PIXELS ? {kind: 'large', pixelCount} : undefined;
}

function toReason(error: unknown): string {
  return thrownText(error).split('\n')[0]!.trim();
}
