import {relative, resolve} from 'node:path';
import {isOutside} from '../../cache/outside.ts';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {docsFolders} from './collection.ts';
import type {ReadRules} from './scan.ts';

type Configured = Pick<LoadedConfig, 'dir' | 'file' | 'config' | 'foreign'>;

/** Lists the folders of notes, posts, pages and static files that a configuration names, as they are written. */
export const contentFolders = (config: Configured['config']): readonly string[] => [
  ...docsFolders(config),
  ...config.blog.map(({path}) => path),
  ...config.pages.map(({path}) => path),
  ...config.staticDirectories,
];

/** Lists those that are outside of the site, absolute. */
export function foldersBeside({dir, config}: Pick<Configured, 'dir' | 'config'>): string[] {
  return contentFolders(config)
    .map((folder) => resolve(dir, folder))
    .filter((path) => isOutside(relative(dir, path)));
}

/** Says which files of a site may be read: those in it, and those in folders beside it that its configuration names. */
export function readRulesOf(site: Configured): ReadRules {
  const beside = foldersBeside(site);
  return {
    dir: site.dir,
    followLinks: site.config.followLinks,
    ...(beside.length > 0 && {beside}),
    ...(site.foreign?.texts && {texts: site.foreign.texts}),
    ...(isForeignConfig(site.file) && {isForeign: true}),
  };
}

/** Tells whether dollars in titles are signs of formulas. Docusaurus shows them as they are written. */
export const hasFormulas = ({file, config}: LoadedConfig): boolean =>
  config.markdown.math && !isForeignConfig(file);
