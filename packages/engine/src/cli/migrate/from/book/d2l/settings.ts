import picomatch from 'picomatch';
import {type OldFolder, readIfThere} from '../../common/migration.ts';

const FILE = 'config.ini';

/** Settings of a book of d2lbook, from `config.ini`. */
export interface D2lSettings {
  readonly file: string;
  readonly title: string | undefined;
  readonly locale: string | undefined;
  /** Note of the table of contents, without its ending. */
  readonly index: string;
  /** Frameworks that code is written for, the main one first. */
  readonly tabs: readonly string[];
  /** Tells whether a file is left out of the book. */
  isLeftOut(path: string): boolean;
}

/** Tells whether a folder is a book of d2lbook, the tool of *Dive into Deep Learning*. */
export const isD2l = (folder: OldFolder): boolean =>
  folder.has(FILE) && /^(?:notebooks|eval_notebook|tabs)[ \t]*=/m.test(folder.read(FILE));

/** Reads `config.ini`. */
export function readD2lSettings(folder: OldFolder): D2lSettings {
  const values = readIni(readIfThere(folder, FILE));
  const list = (key: string): string[] =>
    (values.get(key) ?? '').split(/[\s,]+/).filter((one) => one !== '');
  const toTests = (key: string) => list(key).map((pattern) => picomatch(pattern, {dot: true}));
  const [notes, excluded] = [toTests('notebooks'), toTests('exclusions')];
  return {
    file: FILE,
    title: values.get('title') || undefined,
    locale: values.get('lang') || undefined,
    index: values.get('index') || 'index',
    tabs: list('tabs'),
    isLeftOut: (path) =>
      excluded.some((matches) => matches(path)) ||
      (notes.length > 0 && !notes.some((matches) => matches(path))),
  };
}

/** Reads the keys of all sections; a line that begins with a blank goes on with the one before. */
function readIni(text: string): Map<string, string> {
  const values = new Map<string, string>();
  let last: string | undefined;
  for (const line of text.split('\n')) {
    if (/^\s*[#;]/.test(line)) continue;
    const [, key, value = ''] = /^([\w-]+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
    if (key !== undefined) {
      last = key;
      if (!values.has(key)) values.set(key, value);
    } else if (last !== undefined && /^\s+\S/.test(line))
      values.set(last, `${values.get(last)!}\n${line.trim()}`);
  }
  return values;
}
