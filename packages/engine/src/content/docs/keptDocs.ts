import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {deserialize, serialize} from 'node:v8';
import {crc32} from 'node:zlib';
import {writeFileAtomic} from '../../cache/files.ts';
import {hashOf} from '../../cache/hash.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {ChangedFile} from '../source/changedFile.ts';
import {toOwnTexts} from '../source/ownText.ts';
import {isDiagnostic} from '../source/readSource.ts';
import type {SourceFile} from '../source/sourceFile.ts';
import {type Doc, type DocRules, parseDoc} from './doc.ts';
import {statOf} from '../../cache/statOf.ts';

/**
 * A file is kept once its last change is so many ms ago: file systems count in steps of up to 2 s (FAT), so a second
 * save in the same step would leave no trace.
 */
export const SETTLED_MS = 2500;

/** Size, times of the last changes of content and of anything, number of the file. Another file, or another text, has another. */
type Stamp = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number];

/** Share of changed files, one in so many, from which on what is kept is written again: writing it costs as much as reading some notes. */
const RARE = 50;

/** Facts of a note: all that is read from it but its text. */
interface Entry {
  readonly stamp: Stamp;
  readonly source: Omit<SourceFile, 'text'>;
  readonly facts: Omit<Doc, 'source' | 'body'>;
  /** Where the body begins in the text. */
  readonly bodyStart: number;
}

/** One note to be read. */
interface NoteFile {
  /** Relative to the site. */
  readonly path: string;
  readonly rules: DocRules;
  /** Reads its text. */
  read(): SourceFile | Diagnostic;
}

/**
 * Facts of notes as they were last read. A file that has not changed since is not read again before its
 * text is asked for, in this process or the next: a start with a cache reads the one note that a page shows.
 */
export interface KeptDocs {
  /** Reads a note, or takes what was kept of it. Its text is read when it is asked for. */
  read(note: NoteFile): Doc | Diagnostic;
  /** Keeps what was read for the next run, if it is more than a few notes. */
  save(): void;
}

/**
 * Opens what was kept of the notes of a site.
 * @param path of the file that keeps it
 * @param fingerprint of the code that reads notes
 * @param holdsTexts keeps the texts of notes that were read, for a caller that needs them at once. @default texts are
 * read again
 * @param now the time in ms. @default the clock of the machine
 */
export function openKeptDocs(
  siteDir: string,
  {
    path,
    fingerprint,
    holdsTexts = false,
    now = Date.now,
  }: {
    readonly path: string;
    readonly fingerprint: string;
    readonly holdsTexts?: boolean;
    readonly now?: () => number;
  },
): KeptDocs {
  const seal = hashOf(fingerprint, process.versions.v8);
  let known: ReadonlyMap<string, Entry> | undefined;
  /** By rules and path: all that decides what is read from a text. */
  const current = new Map<string, Entry>();
  let readCount = 0;
  return {
    read(note) {
      const key = JSON.stringify(note.rules) + note.path;
      const stat = statOf(join(siteDir, note.path));
      const stamp: Stamp = stat ? [stat.size, stat.mtimeMs, stat.ctimeMs, stat.ino] : [0, 0, 0, 0];
      known ??= readEntries(path, seal);
      const kept = current.get(key) ?? known.get(key);
      if (stat && kept && isEqual(kept.stamp, stamp)) {
        current.set(key, kept);
        return toDoc(kept, note.read);
      }
      const readMs = now();
      const doc = readDoc(note);
      if (isDiagnostic(doc)) return doc;
      const {
        source: {text, ...source},
        body,
        ...facts
      } = doc;
      const bodyStart = text.length - body.length;
      const entry = {stamp, source, facts: toOwnTexts(facts), bodyStart};
      readCount++;
      if (Math.max(stamp[1], stamp[2]) < readMs - SETTLED_MS) current.set(key, entry);
      else current.delete(key);
      return holdsTexts ? doc : toDoc(entry, note.read);
    },
    save() {
      const otherCount = readCount + Math.abs(current.size - (known?.size ?? 0));
      if (otherCount === 0 || otherCount * RARE < current.size) return;
      readCount = 0;
      known = new Map(current);
      const bytes = serialize(current);
      writeFileAtomic(path, Buffer.concat([Buffer.from(headOf(seal, bytes)), bytes]));
    },
  };
}

/** Reads a note with its text. */
export function readDoc({rules, read}: NoteFile): Doc | Diagnostic {
  const source = read();
  return isDiagnostic(source) ? source : parseDoc(source, rules);
}

const isEqual = (a: Stamp, b: Stamp): boolean => a.every((part, i) => part === b[i]);

const headOf = (seal: string, bytes: Uint8Array): string => `${seal} ${crc32(bytes)}\n`;

/** Returns nothing where there is no such file, it is damaged, or other code made it. */
function readEntries(path: string, seal: string): ReadonlyMap<string, Entry> {
  let file: Buffer;
  try {
    file = readFileSync(path);
  } catch {
    return new Map();
  }
  const bytes = file.subarray(file.indexOf(0x0a) + 1);
  const isWhole = file.toString('latin1', 0, file.length - bytes.length) === headOf(seal, bytes);
  return isWhole ? (deserialize(bytes) as Map<string, Entry>) : new Map();
}

/**
 * Makes a note whose text is read when it is asked for. It gives only the text that its facts are of: another would
 * be kept under a wrong key.
 */
function toDoc({source, facts, bodyStart}: Entry, read: NoteFile['read']): Doc {
  const readText = (): string => {
    const current = read();
    if (isDiagnostic(current) || current.hash !== source.hash) throw new ChangedFile(source.path);
    return current.text;
  };
  return {
    ...facts,
    source: {
      ...source,
      get text() {
        return readText();
      },
    },
    get body() {
      return readText().slice(bodyStart);
    },
  };
}
