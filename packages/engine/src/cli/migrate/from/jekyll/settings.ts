import {posix} from 'node:path';
import {readSettings, toRoot} from '../common/readSettings.ts';
import {type MigrationProblem, type OldFolder, toObject, toText} from '../common/migration.ts';

type Values = Readonly<Record<string, unknown>>;

/** Files of the tools around a site, which Jekyll publishes only where their authors forgot to exclude them. */
const INFRASTRUCTURE =
  /^(?:node_modules|vendor|_site|_sass|_layouts|_plugins|\.[^/]*|Gemfile[^/]*|Rakefile|Gruntfile\.js|gulpfile\.js|package(?:-lock)?\.json|[^/]*\.gemspec|Dockerfile|Makefile|docker-compose\.ya?ml)(?:\/|$)/;

/** Folders of programs, unless there are notes in them. */
const PROGRAMS = /^(tools|script|spec|test)\//;
const NOTE = /\.(?:md|markdown)$/i;
const README = /(?:^|\/)(?:readme|license|contributing|changelog)\.\w+$/i;

/** Settings of a site, from `_config.yml`. */
export interface JekyllSettings {
  readonly file: string;
  readonly config: Values;
  /** Folder of the site, `` or `docs/`. */
  readonly root: string;
  /** Collections by name, posts among them. */
  readonly collections: ReadonlyMap<string, Values>;
  /** Finds what is left out. */
  isExcluded(own: string): boolean;
  /** Completes the front matter of a note by the defaults for its place. */
  withDefaults(own: string, type: string, data: Values): Values;
}

export const findSettings = ({paths}: OldFolder): string | undefined =>
  paths.find((path) => /^_config\.ya?ml$/.test(path));

/** Reads the settings of a site. */
export function readJekyllSettings(
  folder: OldFolder,
  problems: MigrationProblem[],
): JekyllSettings {
  const file = findSettings(folder) ?? '_config.yml';
  const config = folder.has(file) ? readSettings(folder.read(file), file, problems) : {};
  const excluded = [config['exclude']].flat().flatMap((one) => toText(one) ?? []);
  const included = new Set([config['include']].flat().flatMap((one) => toText(one) ?? []));
  const defaults = readDefaults(config['defaults']);
  const root = toRoot(toText(config['source']) ?? '.');
  const withNotes = new Set(
    folder.paths
      .filter((path) => path.startsWith(root) && NOTE.test(path) && !README.test(path))
      .map((path) => path.slice(root.length).split('/', 1)[0]),
  );
  const isProgram = (own: string): boolean => {
    const dir = PROGRAMS.exec(own)?.[1];
    return dir !== undefined && !withNotes.has(dir);
  };
  return {
    file,
    config,
    root,
    collections: readCollections(config['collections']),
    isExcluded: (own) =>
      !included.has(own) &&
      (INFRASTRUCTURE.test(own) ||
        isProgram(own) ||
        excluded.some((pattern) => isWithin(own, pattern))),
    withDefaults(own, type, data) {
      const values = defaults
        .filter((one) => (one.type === undefined || one.type === type) && isWithin(own, one.path))
        .map((one) => one.values);
      return Object.assign({}, ...values, data) as Values;
    },
  };
}

/** `collections: [a, b]` and `{a: {output: true}}` */
function readCollections(value: unknown): ReadonlyMap<string, Values> {
  const named = Array.isArray(value)
    ? value.flatMap((one: unknown) => toText(one) ?? []).map((name) => [name, {}] as const)
    : Object.entries(toObject(value)).map(([name, one]) => [name, toObject(one)] as const);
  return new Map([...named, ['posts', {output: true, ...Object.fromEntries(named)['posts']}]]);
}

interface Defaults {
  readonly path: string;
  readonly type: string | undefined;
  readonly values: Values;
}

/** Lists what front matters need not say, those of deeper folders last. */
function readDefaults(value: unknown): Defaults[] {
  return (Array.isArray(value) ? value : [])
    .map((one: unknown) => {
      const {scope, values} = toObject(one);
      const {path, type} = toObject(scope);
      return {path: toText(path) ?? '', type: toText(type), values: toObject(values)};
    })
    .sort((a, b) => a.path.length - b.path.length || Number(!!a.type) - Number(!!b.type));
}

/** Tells whether a path is in a folder, is a file, or is one that `*` stands for. */
function isWithin(path: string, pattern: string): boolean {
  const clean = posix.normalize(pattern).replace(/^\.?\/|\/$/g, '');
  if (clean === '' || clean === '.') return true;
  if (!clean.includes('*')) return path === clean || path.startsWith(`${clean}/`);
  const source = clean
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'));
  return new RegExp(`^${source}(?:/|$)`).test(path);
}
