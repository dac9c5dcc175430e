import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {writeNamed} from '../../cache/files.ts';
import {hashOf} from '../../cache/hash.ts';
import type {BundleRecord} from '../make/buildBundle.ts';

/** A stylesheet that holds others, in their order. */
export interface JoinedSheet {
  readonly path: string;
  readonly of: readonly string[];
}

/**
 * Writes stylesheets that many documents need together as one file more each: those of notes, of notes with what few
 * have, of both with a graph, of covers and posts, and of home pages with a text, which may have pictures. A document asks for one file, and brotli takes 300 to 600 bytes less for one than for two. Readers who come from another
 * page load what they lack alone.
 * @param dir the bundle's
 */
export function joinStyles(record: BundleRecord, dir: string): BundleRecord {
  const {textStylesheets, coreStylesheets, stylesheets, offline} = record;
  const {docs, text, graph, pictures, rare} = textStylesheets;
  const [core] = coreStylesheets;
  const read = (file: string) => readFileSync(join(dir, 'client', file), 'utf8').trimEnd();
  if (docs === undefined || text === undefined || core === undefined || coreStylesheets.length > 1)
    return record;
  if (/^\s*@(?:import|charset)/.test(read(core))) return record; // these come before all rules
  const {cover = [], post = [], home = []} = stylesheets;
  const isWhole = rare !== undefined && pictures !== undefined;
  const sets = [
    [text, docs, core],
    ...(isWhole ? [[rare, pictures, text, docs, core]] : []),
    ...(graph === undefined ? [] : [[graph, text, docs, core]]),
    ...(graph !== undefined && isWhole ? [[rare, pictures, graph, text, docs, core]] : []),
    ...(cover.length === 0 ? [] : [[text, docs, core, ...cover]]),
    ...(post.length === 0 ? [] : [[text, docs, core, ...post]]),
    ...(home.length === 0 ? [] : [[text, core, ...home]]),
    ...(home.length === 0 || pictures === undefined ? [] : [[pictures, text, core, ...home]]),
  ];
  const joined = sets.map((of): JoinedSheet => {
    const content = `${of.map(read).join('')}\n`;
    const path = `assets/joined-${hashOf(content).slice(0, 8)}.css`;
    writeNamed(join(dir, 'client', path), content);
    return {path, of};
  });
  const paths = joined.map(({path}) => path);
  return {
    ...record,
    files: [...record.files, ...paths.map((path) => `client/${path}`)].toSorted(),
    joinedStylesheets: joined,
    ...(offline && {offline: {...offline, own: [...offline.own, ...paths]}}),
  };
}
