import {existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import type {Plugin} from 'vite';
import {hashFiles} from '../../src/bundle/modules/sources.ts';
import {hashOf} from '../../src/cache/hash.ts';

/** Folder for what tests keep from run to run. */
export const KEPT = fileURLToPath(
  new URL('../../../../node_modules/.cache/wuya-tests', import.meta.url),
);

/** What of React the bundle that renders pages imports. */
const PARTS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'] as const;
const PART = /^react(?:\/jsx-runtime|-dom(?:\/server)?)?$/;

const require = createRequire(import.meta.url);

/** `react-dom/server` → `react-dom-server.cjs`. */
const fileOf = (part: string): string => `${part.replace('/', '-')}.cjs`;

/**
 * Leaves React out of a bundle that renders pages: all bundles of a process load one copy of its production build, which is
 * kept from run to run. 750 -> 550 ms of CPU for a bundle of a site with code of its own.
 */
export async function sharedReact(): Promise<Plugin> {
  const {version} = require('react') as {readonly version: string};
  const dir = join(KEPT, `react-${hashOf(version, hashFiles([fileURLToPath(import.meta.url)]))}`);
  if (!existsSync(dir)) await makeReact(dir);
  return {
    name: 'wuya:shared-react',
    enforce: 'pre',
    resolveId: {
      filter: {id: PART},
      handler(id, _importer, {kind}) {
        const file = join(dir, fileOf(id));
        return {id: kind === 'require-call' ? file : pathToFileURL(file).href, external: true};
      },
    },
  };
}

/** Bundles React into a folder: one file with all of it, and one for each part, whose exports Node finds by their names. */
async function makeReact(dir: string): Promise<void> {
  const {build} = await import('vite');
  const made = join(KEPT, `${process.pid}-react`);
  mkdirSync(made, {recursive: true});
  await build({
    configFile: false,
    logLevel: 'silent',
    define: {'process.env.NODE_ENV': '"production"'},
    ssr: {noExternal: true},
    plugins: [allParts()],
    build: {
      outDir: made,
      emptyOutDir: false,
      ssr: true,
      minify: false,
      rolldownOptions: {input: ALL, output: {format: 'cjs', entryFileNames: 'all.cjs'}},
    },
  });
  for (const part of PARTS) {
    const names = Object.keys(require(part) as object).filter((name) => /^[a-z_]\w*$/i.test(name));
    const lines = names.map((name) => `exports.${name} = part.${name};`);
    const code = [`const part = require('./all.cjs').parts['${part}'];`, ...lines].join('\n');
    writeFileSync(join(made, fileOf(part)), `${code}\n`);
  }
  try {
    renameSync(made, dir);
  } catch (cause) {
    // Another worker was faster.
    if (!existsSync(dir)) throw cause;
    rmSync(made, {recursive: true});
  }
}

const ALL = 'wuya:all-of-react';

/** A module with all parts. */
function allParts(): Plugin {
  return {
    name: ALL,
    resolveId: (id, importer) => {
      if (id === ALL) return `\0${ALL}`;
      return importer === `\0${ALL}` ? require.resolve(id) : undefined;
    },
    load: (id) => {
      if (id !== `\0${ALL}`) return undefined;
      const imports = PARTS.map((part, at) => `import part${at} from '${part}';`);
      return `${imports.join('\n')}\nexport const parts = {${PARTS.map((part, at) => `'${part}': part${at}`).join(', ')}};`;
    },
  };
}
