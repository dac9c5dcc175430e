import {fileURLToPath} from 'node:url';

// These addresses are made here alone: the bundled engine (scripts/bundleEngine.mjs) is as deep below the package as
// this folder.

/** The module that configurations import as `@wuya/engine`. */
export const ENGINE = new URL('../index.js', import.meta.url).href;

/** The package of the engine: its name and version. */
export const engineManifest = fileURLToPath(new URL('../../package.json', import.meta.url));

/** Folder of the templates that come with the engine, each in a file that its key names. */
export const prebuiltDir = fileURLToPath(new URL('../../prebuilt', import.meta.url));

/** A configuration of TypeScript that says nothing, for sites that have none of their own. */
export const neutralTsconfig = fileURLToPath(new URL('../../site.tsconfig.json', import.meta.url));
