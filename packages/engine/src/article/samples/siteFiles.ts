import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {hashOf} from '../../cache/hash.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {isSiteFile} from '../../content/source/inspectFile.ts';
import type {ReadRules} from '../../content/source/scan.ts';
import type {SampleSources} from './fillSamples.ts';
import {MAX_RECORD_BYTES, recordPathOf} from './record.ts';
import {findSamples} from './sample.ts';
import {resolveSampleFile} from './takeFromFiles.ts';

/** Creates the reader of files that notes name: those of the site alone, none that hides, up to 4 MB. */
function createSiteFileReader(rules: ReadRules): (path: string) => string | undefined {
  return (path) => {
    const absolute = join(rules.dir, path);
    try {
      if (!isSiteFile(absolute, rules) || statSync(absolute).size > MAX_RECORD_BYTES)
        return undefined;
      return readFileSync(absolute, 'utf8');
    } catch {
      return undefined; // gone, or not to be read: the fence that names it is reported
    }
  };
}

/** Creates what the samples of a site's notes are compared with. */
export function createSampleSources(
  dir: string,
  {followLinks, run, markdown}: Pick<SiteConfig, 'followLinks' | 'run' | 'markdown'>,
): SampleSources {
  return {
    readSiteFile: createSiteFileReader({dir, followLinks}),
    offersCode: markdown.codeFiles,
    masks: run.masks.map((mask) => new RegExp(mask, 'g')),
  };
}

/** Lists the files that the fences of a note with signs of samples show something of: path, hash, path, hash …; a missing one has no hash. */
export function findSampleFiles(
  note: {readonly path: string; readonly body: string},
  sources: SampleSources | undefined,
): string[] {
  if (!sources) return [];
  const samples = findSamples(note.body, 1);
  const paths = new Set([
    ...(samples.some(({run}) => run !== 'no') ? [recordPathOf(note.path)] : []),
    ...samples.flatMap(({source}) => (source && resolveSampleFile(source.file, note.path)) ?? []),
  ]);
  return [...paths].flatMap((path) => {
    const text = sources.readSiteFile(path);
    return [path, text === undefined ? '' : hashOf(text)];
  });
}
