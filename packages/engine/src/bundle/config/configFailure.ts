import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {basename, dirname, relative, sep} from 'node:path';
import {pathToFileURL} from 'node:url';
import {append} from '../../cache/append.ts';
import {ConfigFailure, toReason} from '../../config/configFailure.ts';
import {escapePattern} from '../../config/schema/escapePattern.ts';
import {ContentError} from '../../errors/contentError.ts';
import type {Place} from '../../errors/diagnostic.ts';
import {findNearest} from '../../errors/nearest.ts';
import {pointAt} from '../../errors/pointAt.ts';
import {readStackFrames} from '../../errors/stackFrames.ts';
import {findManifest, isOwnModule} from '../modules/configModules.ts';
import {createPlaceFinder} from '../modules/thrownPlace.ts';

interface RunConfig {
  /** The configuration, absolute. */
  readonly file: string;
  /** Where its code runs from, absolute. */
  readonly modulePath: string;
  /** Whether that code has the lines of the configuration. */
  readonly isPlain: boolean;
  /** Files it was made of, absolute. */
  readonly dependencies: readonly string[];
  /** Address of the engine, which takes the place of its name. */
  readonly engine: string;
  /** Packages that are not installed, and files that are not there, by path. @default none */
  readonly missing?: readonly string[];
}

/**
 * Tells where a configuration failed, in the names of its author: its code runs from the cache. What says already what is wrong, and
 * what is no error, stays.
 */
export async function toConfigFailure(error: unknown, run: RunConfig): Promise<unknown> {
  if (!(error instanceof Error) || error instanceof ContentError) return error;
  const message = toReason(error)
    .replaceAll(run.modulePath, basename(run.file))
    .replaceAll(run.engine, '@wuya/engine');
  const [, wanted] = /^Cannot find (?:package|module) '([^']+)'/.exec(message) ?? [];
  const [, from, name] =
    /^The requested module '([^']+)' does not provide an export named '([^']+)'/.exec(message) ??
    [];
  const place =
    wanted !== undefined
      ? findWritten(run, new RegExp(`(?<=['"])${escapePattern(wanted)}(?=['"/])`))
      : name !== undefined
        ? findWritten(run, new RegExp(`(?<![\\w$])${escapePattern(name)}(?![\\w$])`))
        : findThrown(error, run);
  const candidates =
    wanted !== undefined
      ? listPackages(run.file)
      : from !== undefined
        ? await listExports(from, run)
        : [];
  const nearest = findNearest(wanted ?? name ?? '', candidates);
  const missing = (run.missing ?? []).filter((one) => !/^[./]/.test(one));
  return new ConfigFailure({message, place, nearest, missing, cause: error});
}

function findThrown(error: Error, {file, modulePath, isPlain}: RunConfig): Place | undefined {
  if (!isPlain) return createPlaceFinder(dirname(file))(error);
  const frame = readStackFrames(error).find(({path}) => path === modulePath);
  return frame && {file: basename(file), line: frame.line, column: frame.column};
}

/** Finds what a pattern matches first in the files of a configuration. */
function findWritten({file, dependencies}: RunConfig, pattern: RegExp): Place | undefined {
  const own = dependencies.filter((path) => path !== file && isOwnModule(path));
  for (const path of [file, ...own]) {
    const source = readFileSync(path, 'utf8');
    const index = pattern.exec(source)?.index;
    if (index === undefined) continue;
    return {file: relative(dirname(file), path).replaceAll(sep, '/'), ...pointAt(source, index)};
  }
  return undefined;
}

/** Lists the packages that a site names in its `package.json`, and the engine. */
function listPackages(file: string): string[] {
  const names = ['@wuya/engine'];
  try {
    const manifest = JSON.parse(readFileSync(`${dirname(file)}/package.json`, 'utf8')) as object;
    for (const key of ['dependencies', 'devDependencies'])
      append(names, Object.keys((manifest as Record<string, object | undefined>)[key] ?? {}));
  } catch {
    // A site needs no manifest, and a wrong one is not what is asked about.
  }
  return names.filter((name) => findManifest(name, file) !== undefined);
}

/** Lists what a package exports; nothing where it cannot be found that way. */
async function listExports(name: string, {file, engine}: RunConfig): Promise<string[]> {
  try {
    const id =
      name === '@wuya/engine' ? engine : pathToFileURL(createRequire(file).resolve(name)).href;
    return Object.keys((await import(id)) as object);
  } catch {
    return [];
  }
}
