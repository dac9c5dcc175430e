import {realpathSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';
import {isBelow} from '../bundle/modules/moduleId.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import {docsFolders} from '../content/source/collection.ts';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';

type Sources = Pick<LoadedConfig, 'dir' | 'config'>;

/**
 * Finds what of a site its output would be mixed with: a folder of it in which the output is, or the site itself where the
 * output holds it. Undefined for a place of its own.
 */
export function findMixedSource({dir, config}: Sources, outDir: string): string | undefined {
  const out = toRealPath(outDir);
  const site = toRealPath(dir);
  if (isWithin(site, out)) return dir;
  const folders = [
    ...docsFolders(config),
    ...[...config.blog, ...config.pages].map(({path}) => path),
    ...config.staticDirectories,
    'i18n',
    'theme',
    '.git',
    'node_modules',
  ];
  const found = folders.find((folder) => {
    const source = toRealPath(resolve(dir, folder));
    // One that holds the whole site holds every place in it.
    return !isWithin(site, source) && isWithin(out, source);
  });
  // An output that is switched is a link into the state; the link itself is elsewhere.
  const own = join(toRealPath(dirname(outDir)), basename(outDir));
  return found ?? (isWithin(own, join(site, STATE)) ? STATE : undefined);
}

const STATE = '.wuya';

/** Throws for an output that the site's own files would be mixed with. @throws {ContentError} EM-006 */
export function stopOnMixedOutput(sources: Sources, outDir: string): void {
  const source = findMixedSource(sources, outDir);
  if (source !== undefined)
    throw new ContentError([createDiagnostic('EM-006', {path: outDir, source})]);
}

const isWithin = (path: string, folder: string): boolean =>
  path === folder || isBelow(folder, path);

/** Follows the links on a way as far as there is something. */
function toRealPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(toRealPath(parent), basename(path));
  }
}
