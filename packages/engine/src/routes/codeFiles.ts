import {escapeAttribute} from '../article/html/escape.ts';
import {readPartial} from '../article/mdx/partials.ts';
import type {Reference} from '../article/parsedPage.ts';
import {makeCodeArchive} from '../article/samples/codeFiles.ts';
import type {SampleSources} from '../article/samples/fillSamples.ts';
import {findSamples} from '../article/samples/sample.ts';
import {takeFromFiles} from '../article/samples/takeFromFiles.ts';
import {assetHref} from './assets.ts';

/** The code of notes that pages offer as zip files. */
export interface CodeFiles {
  /** Resolves the link to the code of a note to its attributes. */
  resolve(reference: Reference, file: string): {readonly attributes: string};
  /** What was asked for, by its path in the output. */
  readonly used: ReadonlyMap<string, CodeFile>;
}

/** A zip file that is published beside the pages. */
export interface CodeFile {
  readonly key: string;
  /** Makes it from the note; undefined for a note that was changed meanwhile and has no code any more. */
  readBytes(): Uint8Array | undefined;
}

interface CodeFilesInput {
  /** Where notes are read from. */
  readonly files: Parameters<typeof readPartial>[0];
  readonly baseUrl: string;
  readonly sources: Pick<SampleSources, 'readSiteFile'>;
}

/** Creates what publishes the code of notes. The compiled note knows the name of its file, the bytes are made when they are written. */
export function createCodeFiles({files, baseUrl, sources}: CodeFilesInput): CodeFiles {
  const used = new Map<string, CodeFile>();
  return {
    used,
    resolve({url: fileName}, file) {
      const path = `assets/code/${fileName}`;
      used.set(path, {key: fileName, readBytes: () => readArchive(files, file, sources)});
      return {attributes: ` href="${escapeAttribute(assetHref(baseUrl, path))}"`};
    },
  };
}

function readArchive(
  files: CodeFilesInput['files'],
  file: string,
  sources: CodeFilesInput['sources'],
): Uint8Array | undefined {
  const note = readPartial(files, file);
  if (!note) return undefined;
  const {samples} = takeFromFiles(findSamples(note.body, note.bodyLine), file, sources);
  return makeCodeArchive(samples, {file, wanted: true})?.bytes;
}
