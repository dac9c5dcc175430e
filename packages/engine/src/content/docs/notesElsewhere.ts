import {join} from 'node:path';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {readRulesOf} from '../source/readRules.ts';
import {scanFolder} from '../source/scan.ts';

/** Folders in which people keep notes, by the names that generators give them. */
const USUAL_FOLDERS = ['docs', 'notes', 'doc', 'content', 'wiki', '笔记', '文档'];

/** Finds the folder that an author may have meant where the configured one has no notes; none that the configuration names. */
export function findNotesElsewhere(site: LoadedConfig): string | undefined {
  const {docs, blog, pages} = site.config;
  const taken = new Set([...docs, ...blog, ...pages].map(({path}) => path));
  const rules = {...readRulesOf(site), report: () => {}};
  return USUAL_FOLDERS.find(
    (name) =>
      !taken.has(name) &&
      scanFolder(join(site.dir, name), (path) => /\.mdx?$/i.test(path), rules).length > 0,
  );
}
