import {posix} from 'node:path';
import {isOutside} from '../../cache/outside.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {diffLines} from './diffLines.ts';
import type {SampleSources} from './fillSamples.ts';
import {MASK_NAMES} from './masks.ts';
import {createRegions, type Regions} from './region.ts';
import {createInclusions} from '../text/inclusions.ts';
import type {Sample} from './sample.ts';

/** Resolves the path of the file that a fence names, relative to the site; undefined for one outside of it. */
export function resolveSampleFile(file: string, note: string): string | undefined {
  const path = file.startsWith('@site/')
    ? posix.normalize(file.slice('@site/'.length))
    : posix.join(posix.dirname(note), file);
  return isOutside(path) || file.startsWith('/') ? undefined : path;
}

interface NamedFile {
  readonly whole: string;
  /** Once a fence asks for one. */
  regions?: Regions;
}

/** Creates what reads the files that the fences of a note name, each once: a thousand fences may name one. */
function createFileReader(
  note: string,
  readSiteFile: SampleSources['readSiteFile'],
): (file: string) => NamedFile | undefined {
  const known = new Map<string, NamedFile | undefined>();
  const read = (path: string): NamedFile | undefined => {
    const whole = readSiteFile(path)
      ?.replace(/\r\n?/g, '\n')
      .replace(/(?<!\n)\n+$/, '');
    return whole === undefined ? undefined : {whole};
  };
  return (file) => {
    const path = resolveSampleFile(file, note);
    if (path === undefined) return undefined;
    if (!known.has(path)) known.set(path, read(path));
    return known.get(path);
  };
}

/**
 * Reports unknown masks, and gives fences that name a file the code of it, or of a region of it. One with code of its own that differs is reported and shows
 * that of the file; one whose file or region is missing keeps its own.
 */
export function takeFromFiles(
  samples: readonly Sample[],
  note: string,
  {readSiteFile}: Pick<SampleSources, 'readSiteFile'>,
): {samples: readonly Sample[]; diagnostics: readonly Diagnostic[]} {
  const diagnostics: Diagnostic[] = [];
  const files = createInclusions((problem) => diagnostics.push(problem));
  const readOnce = createFileReader(note, readSiteFile);
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
    const read = readOnce(file);
    if (read === undefined) {
      diagnostics.push(createDiagnostic('RUN-004', {file}, {place}));
      return sample;
    }
    const found =
      region === undefined ? read.whole : (read.regions ??= createRegions(read.whole))(region);
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
