import {existsSync} from 'node:fs';
import {isAbsolute, join, relative, resolve} from 'node:path';
import {hashOf} from '../../../cache/hash.ts';
import {writeIfOther} from '../../../cache/files.ts';
import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';
import {isPlainObject} from '../../schema/plainObject.ts';
import {findModuleFile} from '../common/findModuleFile.ts';
import {lackAdvice, missingPackageOf} from '../common/missingPackage.ts';
import {truncatedPathOf} from '../common/truncatedPath.ts';
import {toList, toPlainData, toValues, type Values} from '../common/notes.ts';

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
  /** Tells what is known of a post by its file: `@site/blog/a.md`; undefined for other files. */
  readonly metadataOf?: (source: string) => Values | undefined;
}

/** What a plugin adds by `addRoute`: pages, and the addresses of those that are not made. */
export interface PluginPages {
  readonly pages: readonly PluginPage[];
  readonly left: readonly unknown[];
}

/**
 * Writes the modules of the pages that a plugin adds by `addRoute`: a component with the data that the route names, and around it
 * those of the routes that it is in. Markdown is a component that knows the post it is of. Not made are an address with parameters, and
 * data that is none of these.
 */
export function writePluginPages(
  route: unknown,
  folders: PluginFolders,
  around: readonly unknown[] = [],
): PluginPages {
  const {path, routes} = toValues(route);
  const chain = [...around, route];
  const inner = toList(routes);
  if (inner.length === 0) {
    const page = writePage(chain, folders);
    return page ? {pages: [page], left: []} : {pages: [], left: [path]};
  }
  const all = inner.map((one) => writePluginPages(one, folders, chain));
  return {pages: all.flatMap(({pages}) => pages), left: all.flatMap(({left}) => left)};
}

/** Writes the module of a page. @param chain its route, behind those that it is in */
function writePage(chain: readonly unknown[], folders: PluginFolders): PluginPage | undefined {
  const {path} = toValues(chain.at(-1));
  if (typeof path !== 'string' || /[:*]/.test(path)) return undefined;
  const imports: string[] = [];
  const files: (string | undefined)[] = [];
  const lines: string[] = [];
  for (const [i, route] of chain.entries()) {
    const {component, modules, props, routes: _, ...rest} = toValues(route);
    if (typeof component !== 'string') return undefined;
    const given = Object.entries(toValues(modules)).map(
      ([name, one]) => `${JSON.stringify(name)}: ${printModule(one, imports, folders)}`,
    );
    const file = findComponent(component, folders);
    files.push(file);
    const inner = i < chain.length - 1 ? `, routes: [route${i + 1}]` : '';
    lines.unshift(
      `const route${i} = {...${JSON.stringify({component, ...toPlainData(rest)})}${inner}};`,
      `const given${i} = {...${JSON.stringify(toPlainData(toValues(props)))}, ${given.join(', ')}};`,
      `route${i}.component = (props) => createElement(Component${i}, {...props, ...given${i}, route: route${i}});`,
    );
    lines.push(`import Component${i} from ${JSON.stringify(file ?? component)};`);
  }
  if (imports.some((file) => !/\.(?:json|[cm]?[jt]sx?|mdx?)$/.test(file))) return undefined;
  const code = [
    "import {createElement} from 'react';",
    ...imports.map((from, i) => {
      const names = isMarkdown(from) ? `* as module${i}` : `module${i}`;
      return `import ${names} from ${JSON.stringify(from)};`;
    }),
    ...(imports.some(isMarkdown) ? [CONTENT] : []),
    ...lines,
    '/** Shows the route, which is given the location, the history and the match of the page. */',
    'export default function PluginPage(props) {',
    '  return route0.component(props);',
    '}',
    '',
  ].join('\n');
  const own = join(folders.cacheDir, `${hashOf(path).slice(0, 16)}.js`);
  writeIfOther(own, code);
  // The outermost has the frame of the page, and its title.
  const [file] = files;
  return {
    path: toLocal(own, folders.dir),
    address: withoutBase(path, folders.baseUrl),
    component: file && toLocal(file, folders.dir),
  };
}

const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

/** Makes the component of a post, which carries what is known of it. */
const CONTENT = `const toContent = ({default: Content, ...own}, known) =>
  Object.assign((props) => createElement(Content, props), own, known);`;

/** Prints what a route gives its component: the path of a module, or lists and objects of such. */
function printModule(value: unknown, imports: string[], folders: PluginFolders): string {
  const {path, query} = toValues(value);
  const written = typeof value === 'string' ? value : path;
  const print = (one: unknown): string => printModule(one, imports, folders);
  if (typeof written === 'string') {
    const [file = '', asked = ''] = written.split('?');
    const isCut = toValues(query)['truncated'] !== undefined || /\btruncated\b/.test(asked);
    const number = imports.push(isMarkdown(file) && isCut ? truncatedPathOf(file) : file) - 1;
    return isMarkdown(file)
      ? `toContent(module${number}, ${JSON.stringify(toContentFacts(file, folders))})`
      : `module${number}`;
  }
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`;
  if (!isPlainObject(value)) return 'undefined';
  const members = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${print(one)}`,
  );
  return `{${members.join(', ')}}`;
}

/** Tells what the component of a text carries besides what its module does. */
function toContentFacts(file: string, {metadataOf}: PluginFolders): Values {
  const metadata = metadataOf?.(file);
  return {assets: {}, toc: [], ...(metadata && {metadata: toPlainData(metadata)})};
}

/** Makes the lookup of what is known of posts by their files. */
export function metadataBySource(
  posts: readonly {readonly metadata: Values}[],
): (source: string) => Values | undefined {
  const known = new Map(posts.map(({metadata}) => [metadata['source'], metadata]));
  return (source) => known.get(source);
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

/** Takes the base URL off addresses. Addresses of routes have the base URL, which plugins of a site without one leave out. */
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

/**
 * Creates the problem of addresses whose pages are not made.
 * @param name of the plugin
 * @param paths as the plugin gives them, which may be of a package that is not installed
 */
export function routeProblem(name: string, paths: readonly unknown[]): Diagnostic {
  const lacks = [...new Set(paths.flatMap((path) => missingPackageOf(path) ?? []))];
  const whole = paths.filter((path) => missingPackageOf(path) === undefined);
  const left = [...new Set(whole.map(String))];
  const advice: [zh: string, en: string] =
    lacks.length > 0
      ? lackAdvice(lacks, ['有些地址', 'Some addresses'])
      : [
          `这些地址没有生成：${left.join('、')}。这里只生成固定地址、由组件和数据组成的页面。`,
          `These addresses are not made: ${left.join(', ')}. Pages here have a fixed address, components and data.`,
        ];
  return createDiagnostic('CFG-220', {name, runs: true, advice});
}

/** Names the file of what a plugin makes for its pages. @throws where the name leads out of the plugin's folder */
export function dataFileOf(folder: string, name: string): string {
  const file = join(folder, name);
  if (relative(folder, file).startsWith('..'))
    throw new Error(`createData: ${name} leads out of its folder`);
  return file;
}

/** Writes what a plugin makes for its pages. */
export function writeData(file: string, data: unknown): void {
  writeIfOther(file, typeof data === 'string' ? data : JSON.stringify(data));
}
