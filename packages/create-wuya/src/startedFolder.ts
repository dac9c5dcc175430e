import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {BEGUN} from './writeFiles.ts';

/** What a new repository has before a site is made in it: files of hosts, editors and systems, which a site leaves alone. */
const HARMLESS =
  /^(?:\.git|\.gitattributes|\.gitignore|\.editorconfig|\.idea|\.vscode|\.ds_store|thumbs\.db|(?:readme|licen[cs]e)(?:\.\w+)?)$/i;

/** Finds a file that is in the way of a new site in a folder; undefined where there is none, or no folder. */
export function findObstacle(dir: string): string | undefined {
  const found = existsSync(dir) ? readdirSync(dir).filter((name) => !HARMLESS.test(name)) : [];
  if (found.includes(BEGUN)) return BEGUN;
  // Notes say most of what the folder is.
  return found.find((name) => /\.mdx?$/i.test(name)) ?? found[0];
}

/** Finds the repository that a folder is a part of; undefined where it is none, or the root of one: hosts read workflows there alone. */
export function findRepositoryAbove(dir: string): string | undefined {
  if (existsSync(join(dir, '.git'))) return undefined;
  const parent = dirname(dir);
  if (parent === dir) return undefined;
  return existsSync(join(parent, '.git')) ? parent : findRepositoryAbove(parent);
}

/** What is written into a folder that has files of its author. */
interface AddedFiles {
  /** New files: path → content. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Lines that the `.gitignore` of the author lacks; empty where there is nothing to add. */
  readonly ignored: string;
}

/** Leaves out the files of a new site that the folder has already: those of its author stay. */
export function besideOwn(
  dir: string,
  files: ReadonlyMap<string, string | Uint8Array>,
): AddedFiles {
  const own = new Set(existsSync(dir) ? readdirSync(dir).map((name) => name.toLowerCase()) : []);
  return {
    files: new Map([...files].filter(([path]) => !own.has(path.toLowerCase()))),
    ignored: own.has('.gitignore') ? linesToAdd(dir, String(files.get('.gitignore') ?? '')) : '',
  };
}

function linesToAdd(dir: string, wanted: string): string {
  const text = readFileSync(join(dir, '.gitignore'), 'utf8');
  const has = new Set(text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')));
  const missing = wanted.split('\n').filter((line) => line && !has.has(line.replace(/\/$/, '')));
  if (missing.length === 0) return '';
  return `${text === '' || text.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`;
}
