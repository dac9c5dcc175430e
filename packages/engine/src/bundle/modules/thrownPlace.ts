import {existsSync, readFileSync} from 'node:fs';
import {dirname, relative, resolve, sep} from 'node:path';
import {isOutside} from '../../cache/outside.ts';
import type {Place} from '../../errors/diagnostic.ts';
import {readStackFrames} from '../../errors/stackFrames.ts';
import {sourceOfId} from './mdxModules.ts';
import {isSiteModule} from './sources.ts';

/** Characters on each side of what failed by which its line is known in the source. */
const NEAR = 60;
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/**
 * Creates what finds where code of the site has thrown that runs from the bundle of all pages: the bundler writes the name of each module
 * before it. Types and JSX are gone there, so the line is the one of the source with the word that failed and most of its
 * neighbours; the file alone where several have as many. Undefined for code that is not the site's. Each file is read once.
 * @param dir folder of the site
 */
export function createPlaceFinder(dir: string): (error: unknown) => Place | undefined {
  const known = new Map<string, readonly string[] | undefined>();
  const linesOf = (path: string): readonly string[] | undefined => {
    if (!known.has(path))
      known.set(path, existsSync(path) ? readFileSync(path, 'utf8').split('\n') : undefined);
    return known.get(path);
  };
  return (error) => {
    for (const {path: id, line, column} of readStackFrames(error)) {
      const lines = linesOf(id.replace(/\?.*$/, ''));
      if (lines === undefined) continue;
      const module = findModule(lines, line, dir);
      if (module === undefined) continue;
      const file = relative(dir, module).replaceAll(sep, '/');
      if (!/\.[cm]?[jt]sx?$/.test(module)) return {file};
      return {file, ...findLine(linesOf(module)!, lines[line - 1] ?? '', column)};
    }
    return undefined;
  };
}

/**
 * Finds the module that a line of the bundle belongs to; undefined where it is none of the site. Its name is told from the folder where the
 * bundle was made, which need not be this one: `../../sites/own/pages/a.tsx`.
 */
function findModule(lines: readonly string[], line: number, dir: string): string | undefined {
  const name = lines
    .slice(0, line)
    .findLast((text) => text.startsWith('//'))
    ?.replace(/^\/\/(?:#region)? /, '');
  if (name === undefined || name.includes('\0')) return undefined;
  const rest = name.replace(/^(?:\.\.\/)+/, '');
  for (let above = dir; ; above = dirname(above)) {
    const path = sourceOfId(resolve(above, rest));
    if (!isOutside(relative(dir, path)) && isSiteModule(path) && existsSync(path)) return path;
    if (above === dirname(above)) return undefined;
  }
}

function findLine(
  source: readonly string[],
  text: string,
  column: number,
): {line: number; column: number} | undefined {
  const word = wordsOf(text.slice(column - 1))[0];
  if (word === undefined) return undefined;
  const near = new Set(wordsOf(text.slice(Math.max(0, column - NEAR), column + NEAR)));
  let best = {count: 0, line: 0, isAlone: true};
  source.forEach((own, i) => {
    const words = new Set(wordsOf(own));
    if (!words.has(word)) return;
    const count = [...near].filter((one) => words.has(one)).length;
    if (count > best.count) best = {count, line: i + 1, isAlone: true};
    else if (count === best.count) best = {...best, isAlone: false};
  });
  if (best.count === 0 || !best.isAlone) return undefined;
  const found = [...source[best.line - 1]!.matchAll(WORD)].find(([own]) => own === word)!;
  return {line: best.line, column: found.index + 1};
}

const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
