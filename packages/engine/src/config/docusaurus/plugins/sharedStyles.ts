import {existsSync, readFileSync} from 'node:fs';
import {dirname, resolve} from 'node:path';
import {toList, toName, toValues, type Values} from '../common/notes.ts';
import {toSlashes} from '../common/toSlashes.ts';

/** Stylesheets whose text is put before that of others, which use their variables and mixins without an import. */
export interface SharedStyles {
  /** Which others. */
  readonly test: RegExp;
  /** Absolute; of any that are not there nothing is taken. */
  readonly files: readonly string[];
}

/** Loaders of webpack that do so, and the option that names the files. */
const LOADERS: Readonly<Record<string, string>> = {
  'sass-resources-loader': 'resources',
  'style-resources-loader': 'patterns',
};
const LOADER = new RegExp(`(?:^|[/\\\\])(${Object.keys(LOADERS).join('|')})(?:[/\\\\]|$)`);

/** Reads the rule of webpack for such stylesheets: `{test: /\.scss$/, use: {loader: 'sass-resources-loader', options: {resources}}}`. */
export function sharedStylesOf(rule: unknown): readonly SharedStyles[] {
  const {test, use, loader, options} = toValues(rule);
  if (!(test instanceof RegExp)) return [];
  const all = loader === undefined ? [use].flat() : [{loader, options}];
  const files = all.flatMap(resourcesOf);
  return files.length > 0 ? [{test: new RegExp(test, test.flags.replace(/[gy]/g, '')), files}] : [];
}

function resourcesOf(use: unknown): readonly string[] {
  const {loader, options} = toValues(use) as Values;
  const name = LOADER.exec(toName(loader))?.[1];
  const given = name === undefined ? undefined : toValues(options)[LOADERS[name]!];
  return (Array.isArray(given) ? toList(given) : [given]).filter(
    (file) => typeof file === 'string',
  );
}

/** What of a module asks the watcher to look after a file. */
interface Watching {
  addWatchFile(file: string): void;
}

/** Makes a plugin of Vite that puts shared stylesheets before those that they are for. */
export function shareStyles(shared: readonly SharedStyles[]): object {
  return {
    name: 'wuya:shared-styles',
    enforce: 'pre',
    transform: {
      handler(this: Watching, code: string, id: string) {
        const path = toSlashes(id.replace(/\?.*$/, ''));
        const files = shared
          .filter(({test}) => test.test(path))
          .flatMap((one) => one.files)
          .filter((file) => existsSync(file));
        if (files.length === 0 || files.some((file) => toSlashes(file) === path)) return undefined;
        for (const file of files) this.addWatchFile(file);
        return {code: before(code, files.map(readShared).join('\n')), map: null};
      },
    },
  };
}

const USE = /^[ \t]*@use\s[^;]+;[ \t]*\n?/gm;

/** Puts a text before a stylesheet, but behind what Sass wants first. */
function before(code: string, text: string): string {
  const uses = code.match(USE) ?? [];
  return [...uses, text, '\n', code.replace(USE, '')].join('');
}

/** Reads a shared stylesheet. What it imports is found from elsewhere too. */
function readShared(file: string): string {
  const folder = dirname(file);
  return readFileSync(file, 'utf8').replace(
    /(@(?:import|use|forward)\s+["'])(\.{1,2}\/[^"']+)/g,
    (_, start: string, path: string) => start + toSlashes(resolve(folder, path)),
  );
}
