import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {checkReadable} from '../../cache/files.ts';

/** Files of the root of several packages; a `package.json` with `workspaces` and a `deno.json` with `workspace` count too. */
const ROOT_FILES = ['lerna.json', 'pnpm-workspace.yaml'];

/**
 * Tells whether a configuration of PostCSS counts for a site: in its folder or one above it, up to the root of the workspace, or
 * that of the package where there is none. Vite looks there and in the same order.
 * @throws where such a file is a pipe, which Vite would read without end
 */
export function hasPostcssConfig(dir: string): boolean {
  const above = foldersAbove(dir);
  const root =
    above.find(isWorkspaceRoot) ??
    above.find((one) => existsSync(join(one, 'package.json'))) ??
    dir;
  return above.slice(0, above.indexOf(root) + 1).some(holdsConfig);
}

/** Lists a folder and those above it. */
function foldersAbove(dir: string): readonly string[] {
  const parent = dirname(dir);
  return parent === dir ? [dir] : [dir, ...foldersAbove(parent)];
}

function isWorkspaceRoot(dir: string): boolean {
  return (
    ROOT_FILES.some((name) => existsSync(join(dir, name))) ||
    readObject(join(dir, 'package.json'))['workspaces'] !== undefined ||
    readObject(join(dir, 'deno.json'))['workspace'] !== undefined
  );
}

function holdsConfig(dir: string): boolean {
  const own = namesIn(dir)
    .filter((name) => /^(?:postcss\.config\.|\.postcssrc)/.test(name))
    .map((name) => join(dir, name));
  for (const path of own) checkReadable(path);
  return own.length > 0 || readObject(join(dir, 'package.json'))['postcss'] !== undefined;
}

/** Lists the names in a folder; none where it may be entered but not listed, as homes of others. */
function namesIn(dir: string): readonly string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

/** Reads a file of JSON; an empty object where there is none, or Vite could not read it either. */
function readObject(path: string): Readonly<Record<string, unknown>> {
  checkReadable(path);
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
