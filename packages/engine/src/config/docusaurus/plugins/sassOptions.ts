import {resolve} from 'node:path';
import {toEntry, toList, toValues, type Values} from '../common/notes.ts';
import {isPackage} from './plugins.ts';

/** Lists of folders in which Sass looks for stylesheets: that of its new interface, and that of its old one. */
const FOLDERS = ['loadPaths', 'includePaths'];

/** Options that both know, and that change what is built or said. */
const SAME = ['quietDeps', 'silenceDeprecations', 'fatalDeprecations', 'futureDeprecations'];

/**
 * Reads the options of Sass that `docusaurus-plugin-sass` is given, in the form of Vite; undefined where there are none.
 * @param dir folder of the site, absolute
 * @example `{sassOptions: {includePaths: ['src/css']}}` → `{loadPaths: ['/site/src/css']}`
 */
export function readSassOptions(config: Values, dir: string): Values | undefined {
  const entry = toList(config['plugins']).map(toEntry).find(isSass);
  const {sassOptions, additionalData} = entry?.options ?? {};
  const given = toValues(sassOptions);
  const loadPaths = FOLDERS.flatMap((key) => toList(given[key]))
    .filter((path) => typeof path === 'string')
    .map((path) => resolve(dir, path));
  const before = toAdditionalData(additionalData, dir);
  const options = {
    ...(loadPaths.length > 0 && {loadPaths}),
    ...(before !== undefined && {additionalData: before}),
    ...Object.fromEntries(SAME.flatMap((key) => (key in given ? [[key, given[key]]] : []))),
  };
  return Object.keys(options).length > 0 ? options : undefined;
}

const isSass = ({plugin}: {readonly plugin: unknown}): boolean => isPackage(plugin, 'plugin-sass');

/** What the loader of webpack tells a function of the stylesheet that it is asked for. */
interface LoaderFacts {
  readonly resourcePath: string;
  readonly rootContext: string;
}

function toAdditionalData(given: unknown, dir: string): unknown {
  if (typeof given === 'string') return given;
  if (typeof given !== 'function') return undefined;
  const make = given as (text: string, facts: LoaderFacts) => unknown;
  return (text: string, file: string) => make(text, {resourcePath: file, rootContext: dir});
}
