import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import {dirname, join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {Plugin} from 'rolldown';
import {hashOf} from '../cache/hash.ts';
import {writeFileAtomic} from '../cache/files.ts';
import {type ConfigRunner, isForeignConfig} from '../config/loadConfig.ts';
import {standInCode} from '../config/docusaurus/missingPackage.ts';
import {findPackage} from '../source/findPackage.ts';
import {hashFiles} from './sources.ts';

interface ConfigRecord {
  readonly dependencies: readonly string[];
  readonly hash: string;
  readonly code: string;
}

/**
 * Runs a TypeScript config: bundled with the files it imports, packages left to Node. The bundled text is kept, so
 * that an unchanged config costs no bundler.
 */
export const runConfig: ConfigRunner = async (file, cache) => {
  const recordPath = join(cache.dir, 'config', `${hashOf(file)}.json`);
  const known = readRecord(recordPath);
  const record = known && known.hash === hashFiles(known.dependencies) ? known : await bundleConfig(file);
  if (record !== known) writeFileAtomic(recordPath, JSON.stringify(record));
  const modulePath = join(cache.dir, 'config', `${hashOf(file, record.code)}.mjs`);
  if (!existsSync(modulePath)) {
    mkdirSync(dirname(modulePath), {recursive: true});
    writeFileAtomic(modulePath, record.code);
  }
  const module = (await import(pathToFileURL(modulePath).href)) as {default?: unknown};
  const value = typeof module.default === 'function' ? await (module.default as () => unknown)() : module.default;
  return {value, dependencies: record.dependencies};
};

function readRecord(path: string): ConfigRecord | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as ConfigRecord;
  } catch {
    return undefined;
  }
}

async function bundleConfig(file: string): Promise<ConfigRecord> {
  const {rolldown} = await import('rolldown');
  const engine = fileURLToPath(new URL('../index.js', import.meta.url));
  const bundle = await rolldown({
    input: file,
    platform: 'node',
    logLevel: 'silent',
    external: (id, importer) => importer !== undefined && !/^[./]/.test(id) && id !== '@wuya/engine' && !isMissing(id, file),
    plugins: [
      {name: 'wuya:engine', resolveId: (id) => (id === '@wuya/engine' ? {id: pathToFileURL(engine).href, external: true} : undefined)},
      ownPlaces,
      ...(isForeignConfig(file) ? [foreignConfig(file)] : []),
    ],
  });
  try {
    const {output} = await bundle.generate({format: 'esm', codeSplitting: false});
    const modules = output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
    const packages = output.flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : [])).flatMap((id) => findManifest(id, file) ?? []);
    const dependencies = [...new Set([file, ...modules.filter((id) => id.startsWith('/')), ...packages])].sort();
    return {dependencies, hash: hashFiles(dependencies), code: output[0].code};
  } finally {
    await bundle.close();
  }
}

/** A configuration of another generator may be read without its packages. */
const isMissing = (id: string, file: string): boolean => isForeignConfig(file) && !/^[./\0]/.test(id) && !isBuiltin(id) && findManifest(id, file) === undefined;

/** What modules say of themselves: bundled, they stand in the cache. */
const ownPlaces: Plugin = {
  name: 'wuya:own-places',
  transform(code, id) {
    if (!isOwnModule(id) || !code.includes('import.meta.')) return undefined;
    const places = {url: pathToFileURL(id).href, dirname: dirname(id), filename: id};
    return code.replace(/\bimport\.meta\.(url|dirname|filename)\b/g, (_, name: keyof typeof places) => JSON.stringify(places[name]));
  },
};

/** Puts stand-ins in the place of packages that are not installed, and paths in that of `require.resolve` and `__dirname`. */
function foreignConfig(file: string): Plugin {
  const prefix = '\0missing:';
  return {
    name: 'wuya:foreign-config',
    resolveId: (id) => (isMissing(id, file) ? prefix + id : undefined),
    load: (id) => (id.startsWith(prefix) ? standInCode(id.slice(prefix.length)) : undefined),
    transform(code, id) {
      if (!isOwnModule(id)) return undefined;
      const folder = JSON.stringify(`${dirname(id)}/`);
      const helpers = [
        code.includes('require.resolve(') && `const __resolve = (name) => (name.startsWith('.') ? ${folder} + name.replace(/^\\.\\//, '') : name);`,
        code.includes('__dirname') && !/\b(?:const|let|var)\s+__dirname\b/.test(code) && `const __dirname = ${JSON.stringify(dirname(id))};`,
      ];
      return helpers.filter(Boolean).join('') + code.replaceAll(/\brequire\.resolve\(/g, '__resolve(');
    },
  };
}

/** Not of a package, and not made by the bundler. */
function isOwnModule(id: string): boolean {
  return !id.startsWith('\0') && !id.includes('node_modules');
}

/** The `package.json` of an imported package, which tells its version; undefined for what is none. */
function findManifest(id: string, importer: string): string | undefined {
  const name = /^(?:@[^/]+\/)?[^/.:@][^/:]*(?=\/|$)/.exec(id)?.[0];
  if (name === undefined || isBuiltin(id)) return undefined;
  const folder = findPackage(dirname(importer), name);
  return folder && join(folder, 'package.json');
}
