import {readFileSync, rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {rolldown} from 'rolldown';
import {root} from './run.mjs';

const engine = join(root, 'packages/engine');
const modules = join(engine, 'dist');
const folder = join(modules, 'bundled');

/** What a process or a thread is started on, and what configurations import. */
const ENTRIES = {
  main: 'cli/main.js',
  index: 'index.js',
  bundleProcess: 'bundle/make/bundleProcess.js',
  optimizeApart: 'bundle/dev/optimizeApart.js',
  compileApart: 'dev/compileApart.js',
  indexThread: 'output/searchIndex/indexThread.js',
  ownCodeThread: 'cli/process/ownCodeThread.js',
  highlightThread: 'build/highlightThread.js',
};

/**
 * Bundles the compiled modules of the engine into a few files, which start in half the time of 400. Packages stay imports, and
 * files of the package that modules name by their own address (`bundle/engineFiles`) are found: the new folder is as deep as theirs.
 * @returns whether there was anything to do
 */
export async function bundleEngine() {
  const made = stampOf(join(folder, 'main.js'));
  if (made > stampOf(join(engine, 'tsconfig.tsbuildinfo'))) return false;
  rmSync(folder, {recursive: true, force: true});
  const {ENGINE_FINGERPRINT} = await import(
    pathToFileURL(join(modules, 'cache/fingerprint.js')).href
  );
  const bundle = await rolldown({
    input: Object.fromEntries(
      Object.entries(ENTRIES).map(([name, path]) => [name, join(modules, path)]),
    ),
    external: (id) => !/^[./]|^\w:/.test(id),
    platform: 'node',
    treeshake: false,
    preserveEntrySignatures: 'allow-extension',
    plugins: [inItsPlace(ENGINE_FINGERPRINT)],
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  return true;
}

/** Lets configurations import the bundled engine, and writes the hash of the modules down, which they read themselves for. */
function inItsPlace(fingerprint) {
  const changed = {
    'bundle/engineFiles.js': (code) => code.replace("'../index.js'", "'./index.js'"),
    'cache/fingerprint.js': () =>
      `export const ENGINE_FINGERPRINT = ${JSON.stringify(fingerprint)};`,
  };
  const changes = new Map(
    Object.entries(changed).map(([path, change]) => [join(modules, path), change]),
  );
  return {
    name: 'wuya:in-its-place',
    load(id) {
      const change = changes.get(id);
      if (!change) return undefined;
      const code = readFileSync(id, 'utf8');
      const result = change(code);
      if (result === code) throw new Error(`${id} has not what is to be changed.`);
      return result;
    },
  };
}

const stampOf = (path) => statSync(path, {throwIfNoEntry: false})?.mtimeMs ?? 0;
