import {existsSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {dirname, isAbsolute, join} from 'node:path';
import type {Plugin} from 'rolldown';
import {isFile} from '../../cache/files.ts';
import {
  INTERNAL_DOCS,
  INTERNAL_DOCS_CODE,
  INTERNAL_DOCS_NAMES,
} from '../../config/docusaurus/common/internalDocs.ts';
import {standInCode} from '../../config/docusaurus/common/missingPackage.ts';
import {projectFolderOf} from '../../config/workingFolder.ts';
import {isNativePlugin} from '../../config/docusaurus/plugins/pluginOptions.ts';
import {findManifest, hasModule, isOwnModule} from '../modules/configModules.ts';
import {isPackageId, toLocalPath} from '../modules/moduleId.ts';

/**
 * Returns true for a module of a package that is not installed, or of another version: a configuration of another generator may be read
 * without its packages.
 */
function isMissing(id: string, file: string): boolean {
  return isPackageId(id) && !isBuiltin(id) && !isInstalled(id, file);
}

function isInstalled(id: string, file: string): boolean {
  const manifest = findManifest(id, file);
  return manifest !== undefined && hasModule(id, file, manifest);
}

/**
 * Tells whether a stand-in takes the place of a package: one that is missing, or whose work is done here and that tells
 * who it is by its name.
 */
function hasStandIn(id: string, file: string): boolean {
  return isNativePlugin(id) || isMissing(id, file);
}

/** Tells whether the plugin below is asked where a package is, rather than that it stays an import as it is written. */
export function isAskedFor(id: string, file: string): boolean {
  return hasStandIn(id, file) || wholePath(id, file) !== undefined;
}

/** Gives the module that packages are looked for from: the one that asks, or the configuration. */
export function importingFileOf(importer: string | undefined, file: string): string {
  return importer !== undefined && isAbsolute(importer) ? importer : file;
}

/**
 * Completes the path of a module in a package as Node does for `require`, by which Docusaurus loads its configuration:
 * `some/lib/create` to `some/lib/create.js`, `some/lib` to `some/lib/index.js`. Undefined for what `import` finds as it is written.
 */
function wholePath(id: string, importer: string): string | undefined {
  const path = /^(?:@[^/]+\/)?[^/]+(\/.+)$/.exec(id)?.[1];
  const manifest = path === undefined ? undefined : findManifest(id, importer);
  if (path === undefined || manifest === undefined) return undefined;
  // A package that lists what it exports has names there, not paths.
  if ('exports' in (JSON.parse(readFileSync(manifest, 'utf8')) as object)) return undefined;
  const whole = ['.js', '.cjs', '/index.js', '/index.cjs'].map((end) => path + end);
  if (isFile(join(dirname(manifest), path))) return undefined;
  const found = whole.find((name) => isFile(join(dirname(manifest), name)));
  return found === undefined ? undefined : id + found.slice(path.length);
}

const PREFIX = '\0missing:';

/**
 * What may run. Pictures and stylesheets are asked for where only a bundler comes: `isBrowser() ? require('./a.svg') : null` in a
 * list that sidebars and pages share.
 */
const IS_CODE = /\.(?:[cm]?[jt]sx?|json)$/;

/** Tells whether what was missing, a package or a file beside the configuration, still is. */
export function isStillMissing(id: string, file: string): boolean {
  if (!id.startsWith('.')) return !isInstalled(id, file);
  return [...ENDINGS, '.js', '.cjs', '.json', '/index.js'].every(
    (ending) => !existsSync(join(dirname(file), id + ending)),
  );
}

/**
 * Puts stand-ins in the place of packages that are not installed, and gives the modules of a configuration what
 * CommonJS gives them: `__dirname`, `__filename`, and a `require.resolve` that finds files and packages from their own place.
 * Files that scripts of the site make have stand-ins too, but where the code is ready for their absence: `try { require('./a') } catch {}`.
 * @param missing takes the names of the packages, and the paths of files, from the folder of the configuration: `./api/sidebar.js`
 */
export function foreignConfig(file: string, missing: Set<string>): Plugin {
  return {
    name: 'wuya:foreign-config',
    async resolveId(id, importer, options) {
      if (/^\.{1,2}\//.test(id) && importer !== undefined) {
        if (await this.resolve(id, importer, {...options, skipSelf: true})) return undefined;
        if (isTried(id, importer)) return undefined;
        const path = toLocalPath(dirname(file), join(dirname(importer), id));
        missing.add(path.startsWith('.') ? path : `./${path}`);
        return PREFIX + id;
      }
      const place = importingFileOf(importer, file);
      if (isMissing(id, place)) missing.add(id);
      if (hasStandIn(id, place)) return PREFIX + id;
      const whole = wholePath(id, place);
      return whole === undefined
        ? undefined
        : {id: options.kind === 'require-call' ? id : whole, external: true};
    },
    load(id) {
      // `pack/package.json` is no JSON here.
      if (id.startsWith(PREFIX))
        return {code: workingCode(id.slice(PREFIX.length), file), moduleType: 'js'};
      return isAbsolute(id) && !IS_CODE.test(id) ? {code: '', moduleType: 'js'} : undefined;
    },
    transform(code, id) {
      // A plugin of a package is run here where Node cannot load it: it is written as configurations are.
      if (!isOwnModule(id) && id !== file) return undefined;
      // A script that is run by itself, too, names what runs it in its first line.
      const own = withDefaultExport(withoutTypeScriptModules(code))
        .replace(/^#!.*/, '')
        .replace(OWN_REQUIRE, '')
        .replaceAll(/\brequire\.resolve\(/g, '__resolve(')
        .replaceAll(COMPUTED_REQUIRE, '__require(')
        .replaceAll(OWN_FILE, '__own($&)');
      const helpers = [
        /__(?:own|require)\(/.test(own) && OWN_CODE,
        own.includes('__require(') && requireCode(id),
        code.includes('require.resolve(') && resolveCode(id),
        asks(code, '__dirname') && `const __dirname = ${JSON.stringify(dirname(id))};`,
        asks(code, '__filename') && `const __filename = ${JSON.stringify(id)};`,
      ];
      return helpers.filter(Boolean).join('') + own;
    },
  };
}

/** Tells whether a module asks for another between `try {` and the next `}`. */
function isTried(id: string, importer: string): boolean {
  if (!existsSync(importer)) return false;
  const tries = readFileSync(importer, 'utf8').matchAll(/\btry\s*\{([^}]*)/g);
  return [...tries].some(([, code = '']) =>
    [`'${id}'`, `"${id}"`].some((text) => code.includes(text)),
  );
}

/** How a module makes the function that Node gives to CommonJS: Node alone would know what it asks for, and there is no stand-in then. */
const OWN_REQUIRE = /\b(?:const|let|var)\s+require\s*=\s*(?:\w+\.)?createRequire\([^()]*\);?/;

/** A call with an address that is put together, which no bundler follows: it begins in the folder of the module, not in the cache. */
const COMPUTED_REQUIRE =
  /(?<![\w$]|(?<!\.\.)\.)require\((?!\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`$]*`)\s*\))/g;

/** A call for a file of the site's own. */
const OWN_FILE =
  /(?<![\w$]|(?<!\.\.)\.)require\(\s*(['"`])\.{1,2}\/(?:(?!\.json\1)[^'"`$\n])+\1\s*\)/g;

/**
 * Makes the function that gives what a module exports by default, with its other names on it, to who requires it: Docusaurus loads its
 * configuration so.
 */
const OWN_CODE = [
  'const __own = (made) => { const own = made !== null && typeof made === "object" ? made.default : undefined;',
  'if (own === null || !["object", "function"].includes(typeof own)) return made;',
  'for (const name of ["default", ...Object.keys(made)]) if (!(name in own)) try {',
  'Object.defineProperty(own, name, {configurable: true, enumerable: name !== "default", value: made[name]});',
  '} catch {}',
  'return own; };',
].join('\n');

/**
 * Makes the function that Node gives to a module of CommonJS. Packages that are not installed have stand-ins in the files that it
 * loads too, which no bundler has seen.
 */
function requireCode(id: string): string {
  const standIn = standInCode('NAME').replaceAll('"NAME"', 'name');
  return [
    `const __standIn = (name) => { const module = {exports: {}};${standIn} return module.exports; };`,
    'const __require = (path) => {',
    "const node = process.getBuiltinModule('node:module'); const load = node._load;",
    'node._load = (...given) => { try { return load.apply(node, given); } catch (error) {',
    'const [name] = given;',
    "if (error.code !== 'MODULE_NOT_FOUND' || /^(?:[./]|[A-Za-z]:)/.test(name) || !error.message.includes(`'${name}'`)) throw error;",
    'return __standIn(name); } };',
    `try { return __own(node.createRequire(${JSON.stringify(id)})(path)); } finally { node._load = load; }`,
    '};',
  ].join('\n');
}

/** The value of a module, but for a function or class with a name, which other code may call by it. */
const OWN_DEFAULT = /^export\s+default\s+(?!(?:async\s+)?function\b|class\b)/gm;

/**
 * Gives a module that imports, such as a type, what it exports by CommonJS besides: `module.exports = sidebars`. Who requires it gets
 * just that, as from Node. Of a module that does both, `export default {…}` too, it is what Docusaurus takes.
 */
function withDefaultExport(written: string): string {
  if (!/\bmodule\.exports\b/.test(written)) return written;
  const code = written.replace(OWN_DEFAULT, 'module.exports.default = ');
  if (/^export\s/m.test(code) || (code === written && !/^import\s/m.test(code))) return written;
  return `const module = {exports: {}};${code}
const __exported = module.exports;
export default __exported;
export {__exported as 'module.exports'};
`;
}

/** Writes what TypeScript has for modules of CommonJS as these have it: `import a = require('a')`, `export = a`. */
function withoutTypeScriptModules(code: string): string {
  return code
    .replaceAll(/^(\s*)import\s+(\w+)\s*=\s*(?=require\()/gm, '$1const $2 = ')
    .replaceAll(/^export\s*=(?![=>])/gm, 'module.exports =');
}

/** Tells whether a module uses a name of CommonJS that it does not declare itself; one in a comment is no declaration. */
function asks(code: string, name: string): boolean {
  const declared = new RegExp(`^(?![ \\t]*(?://|\\*)).*\\b(?:const|let|var)\\s+${name}\\b`, 'm');
  return code.includes(name) && !declared.test(code);
}

/** Readers of YAML, by which configurations read lists of their own. */
const YAML = new Set(['js-yaml', 'yaml']);

/** What VuePress has for its configurations: folders that these hand on to modules of Node. */
const VUEPRESS = new Set(['@vuepress/utils', 'vuepress/utils']);

/**
 * Prints what a package that is not installed does for configurations that cannot go on without it: a reader of YAML, and names of
 * folders. Undefined for one whose stand-in does nothing. @param file the configuration
 */
function knownCode(name: string, file: string): string | undefined {
  if (YAML.has(name))
    return `const {dump, load, loadAll} = process.getBuiltinModule('node:module').createRequire(${JSON.stringify(import.meta.url)})('js-yaml');
const known = {dump, load, loadAll, parse: load, parseAllDocuments: loadAll, safeLoad: load, stringify: dump};`;
  if (VUEPRESS.has(name))
    return `const path = process.getBuiltinModule('node:path');
const fs = new Proxy(process.getBuiltinModule('node:fs'), {get: (own, key) => own[key] ?? make()[key]});
const known = {path, fs, getDirname: (url) => path.dirname(process.getBuiltinModule('node:url').fileURLToPath(url))};`;
  if (name === 'app-root-path')
    return `const path = ${JSON.stringify(projectFolderOf(dirname(file)))};
const resolve = (name) => process.getBuiltinModule('node:path').join(path, name);
const known = {path, resolve, toString: () => path};`;
  if (name === INTERNAL_DOCS) return `${INTERNAL_DOCS_CODE}const known = {${INTERNAL_DOCS_NAMES}};`;
  return undefined;
}

/** Prints a module for a package that is not installed: with what it does where a configuration needs that, else one that does nothing. */
function workingCode(name: string, file: string): string {
  const known = knownCode(name, file);
  if (known === undefined) return standInCode(name);
  return `${standInCode(name)}
${known}
const other = module.exports;
module.exports = new Proxy(known, {get: (_, key) => known[key] ?? other[key], getPrototypeOf: () => names});
`;
}

/** Endings of modules that Node does not look for by itself. */
const ENDINGS = ['', '.ts', '.mts', '.mjs', '/index.ts'];

/** Finds what Node finds, and TypeScript; a path that leads nowhere stays a path, a package that is not installed a name. */
function resolveCode(id: string): string {
  const folder = JSON.stringify(`${dirname(id)}/`);
  return [
    'const __resolve = (name) => {',
    `const find = process.getBuiltinModule('node:module').createRequire(${JSON.stringify(id)}).resolve;`,
    `for (const ending of ${JSON.stringify(ENDINGS)}) try { return find(name + ending); } catch {}`,
    // TypeScript's way of writing the name of a module: the file may be `.ts`.
    "try { return find(name.replace(/\\.([cm]?)js$/, '.$1ts')); } catch {}",
    `return name.startsWith('.') ? ${folder} + name.replace(/^\\.\\//, '') : name;`,
    '};',
  ].join(' ');
}
