import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {createPlaceFinder} from '../../config/locate.ts';
import type {Place} from '../../errors/diagnostic.ts';
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

/** Finds where the configuration names a folder of notes; the file alone where it says nothing of one, as for `docs`. */
export function locateFolder({file}: LoadedConfig, path: string): {place?: Place} {
  if (isForeignConfig(file) || !existsSync(file)) return {};
  const find = createPlaceFinder(readFileSync(file, 'utf8'));
  return {place: {file: basename(file), ...(find.text(path) ?? find.option('docs'))}};
}
