import {existsSync} from 'node:fs';
import {isAbsolute, join, relative, resolve} from 'node:path';
import {hashOf} from '../../cache/hash.ts';
import {writeIfOther} from '../../cache/files.ts';
import {isPlainObject} from '../schema/plainObject.ts';
import {findModuleFile} from './findModuleFile.ts';
import {toPlainData, toValues, type Values} from './notes.ts';

/** A page that a plugin of the site makes. */
export interface PluginPage {
  /** Its module, relative to the site, with `/`. */
  readonly path: string;
  /** Address below the base URL: `/apps`. */
  readonly address: string;
  /** File of the component that it shows, relative to the site; undefined for one of a package. */
  readonly component: string | undefined;
}

/** Where the pages of plugins are written. */
export interface PluginFolders {
  /** Folder of the site, absolute. */
  readonly dir: string;
  /** Folder for the modules of pages and for data, absolute. */
  readonly cacheDir: string;
  readonly baseUrl: string;
  /** Folders of components that plugins bring, absolute. */
  readonly themePaths: readonly string[];
}

/**
 * Writes the module of a page that a plugin adds by `addRoute`: its component with the data that the route names.
 * @returns undefined for a route that is none of one page: an address with parameters, routes inside routes, data that is
 *   no JSON and no code
 */
export function writePluginPage(route: unknown, folders: PluginFolders): PluginPage | undefined {
  const {path, component, routes, modules, props, ...rest} = toValues(route);
  if (typeof path !== 'string' || typeof component !== 'string') return undefined;
  if (/[:*]/.test(path) || (Array.isArray(routes) && routes.length > 0)) return undefined;
  const imports: string[] = [];
  const given = Object.entries(toValues(modules)).map(
    ([name, one]) => `${JSON.stringify(name)}: ${printModule(one, imports)}`,
  );
  if (imports.some((file) => !/\.(?:json|[cm]?[jt]sx?)$/.test(file))) return undefined;
  const file = findComponent(component, folders);
  const plain = {...toPlainData(toValues(props)), route: {path, component, ...toPlainData(rest)}};
  const code = [
    "import {createElement} from 'react';",
    `import Component from ${JSON.stringify(file ?? component)};`,
    ...imports.map((from, i) => `import module${i} from ${JSON.stringify(from)};`),
    `const given = {...${JSON.stringify(plain)}, ${given.join(', ')}};`,
    'export default function PluginPage(props) {',
    '  return createElement(Component, {...props, ...given});',
    '}',
    '',
  ].join('\n');
  const own = join(folders.cacheDir, `${hashOf(path).slice(0, 16)}.js`);
  writeIfOther(own, code);
  return {
    path: toLocal(own, folders.dir),
    address: withoutBase(path, folders.baseUrl),
    component: file && toLocal(file, folders.dir),
  };
}

/** Prints what a route gives its component: the path of a module, or lists and objects of such. */
function printModule(value: unknown, imports: string[]): string {
  const {path} = toValues(value);
  const file = typeof value === 'string' ? value : path;
  if (typeof file === 'string') return `module${imports.push(file) - 1}`;
  if (Array.isArray(value)) return `[${value.map((one) => printModule(one, imports)).join(', ')}]`;
  if (!isPlainObject(value)) return 'undefined';
  const members = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${printModule(one, imports)}`,
  );
  return `{${members.join(', ')}}`;
}

/** Finds the file of a component: `@site/src/A`, a path, or `@theme/A` in the site or in what plugins bring. */
export function findComponent(
  name: string,
  {dir, themePaths}: Pick<PluginFolders, 'dir' | 'themePaths'>,
): string | undefined {
  const theme = /^@theme\/(.+)$/.exec(name)?.[1];
  const bases =
    theme === undefined
      ? [name.startsWith('@site/') ? join(dir, name.slice('@site/'.length)) : resolve(dir, name)]
      : [join(dir, 'src/theme'), ...themePaths].map((folder) => join(folder, theme));
  return bases
    .map((base) => (/\.[jt]sx?$/.test(base) && existsSync(base) ? base : findModuleFile(base)))
    .find((file) => file !== undefined);
}

function toLocal(file: string, dir: string): string {
  const local = relative(dir, file);
  return (isAbsolute(local) ? file : local).replaceAll('\\', '/');
}

/** Addresses of routes have the base URL, which plugins of a site without one leave out. */
function withoutBase(path: string, baseUrl: string): string {
  const base = baseUrl.replace(/\/$/, '');
  return base !== '' && (path === base || path.startsWith(`${base}/`))
    ? path.slice(base.length) || '/'
    : path;
}

/** Keeps what can travel in JSON of the data that a plugin gives to all components. */
export function toGlobalData(value: unknown): unknown {
  return toPlainData({value} as Values)['value'];
}
