import {readFileSync} from 'node:fs';
import {dirname, join, relative} from 'node:path';
import type {PackageManager} from './packageManagers.ts';

/** A workspace of packages that a folder is inside of. */
export interface Workspace {
  /** Its folder, absolute. */
  readonly root: string;
  /** Whether its list of packages names the folder, which is installed with it then. */
  readonly isMember: boolean;
}

/** Finds the nearest workspace above a folder, as a package manager looks for it; undefined where there is none. */
export function findWorkspaceAbove(dir: string, manager: PackageManager): Workspace | undefined {
  for (let root = dirname(dir); ; root = dirname(root)) {
    const patterns = manager === 'pnpm' ? readPnpm(root) : readManifest(root);
    if (patterns !== undefined)
      return {root, isMember: isNamed(relative(root, dir).replaceAll('\\', '/'), patterns)};
    if (root === dirname(root)) return undefined;
  }
}

/** Reads the list `packages` of a `pnpm-workspace.yaml`, in lines or in brackets; undefined where there is no such file. */
function readPnpm(dir: string): string[] | undefined {
  const text = read(join(dir, 'pnpm-workspace.yaml'));
  if (text === undefined) return undefined;
  const [, inBrackets, inLines = ''] =
    /^packages:[ \t]*(?:\[([^\]]*)\]|(?:#.*)?((?:\r?\n(?:[ \t]*-.*|[ \t]*#.*|[ \t]*))*))/m.exec(
      text,
    ) ?? [];
  const written =
    inBrackets?.split(',') ?? inLines.split('\n').filter((line) => /^\s*-/.test(line));
  return written
    .map((one) =>
      one
        .replace(/^\s*-/, '')
        .replace(/(?<!\s)\s+#.*$/, '')
        .trim()
        .replace(/^(["'])(.*)\1$/, '$2'),
    )
    .filter(Boolean);
}

/** Reads `workspaces` of a `package.json`; undefined where it has none. */
function readManifest(dir: string): string[] | undefined {
  const text = read(join(dir, 'package.json'));
  if (text === undefined) return undefined;
  try {
    const {workspaces} = JSON.parse(text) as {workspaces?: unknown};
    const list = Array.isArray(workspaces)
      ? workspaces
      : (workspaces as {packages?: unknown} | undefined)?.packages;
    return Array.isArray(list) ? list.map(String) : undefined;
  } catch {
    // What is no JSON is no workspace; the package manager says so.
    return undefined;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // A file that cannot be read is as none: the package manager says what is wrong with it.
    return undefined;
  }
}

/** Tells whether patterns name a folder: `packages/*`, `**`, and `!test` for those that they do not. */
function isNamed(folder: string, patterns: readonly string[]): boolean {
  const names = (pattern: string): boolean => toPattern(pattern).test(folder);
  const [denied, given] = [true, false].map((isDenied) =>
    patterns.filter((one) => one.startsWith('!') === isDenied),
  ) as [string[], string[]];
  return given.some(names) && !denied.some((one) => names(one.slice(1)));
}

const toPattern = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replace(/^\.\//, '')
      .replace(/(?<!\/)\/+$/, '')
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*\*\/?|\*|\?/g, (sign) =>
        sign === '**/' ? '(?:.*/)?' : sign === '**' ? '.*' : sign === '*' ? '[^/]*' : '[^/]',
      )}$`,
  );
