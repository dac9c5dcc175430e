import {posix} from 'node:path';
import {zipSync, type Zippable} from 'fflate';
import {hashOf} from '../../cache/hash.ts';
import {splitOrderPrefix} from '../../content/docs/numberPrefix.ts';
import {isDeviceName} from '../../content/source/deviceName.ts';
import type {Sample} from './sample.ts';

/** A file that the title of a fence names. */
interface CodeFile {
  readonly path: string;
  readonly text: string;
}

/** The code of a note as a file that can be downloaded. */
export interface CodeArchive {
  /** Its name, and that of the folder in it: `closures`. */
  readonly name: string;
  /** Its name in the output, which changes with its bytes: `closures-1a2b3c4d.zip`. */
  readonly fileName: string;
  readonly fileCount: number;
  readonly bytes: Uint8Array;
}

/** Dates of zip files begin here; the same code gives the same bytes. */
const ZIP_TIME = new Date(1980, 0, 1);
const UNIX = 3;
const PLAIN_FILE = 0o100_644;
const PROGRAM = 0o100_755;
const MAX_NAME_LENGTH = 50;

/**
 * Makes a zip file of the files that the fences of a note name, in one folder, as `wuya run` has them at its end. Every path is one that `isPath` lets
 * pass: inside the folder.
 * @param wanted what the note says; undefined: where code of it is run and there are two files or more
 * @returns undefined where nothing is to be downloaded
 */
export function makeCodeArchive(
  samples: readonly Sample[],
  {file, wanted}: {readonly file: string; readonly wanted: boolean | undefined},
): CodeArchive | undefined {
  if (wanted === false) return undefined;
  if (wanted === undefined && samples.every(({run}) => run === 'no')) return undefined;
  const files = listFiles(samples);
  if (files.length < (wanted ? 1 : 2)) return undefined;
  const name = nameOf(file);
  const zippable: Zippable = {};
  for (const {path, text} of files)
    zippable[`${name}/${path}`] = [
      new TextEncoder().encode(text),
      {os: UNIX, attrs: (text.startsWith('#!') ? PROGRAM : PLAIN_FILE) * 2 ** 16},
    ];
  const bytes = zipSync(zippable, {mtime: ZIP_TIME, level: 9});
  return {
    name,
    fileName: `${name}-${hashOf(bytes).slice(0, 8)}.zip`,
    fileCount: files.length,
    bytes,
  };
}

/** Lists the files in the order of their paths. Of two with one path the later counts, as of a file and a folder. */
function listFiles(samples: readonly Sample[]): CodeFile[] {
  const texts = new Map<string, string>();
  for (const {path, code} of samples) {
    // On Windows an archive with one of these cannot be unpacked.
    if (path === undefined || path.split('/').some(isDeviceName)) continue;
    for (const other of texts.keys())
      if (other.startsWith(`${path}/`) || path.startsWith(`${other}/`)) texts.delete(other);
    texts.set(path, `${code}\n`);
  }
  return [...texts]
    .map(([path, text]): CodeFile => ({path, text}))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** `notes/js/02-closures.md` → `closures`; a note that opens its folder has the name of that, `aux.md` is `code-aux`. */
function nameOf(file: string): string {
  const {name: own, dir} = posix.parse(file);
  const named = /^(?:index|readme)$/i.test(own) ? posix.basename(dir) : own;
  const name = splitOrderPrefix(named)
    .name.replace(/[^\p{L}\p{N}_@+.-]+/gu, '-')
    .replace(/^[.-]+|(?<![.-])[.-]+$/g, '');
  const whole = name === '' ? 'code' : isDeviceName(name) ? `code-${name}` : name;
  return [...whole].slice(0, MAX_NAME_LENGTH).join('');
}
