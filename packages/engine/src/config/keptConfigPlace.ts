import {readFileSync} from 'node:fs';
import {basename, dirname, sep} from 'node:path';
import {stateDirOf} from '../cache/stateDir.ts';
import type {Place} from '../errors/diagnostic.ts';
import {readStackFrames} from '../errors/stackFrames.ts';
import {findConfigFile} from './configFile.ts';

/** What the folder of a state has before the code of configurations: `.wuya/cache-en/config/3f.mjs`. */
const KEPT = new RegExp(
  String.raw`^(.*?)[\\/]${stateDirOf('')}[\\/]cache[\w-]*[\\/]config[\\/][^\\/]+\.mjs$`,
);

/**
 * Finds the configuration whose code threw an error: it runs from the cache, under a name that is no use to its author. Undefined for
 * errors of other code.
 * @returns the file, absolute
 */
export function findThrowingConfig(error: unknown): string | undefined {
  const dir = KEPT.exec(readStackFrames(error)[0]?.path ?? '')?.[1];
  return dir === undefined ? undefined : findConfigFile(dir === '' ? sep : dir);
}

/** Finds the line of a configuration that threw an error, where its code was kept as it is. Undefined for code that was bundled. */
export function findKeptLine(error: unknown, file: string): Place | undefined {
  const [frame] = readStackFrames(error);
  if (!frame || KEPT.exec(frame.path)?.[1] !== dirname(file)) return undefined;
  const {path, line, column} = frame;
  const [own, kept] = [file, path].map((name) => readFileSync(name, 'utf8').split('\n')[line - 1]);
  return own !== undefined && own === kept ? {file: basename(file), line, column} : undefined;
}
