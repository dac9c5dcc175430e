import {resolve} from 'node:path';
import {readRegular} from '../../../cache/files.ts';
import {escapePattern} from '../../schema/escapePattern.ts';
import {toPlainObject} from '../../schema/plainObject.ts';
import {calledOf, missingPackageOf} from '../common/missingPackage.ts';

const PACKAGE = 'tsconfig-paths-webpack-plugin';
const NAME = 'TsconfigPathsPlugin';

/** Tells whether a plugin of webpack's `resolve` finds modules by the paths of `tsconfig.json`, whether it is installed or not. */
export function readsTsconfig(plugin: unknown): boolean {
  const missing = missingPackageOf(plugin);
  if (missing !== undefined) return missing === PACKAGE || calledOf(plugin) === NAME;
  return (plugin as object | null | undefined)?.constructor?.name === NAME;
}

/**
 * Reads other names of folders and modules from `compilerOptions.paths` of a folder's `tsconfig.json`: of each its first place. What the file
 * extends is not read; nothing is there for a file that cannot be read.
 * @example `{"baseUrl": ".", "paths": {"@src/*": ["src/*"]}}` → `@src/a` is `/site/src/a`
 */
export function readTsconfigPaths(dir: string): {find: RegExp; replacement: string}[] {
  const {baseUrl, paths} = toPlainObject(
    readFields(resolve(dir, 'tsconfig.json'))['compilerOptions'],
  );
  const base = resolve(dir, typeof baseUrl === 'string' ? baseUrl : '.');
  return Object.entries(toPlainObject(paths)).flatMap(([name, places]) => {
    const [place] = [places].flat() as unknown[];
    const [, key, isFolder] = /^([^*]+?)(\/\*)?$/.exec(name) ?? [];
    if (key === undefined || typeof place !== 'string') return [];
    const target = resolve(base, place.replace(/\/?\*$/, ''));
    const find = new RegExp(`^${escapePattern(key)}${isFolder ? '(?=/)' : '$'}`);
    return [{find, replacement: target.replaceAll('$', '$$$$')}];
  });
}

const BABEL_FILES = ['babel.config.js', 'babel.config.cjs', 'babel.config.json', '.babelrc'];

/** Plugins of Babel that find modules by other names, of which TypeScript is told in `paths`. */
const BABEL_PATHS = /\b(?:tsconfig-paths|module-resolver)\b/;

/** Reads the `paths` of `tsconfig.json` where the site has Babel find modules by them; nothing elsewhere. */
export function readBabelPaths(dir: string): ReturnType<typeof readTsconfigPaths> {
  const names = BABEL_FILES.some((file) => BABEL_PATHS.test(readText(resolve(dir, file))));
  return names ? readTsconfigPaths(dir) : [];
}

/** Reads a text; an empty one where there is no such file. */
function readText(file: string): string {
  try {
    return readRegular(file).toString();
  } catch {
    return '';
  }
}

function readFields(file: string): Readonly<Record<string, unknown>> {
  try {
    return toPlainObject(JSON.parse(withoutComments(readRegular(file).toString())));
  } catch {
    return {}; // not there, or no JSON: then nothing is found by it
  }
}

/** Texts, comments, and commas before an end. */
const LOOSE = /("(?:\\.|[^"\\])*")|\/\/[^\n]*|\/\*[^]*?\*\/|,(?=\s{0,200}[}\]])/g;

/** Takes out what TypeScript reads in its files and JSON has not. */
const withoutComments = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(LOOSE, (_, string: string | undefined) => string ?? '');
