import {posix} from 'node:path';
import {isOutside} from '../../cache/outside.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {diffLines} from './diffLines.ts';
import type {SampleSources} from './fillSamples.ts';
import {MASK_NAMES} from './masks.ts';
import {readRegion} from './region.ts';
import {createInclusions} from '../text/inclusions.ts';
import type {Sample} from './sample.ts';

/** Resolves the path of the file that a fence names, relative to the site; undefined for one outside of it. */
export function resolveSampleFile(file: string, note: string): string | undefined {
  const path = file.startsWith('@site/')
    ? posix.normalize(file.slice('@site/'.length))
    : posix.join(posix.dirname(note), file);
  return isOutside(path) || file.startsWith('/') ? undefined : path;
}

/**
 * Reports masks that nobody knows, and gives fences that name a file the code of it, or of a region of it. One with code of its own that differs is reported and shows
 * that of the file; one whose file or region is missing keeps its own.
 */
export function takeFromFiles(
  samples: readonly Sample[],
  note: string,
  {readSiteFile}: Pick<SampleSources, 'readSiteFile'>,
): {samples: readonly Sample[]; diagnostics: readonly Diagnostic[]} {
  const diagnostics: Diagnostic[] = [];
  const files = createInclusions((problem) => diagnostics.push(problem));
  const taken = samples.map((sample): Sample => {
    const {source, line, code, masks, run} = sample;
    const unknown = run === 'no' ? undefined : masks.find((name) => !MASK_NAMES.includes(name));
    if (unknown !== undefined)
      diagnostics.push(
        createDiagnostic(
          'RUN-008',
          {name: unknown, known: MASK_NAMES},
          {place: {file: note, line, column: 1}},
        ),
      );
    if (!source) return sample;
    const {file, region} = source;
    const place = {file: note, line, column: 1};
    if (!files.mayTake(file, place)) return sample;
    const path = resolveSampleFile(file, note);
    const text = path === undefined ? undefined : readSiteFile(path);
    if (text === undefined) {
      diagnostics.push(createDiagnostic('RUN-004', {file}, {place}));
      return sample;
    }
    const whole = text.replace(/\r\n?/g, '\n').replace(/(?<!\n)\n+$/, '');
    const found = region === undefined ? whole : readRegion(whole, region);
    if (found === undefined) {
      diagnostics.push(createDiagnostic('RUN-005', {file, region: region!}, {place}));
      return sample;
    }
    files.add(found.length);
    const diff = code.trim() === '' ? '' : diffLines(code.trimEnd(), found);
    if (diff !== '') diagnostics.push(createDiagnostic('RUN-006', {file, diff}, {place}));
    return {...sample, code: found};
  });
  return {samples: taken, diagnostics};
}
