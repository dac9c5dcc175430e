import {readFileSync} from 'node:fs';
import {dirname, isAbsolute, join, resolve} from 'node:path';
import type {Plugin} from 'vite';
import {findUnimportedFiles} from './unimportedFiles.ts';
import {isOwnSource, isSiteModule} from './sources.ts';
import {tsconfigFilesOf} from './tsconfigFiles.ts';
import {statOf} from '../../cache/statOf.ts';

/**
 * The files of the site that a bundle is made of, those that say how they are read, those that tell the versions of its packages, and
 * the folders of which a pattern in its code picks files.
 */
interface ReadFiles {
  /** Plugins of the bundler that take them down. */
  readonly plugins: readonly Plugin[];
  /** Takes a module down, by its id: while developing no plugin is told of those that are read. */
  add(id: string): void;
  /** Absolute paths without queries, sorted; those of folders end with a slash. */
  list(): readonly string[];
}

/** Gets the code of a module, its id, and options. */
type Transform = (this: object, ...args: [string, string, ...unknown[]]) => unknown;

/** The folder of a package that a file is in, the inner one of two; before it the folder in which pnpm keeps all packages. */
const PACKAGE =
  /^(?:(.*[\\/]node_modules[\\/]\.pnpm)[\\/])?.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/**
 * Names the files that are others once the package of a module is: its manifest, and with pnpm, which leaves old versions beside the
 * new ones, the list of what is installed.
 */
function versionMarksOf(file: string): string[] {
  const found = PACKAGE.exec(file);
  if (!found) return [];
  const [folder, store] = found;
  return [join(folder, 'package.json'), ...(store === undefined ? [] : [join(store, 'lock.yaml')])];
}

/**
 * Takes down the files of the site that a bundler reads. What it wrote names fewer: constants are taken into the modules that import
 * them, and the parts of a stylesheet (`@import`, `composes`, pictures) are no modules.
 * @param isStyled whether parts of stylesheets count, for a bundle that has styles
 */
export function collectReadFiles({isStyled}: {readonly isStyled: boolean}): ReadFiles {
  const files = new Set<string>();
  /** Folders whose `tsconfig.json` is taken down: modules of one are read in the same way. */
  const configured = new Set<string>();
  const add = (id: string): void => {
    const file = id.replace(/[?#].*$/, '');
    if (!isAbsolute(file)) return;
    if (isSiteModule(file)) {
      files.add(file);
      const dir = dirname(file);
      if (configured.has(dir)) return;
      const found = tsconfigFilesOf(file);
      if (found.length > 0) configured.add(dir);
      for (const one of found) files.add(one);
    } else if (!isOwnSource(file)) for (const mark of versionMarksOf(file)) files.add(mark);
  };
  // Once for all of them: a hook for each is a crossing from the bundler's threads.
  const modules: Plugin = {
    name: 'wuya:read-modules',
    apply: 'build',
    buildEnd(error) {
      if (error) return;
      // What is left outside of the bundle has no code.
      for (const id of this.getModuleIds())
        if (!isOwnSource(id) && typeof this.getModuleInfo(id)?.code === 'string') add(id);
    },
  };
  let root = '';
  const beside: Plugin = {
    name: 'wuya:read-beside',
    configResolved: (config) => void (root = config.root),
    transform: {
      filter: {code: /\bimport(?:\.meta\b|\()/},
      handler(code, id) {
        if (!isSiteModule(id)) return;
        const named = findUnimportedFiles(code, {module: id.replace(/[?#].*$/, ''), root});
        for (const file of [...named.files, ...named.folders]) add(file);
      },
    },
  };
  const styles: Plugin = {
    name: 'wuya:read-styles',
    configResolved({plugins}) {
      for (const {name, transform} of plugins)
        if (STEPS.includes(name) && typeof transform === 'object')
          transform.handler = listening(transform.handler as Transform, add) as never;
    },
  };
  return {
    plugins: [modules, beside, ...(isStyled ? [styles] : [])],
    add,
    list: () => [...files].filter((file) => file.endsWith('/') || !isFolder(file)).sort(),
  };
}

/** Makes a plugin that tells the ids of all modules, also before a build fails. The output names fewer: constants are taken into the modules that import them. */
export function readModules(tell: (id: string) => void) {
  return {name: 'wuya:read-modules', moduleParsed: ({id}: {readonly id: string}) => tell(id)};
}

/** What makes stylesheets of others: Vite's plugin, and the one that puts shared ones before them. */
const STEPS = ['vite:css', 'wuya:shared-styles'];

/** Makes a step for styles tell the files that it asks a watcher to look after, which a build does not have. */
function listening(transform: Transform, add: (file: string) => void): Transform {
  return async function (this: {addWatchFile?: (file: string) => void}, ...args) {
    const sheets = new Set([args[1]]);
    const watch = this.addWatchFile?.bind(this);
    this.addWatchFile = (file) => {
      sheets.add(file);
      watch?.(file);
    };
    const transformed: unknown = await transform.call(this, ...args);
    for (const sheet of sheets) {
      add(sheet);
      for (const named of namedIn(sheet.replace(/\?.*$/, '')))
        if (/\.\w*ss$/.test(named)) sheets.add(named);
        else add(named);
    }
    return transformed;
  };
}

/** What a stylesheet takes from another file: `url(./wave.svg)`, `@import './a.css'`, `composes: box from './box.module.css'`. */
const NAMED = /\burl\(\s*['"]?([^'"()\s:]+)['"]?\s*\)|(?:\bfrom|@import)\s+['"](\.[^'"\s:]+)['"]/g;

/** Tells whether a path is that of a folder: an address in styles may name one, `url(./)`. */
function isFolder(path: string): boolean {
  return statOf(path)?.isDirectory() === true;
}

/** What files of styles end with. Tailwind has scripts looked after as well, whose imports are none of the styles. */
const STYLES = /\.(?:\w*ss|styl(?:us)?)$/;

/** Lists the files beside a stylesheet that it names, whether they are there or not, absolute; none for other files. */
function namedIn(sheet: string): string[] {
  if (!STYLES.test(sheet) || !isSiteModule(sheet)) return [];
  let text: string;
  try {
    text = readFileSync(sheet, 'utf8');
  } catch {
    return []; // it has no file of its own
  }
  return [...text.matchAll(NAMED)].map(([, picture, other]) =>
    resolve(dirname(sheet), (picture ?? other!).replace(/[?#].*$/, '')),
  );
}
