import {type Dirent, readdirSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';
import {isFile} from '../cache/files.ts';

/** Names of the configuration of a site. A folder brought from Docusaurus can have both: the first counts. */
const NAMES = [
  'wuya.config.ts',
  'wuya.config.mts',
  'wuya.config.js',
  'wuya.config.mjs',
  ...['ts', 'mts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`),
];

/** Finds the configuration of the site in a folder; undefined where the folder is no site. */
export function findConfigFile(dir: string): string | undefined {
  return NAMES.map((name) => join(dir, name)).find(isFile);
}

/** Lists other configurations of the same tool beside that of a site, which are not read. */
export function findUnreadConfigs(file: string): string[] {
  const [dir, own] = [dirname(file), basename(file)];
  const tool = own.slice(0, own.indexOf('.'));
  return NAMES.filter(
    (name) => name !== own && name.startsWith(`${tool}.`) && isFile(join(dir, name)),
  );
}

/**
 * Finds what was meant where a folder is no site: what has the name of a configuration and is no file, one of another form in it, a site around it or directly in it, or notes
 * that are to become one.
 */
export function findMeantSite(dir: string): {
  misnamed?: string;
  isNoFile?: true;
  near?: string;
  hasNotes?: true;
} {
  const entries = listFolder(dir);
  const noFile = entries.find(({name}) => NAMES.includes(name))?.name;
  if (noFile !== undefined) return {misnamed: noFile, isNoFile: true};
  const misnamed = entries.find(({name}) =>
    /^\.?wuya(?:\.config|rc)?\.(?:[cm]?[jt]s|json|ya?ml|toml)$/i.test(name),
  )?.name;
  if (misnamed !== undefined) return {misnamed};
  const near = [
    ...foldersAround(dir),
    ...entries
      .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
      .map(({name}) => join(dir, name)),
  ].find((folder) => {
    const file = folder === dir ? undefined : findConfigFile(folder);
    return file !== undefined && basename(file).startsWith('wuya.');
  });
  if (near !== undefined) return {near};
  return hasNotes(dir, entries) ? {hasNotes: true} : {};
}

/** Lists the folders that a folder is in, the nearest first. */
function foldersAround(dir: string): string[] {
  const above = dirname(dir);
  return above === dir ? [] : [above, ...foldersAround(above)];
}

/** Tells whether a folder holds Markdown besides the README and the like of a repository, in it or directly below. */
function hasNotes(dir: string, entries: readonly Dirent[]): boolean {
  const areNotes = (files: readonly Dirent[]): boolean =>
    files.some(({name}) => /\.(?:mdx?|markdown)$/i.test(name) && !/^[A-Z_-]+\./.test(name));
  return (
    areNotes(entries) ||
    entries.some(
      (entry) =>
        entry.isDirectory() &&
        !/^\.|^node_modules$/.test(entry.name) &&
        areNotes(listFolder(join(dir, entry.name))),
    )
  );
}

function listFolder(dir: string): Dirent[] {
  try {
    return readdirSync(dir, {withFileTypes: true}).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return []; // it does not exist, or may not be read
  }
}
