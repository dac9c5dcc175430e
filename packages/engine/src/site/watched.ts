import {join, relative} from 'node:path';
import {hashFiles} from '../bundle/modules/sources.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import type {Articles} from './articles.ts';
import type {ShownFiles} from './shownFiles.ts';
import {translationFolders} from '../config/translations.ts';
import {scanFolder} from '../content/source/scan.ts';
import {isOutside} from '../cache/outside.ts';
import {foldersBeside} from '../content/source/readRules.ts';

/** Folders in which nothing is written by hand. */
const IGNORED = new Set(['node_modules', '.git', '.wuya']);

/** Tells whether a path below the site's folder is not watched: what others make, the output, packages. */
export function isUnwatched(dir: string, path: string): boolean {
  const local = relative(dir, path);
  if (local === '' || isOutside(local)) return false;
  const parts = local.split(/[\\/]/);
  return parts[0] === 'dist' || parts.some((part) => IGNORED.has(part));
}

/** Returns a path relative to the site, with `/`. */
export function localPath(dir: string, path: string): string {
  return relative(dir, path).replaceAll('\\', '/');
}

/** Lists folders and files of a site that are outside of its folder, absolute. */
export function outsidePaths(loaded: LoadedConfig): string[] {
  const {dir, dependencies} = loaded;
  return [
    ...foldersBeside(loaded),
    ...dependencies.filter((path) => isOutside(relative(dir, path))),
  ];
}

/** Tells whether pages show a file that is none of theirs: a picture, a static file, embedded Markdown; path absolute. */
export function isShown(
  path: string,
  {dir, config}: Pick<LoadedConfig, 'dir' | 'config'>,
  {files, articles}: {readonly files: ShownFiles; readonly articles: Articles},
): boolean {
  const local = localPath(dir, path);
  return (
    files.mayShow(path) ||
    articles.embeds(local) ||
    config.staticDirectories.some((folder) => local.startsWith(`${folder}/`))
  );
}

/** Files of texts below the folder of a language: `code.json`, `docusaurus-theme-classic/navbar.json`. */
const TEXTS = /^(?!originals\.json$)(?:docusaurus-[\w-]+\/)?[\w-]+\.json$/;

/** The file whose names MDX pages know: what else is in it makes no other configuration. */
const COMPONENTS = /^(?:src\/)?theme\/MDXComponents(?:\/|\.)/;

/**
 * Hashes what the configuration is made of, and the texts of its language that it may take.
 * @param components names that MDX pages get from the site. @default those that were found
 */
export function hashConfig(
  {
    dir,
    config,
    dependencies,
    siteComponents = new Set(),
  }: Pick<LoadedConfig, 'dir' | 'config' | 'dependencies' | 'siteComponents'>,
  components: ReadonlySet<string> = siteComponents,
): string {
  const texts = translationFolders(config).flatMap((folder) =>
    scanFolder(join(dir, folder), (path) => TEXTS.test(path)).map((path) =>
      join(dir, folder, path),
    ),
  );
  const files = hashFiles([...new Set([...dependencies, ...texts])]);
  return [files, ...components].join(' ');
}

/**
 * Tells whether the configuration is made of a file. Of one that is wrong it is unknown: it may need a file that was missing,
 * or another name. Texts of the interface may come later too.
 */
export function makesConfig(
  path: string,
  {dir, config, dependencies}: Pick<LoadedConfig, 'dir' | 'config' | 'dependencies'>,
  isBroken: boolean,
): boolean {
  if (dependencies.includes(path)) return true;
  if (isBroken) return /\.(?:[cm]?[jt]sx?|json|ya?ml)$/i.test(path);
  const local = localPath(dir, path);
  if (COMPONENTS.test(local)) return true;
  return translationFolders(config).some(
    (folder) => local.startsWith(`${folder}/`) && TEXTS.test(local.slice(folder.length + 1)),
  );
}
