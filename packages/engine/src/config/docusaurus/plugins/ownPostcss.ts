import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';
import {packageOf} from '../common/packageName.ts';

/** Names under which the settings of PostCSS are in a folder, but for those in `package.json`. */
const NAMES = /^(?:postcss\.config\.[cm]?js|\.postcssrc(?:\.json|\.[cm]?js)?)$/;

/**
 * Finds what is missing for the settings of PostCSS that are in a site's folder: with them no stylesheet could be read.
 * @param dir folder of the site, absolute
 * @returns undefined when there are none, they can be used, or they fail in another way, which the bundler tells
 */
export async function findUnusablePostcss(dir: string): Promise<Diagnostic | undefined> {
  const file = readdirSync(dir).find((name) => NAMES.test(name));
  if (file === undefined) return undefined;
  const path = join(dir, file);
  const require = createRequire(path);
  try {
    for (const name of pluginsOf(await readSettings(path))) require.resolve(name);
    return undefined;
  } catch (error) {
    const name = findMissing(error);
    return name === undefined
      ? undefined
      : createDiagnostic('BD-002', {name, count: 1}, {place: {file}});
  }
}

async function readSettings(path: string): Promise<unknown> {
  if (!path.endsWith('js')) return JSON.parse(readFileSync(path, 'utf8'));
  const {default: settings} = (await import(pathToFileURL(path).href)) as {default: unknown};
  return typeof settings === 'function' ? settings({env: 'production'}) : settings;
}

/** Reads plugins that settings name: `{plugins: {tailwindcss: {}}}` or a list with names. */
function pluginsOf(settings: unknown): string[] {
  const {plugins} = (settings ?? {}) as {readonly plugins?: unknown};
  if (Array.isArray(plugins))
    return plugins.flat().filter((one): one is string => typeof one === 'string');
  return Object.entries(plugins ?? {}).flatMap(([name, options]) =>
    options === false ? [] : [name],
  );
}

/** Finds the package that an error says is missing, or the file: `tailwindcss/nesting` → `tailwindcss`, `./a.js`. */
function findMissing(error: unknown): string | undefined {
  const {code, message} = error as NodeJS.ErrnoException;
  if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_MODULE_NOT_FOUND') return undefined;
  const name = /'([^']+)'/.exec(message)?.[1];
  return name === undefined || /^[./]/.test(name) ? name : packageOf(name);
}
