import {join, relative, sep} from 'node:path';
import {hashOf} from './hash.ts';
import {isOutside} from './outside.ts';

/** The build of a site that a cache belongs to. */
export interface CacheOwner {
  /** Tag of the language. @default the default one */
  readonly locale?: string | undefined;
  /** @default false */
  readonly isPortable?: boolean | undefined;
}

/** Names the folder of everything the engine keeps of a site between runs. */
export function stateDirOf(dir: string): string {
  return join(dir, '.wuya');
}

/** Names the file that says which process works in a state folder. */
export const LOCK_FILE = 'build.lock';

/**
 * Names the folder of what is kept of a site in one of its languages; that of the default one has no name. A portable
 * build has other addresses and keeps its own.
 */
export function cacheDirOf(dir: string, {locale, isPortable = false}: CacheOwner = {}): string {
  const names = ['cache', isPortable ? 'portable' : undefined, locale];
  return join(stateDirOf(dir), names.filter((name) => name !== undefined).join('-'));
}

/**
 * Names the folder of what builds of a site remember of an output, both absolute. One in the site keeps it where the site is
 * moved or copied: else what no note is behind any more would stay in the output for ever.
 */
export function outputStateDirOf(dir: string, outDir: string): string {
  const path = relative(dir, outDir);
  return join(
    stateDirOf(dir),
    'output',
    hashOf(isOutside(path) ? outDir : path.split(sep).join('/')),
  );
}
