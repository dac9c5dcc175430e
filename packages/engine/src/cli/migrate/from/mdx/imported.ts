import {posix} from 'node:path';
import type {OldFolder} from '../common/migration.ts';

/** Path of a note, and its folder. */
interface Place {
  readonly path: string;
  readonly folder: OldFolder;
}

/** Finds the file that an import names: beside the note, or by an alias such as `@/` or `@zh/` the one whose path ends so. */
export function findImported(written: string, {path, folder}: Place): string | undefined {
  if (written.startsWith('.')) {
    const file = posix.join(posix.dirname(path), written);
    return folder.has(file) ? file : undefined;
  }
  const [, alias = '', rest = ''] = /^[@~]?([\w-]*)\/(.+)$/.exec(written) ?? [];
  if (rest === '') return undefined;
  const found = folder.paths.filter((one) => `/${one}`.endsWith(`/${rest}`));
  const named = found.filter((one) => alias !== '' && `/${one}`.includes(`/${alias}/`));
  const [first, ...others] = named.length > 0 ? named : found;
  return others.length > 0 ? undefined : first;
}

/** Prints a fence that names the file of its code, ` ```ts file="./a.ts" `, with that code; undefined for others. */
export function includeCode(line: string, note: Place): readonly string[] | undefined {
  const [all = '', , written = ''] = /\sfile=(["'])(.*?)\1/.exec(line) ?? [];
  const file = written === '' ? undefined : findImported(written.replace(/^<root>\//, '@/'), note);
  if (file === undefined) return undefined;
  const code = note.folder.read(file).replace(/\n$/, '').split('\n');
  const indent = /^\s*/.exec(line)![0];
  return [line.replace(all, ''), ...code.map((one) => indent + one)];
}
