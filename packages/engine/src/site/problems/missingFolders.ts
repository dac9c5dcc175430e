import {existsSync, readdirSync} from 'node:fs';
import {basename, resolve} from 'node:path';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {findNearest} from '../../errors/nearest.ts';

/** Folders that need not be there: they are read where a site has them. */
const USUAL: ReadonlySet<string> = new Set(['blog', 'src/pages']);

/**
 * Reports folders of posts and pages that the configuration names and that are not there, where one of nearly that name is: a
 * slip loses all that is in it, and nothing else reports it. One that is not made yet is no mistake.
 */
export function findMissingFolders({config, dir, file}: LoadedConfig): Diagnostic[] {
  if (isForeignConfig(file)) return [];
  const {docs, blog, pages} = config;
  const named = [
    ...blog.map(({path}) => ({option: 'blog', path})),
    ...pages.map(({path}) => ({option: 'pages', path})),
  ].filter(({path}) => !USUAL.has(path) && !existsSync(resolve(dir, path)));
  if (named.length === 0) return [];
  const read = new Set([...docs, ...blog, ...pages].map(({path}) => path));
  const others = listFolders(dir).filter((name) => !read.has(name));
  return named.flatMap(({option, path}) => {
    const nearest = findNearest(path, others);
    if (nearest === undefined) return [];
    const params = {option, folder: path, nearest};
    return createDiagnostic('SRC-014', params, {place: {file: basename(file)}});
  });
}

const listFolders = (dir: string): readonly string[] =>
  readdirSync(dir, {withFileTypes: true}).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
