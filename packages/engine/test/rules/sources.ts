import {readdirSync, readFileSync} from 'node:fs';
import {dirname, join, relative, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseAst} from 'rolldown/parseAst';

const PACKAGES = fileURLToPath(new URL('../../..', import.meta.url));

/** A node of the tree that the parser gives, whatever its kind. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export interface Import {
  /** As it is written, `../a.ts` or `@wuya/theme`. */
  readonly specifier: string;
  /** Path of the file below `packages/`; none for a package. */
  readonly file?: string;
  /** True when nothing of it is left in the compiled code. */
  readonly isTypeOnly: boolean;
  /** True for `import()`: it is loaded when it is asked for. */
  readonly isLazy: boolean;
}

/** A file of a package's `src/`, without tests. */
export interface Source {
  /** Path below `packages/`: `engine/src/site/site.ts`. */
  readonly path: string;
  readonly text: string;
  readonly program: Node;
  readonly imports: readonly Import[];
}

/** Reads and parses every source file of every package. Declaration files and tests are left out. */
export function readSources(): readonly Source[] {
  return readdirSync(PACKAGES).flatMap((name) =>
    readdirSync(join(PACKAGES, name, 'src'), {recursive: true, encoding: 'utf8'})
      .filter((path) => /\.tsx?$/.test(path) && !/\.test(-d)?\.tsx?$|\.d\.ts$/.test(path))
      .map((path) => readSource(join(name, 'src', path)))
      .toSorted((a, b) => a.path.localeCompare(b.path)),
  );
}

/** Folders below the root that hold code of ours. */
const CODE_FOLDERS = ['packages', 'e2e', 'manual', 'bench', 'scripts', 'site'];
const NO_CODE = /^(?:node_modules|dist|fixtures|prebuilt|templates|\..*)$/;

/** Reads all code of the repository, tests too. @returns text by path below the root */
export function readAllCode(): ReadonlyMap<string, string> {
  const root = join(PACKAGES, '..');
  const list = (folder: string): string[] =>
    readdirSync(join(root, folder), {withFileTypes: true}).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return NO_CODE.test(entry.name) ? [] : list(path);
      return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
    });
  return new Map(
    CODE_FOLDERS.flatMap(list).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

function readSource(path: string): Source {
  return parseSource(path, readFileSync(join(PACKAGES, path), 'utf8'));
}

/** Parses a source file. @param path below `packages/` */
export function parseSource(path: string, text: string): Source {
  const lang = path.endsWith('x') ? 'tsx' : 'ts';
  const program = parseAst(text, {lang, astType: 'ts'}) as unknown as Node;
  return {path, text, program, imports: findImports(path, program)};
}

function findImports(path: string, program: Node): Import[] {
  const imports: Import[] = [];
  visit(program, (node) => {
    const {source} = node;
    if (!isNode(source) || typeof source['value'] !== 'string') return;
    const specifier = source['value'];
    const isTypeOnly = node['importKind'] === 'type' || node['exportKind'] === 'type';
    const file = specifier.startsWith('.')
      ? relative(PACKAGES, resolve(PACKAGES, dirname(path), specifier))
      : undefined;
    const isLazy = node.type === 'ImportExpression';
    imports.push({specifier, isTypeOnly, isLazy, ...(file !== undefined && {file})});
  });
  return imports;
}

/** Calls back for a node and all that are inside it, the outer ones first. */
export function visit(node: Node, see: (node: Node, parent?: Node) => void): void {
  const walk = (one: Node, parent?: Node): void => {
    see(one, parent);
    for (const value of Object.values(one)) {
      if (typeof value !== 'object' || value === null) continue;
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) walk(child, one);
    }
  };
  walk(node);
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
