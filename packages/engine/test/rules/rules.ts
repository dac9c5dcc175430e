import {dirname} from 'node:path';
import {findCycles, toGraph} from './graph.ts';
import {isNode, type Node, type Source, visit} from './sources.ts';

/** The engine's rooms from top to bottom: a room imports from rooms below it. */
export const ROOMS = [
  'cli',
  'dev',
  'build',
  'site',
  'output',
  'bundle',
  'kinds',
  'document',
  'routes',
  'article',
  'content',
  'serve',
  'config',
  'cache',
  'errors',
] as const;

/** Which of our packages a package may import. The engine finds the client by its path and puts it into the bundle. */
export const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  engine: ['theme', 'search'],
  client: ['theme', 'search'],
  theme: ['search'],
  search: [],
};

/** @returns groups of files, or of folders, that import each other at run time */
export function findImportCycles(sources: readonly Source[], of: 'files' | 'folders'): string[] {
  const nameOf = of === 'files' ? (path: string) => path : dirname;
  const pairs = sources.flatMap(({path, imports}) =>
    imports
      .filter(({isTypeOnly, file}) => !isTypeOnly && file !== undefined)
      .map(({file}) => [nameOf(path), nameOf(file!)] as const),
  );
  return findCycles(toGraph(pairs)).map((group) => group.join(' '));
}

const roomOf = (path: string) => /^engine\/src\/([^/]+)\//.exec(path)?.[1];

/** @returns `file → file` for each import from a room above, of values or of types */
export function findUpwardImports(sources: readonly Source[], kind: 'values' | 'types'): string[] {
  const height = (path: string): number => ROOMS.indexOf(roomOf(path) as (typeof ROOMS)[number]);
  return sources.flatMap(({path, imports}) =>
    imports
      .filter(({isTypeOnly}) => isTypeOnly === (kind === 'types'))
      .filter(({file}) => roomOf(path) && file && roomOf(file) && height(path) > height(file))
      .map(({file}) => `${path} → ${file}`),
  );
}

/** @returns folders of the engine that are no room of the list */
export function findOtherRooms(sources: readonly Source[]): string[] {
  const rooms = new Set(sources.flatMap(({path}) => roomOf(path) ?? []));
  return [...rooms].filter((room) => !(ROOMS as readonly string[]).includes(room));
}

/** @returns `file → package` for each import of one of our packages that is not below */
export function findForeignImports(sources: readonly Source[]): string[] {
  return sources.flatMap(({path, imports}) => {
    const own = path.split('/')[0]!;
    return imports.flatMap(({specifier, file}) => {
      const name = /^@wuya\/([^/]+)/.exec(specifier)?.[1] ?? file?.split('/')[0] ?? own;
      return name === own || PACKAGES[own]!.includes(name) ? [] : [`${path} → ${name}`];
    });
  });
}

const COLLECTIONS = /^(?:Weak)?(?:Map|Set)$/;
const WRITES =
  /^(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;

/** @returns `file: name` for each variable of a module that changes: `let`, or a collection, array or object that is written */
export function findModuleState(sources: readonly Source[]): string[] {
  return sources.flatMap(({path, program}) => {
    const written = findWritten(program);
    return declarationsOf(program).flatMap(({kind, name, value, isReadonly}) => {
      const isEmptyCollection =
        !isReadonly &&
        value?.type === 'NewExpression' &&
        COLLECTIONS.test(nameOf(value['callee'])) &&
        (value['arguments'] as unknown[]).length === 0;
      return kind !== 'const' || isEmptyCollection || (value && written.has(name))
        ? [`${path}: ${name}`]
        : [];
    });
  });
}

interface Declaration {
  readonly kind: string;
  readonly name: string;
  readonly value: Node | undefined;
  /** True when its type says so: `ReadonlySet<string>`. */
  readonly isReadonly: boolean;
}

function declarationsOf(program: Node): Declaration[] {
  return (program['body'] as Node[])
    .map((one) => (isNode(one['declaration']) ? one['declaration'] : one))
    .filter(({type, declare}) => type === 'VariableDeclaration' && declare !== true)
    .flatMap((one) =>
      (one['declarations'] as Node[]).map(({id, init}) => ({
        kind: one['kind'] as string,
        name: nameOf(id),
        value: isNode(init) ? init : undefined,
        isReadonly: isNode(id) && /ReadonlyMap|ReadonlySet/.test(typeNameOf(id['typeAnnotation'])),
      })),
    );
}

/** Names that a method which writes is called on, or whose members are assigned. */
function findWritten(program: Node): Set<string> {
  const written = new Set<string>();
  visit(program, (node) => {
    const target =
      node.type === 'CallExpression'
        ? node['callee']
        : node.type === 'AssignmentExpression'
          ? node['left']
          : node.type === 'UpdateExpression'
            ? node['argument']
            : undefined;
    if (!isNode(target) || target.type !== 'MemberExpression') return;
    if (node.type !== 'CallExpression' || WRITES.test(nameOf(target['property'])))
      written.add(nameOf(target['object']));
  });
  return written;
}

/** @returns the name in a type annotation, '' when there is none */
function typeNameOf(annotation: unknown): string {
  if (!isNode(annotation)) return '';
  const inner = annotation['typeAnnotation'];
  return isNode(inner) ? nameOf(inner['typeName']) : '';
}

const nameOf = (node: unknown): string =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : '';

/** @returns `folder: files` for each folder with more files side by side, tests not counted */
export function findLargeFolders(sources: readonly Source[], maxFiles: number): string[] {
  const counts = new Map<string, number>();
  for (const {path} of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > maxFiles)
    .map(([folder, count]) => `${folder}: ${count}`);
}

/** @returns `file: lines` for each file of more lines */
export function findLongFiles(sources: readonly Source[], maxLines: number): string[] {
  return sources.flatMap(({path, text}) => {
    const lineCount = text.split('\n').length - 1;
    return lineCount > maxLines ? [`${path}: ${lineCount}`] : [];
  });
}

const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** @returns `file: name, lines` for each function of more lines */
export function findLongFunctions(sources: readonly Source[], maxLines: number): string[] {
  return sources.flatMap(({path, text, program}) => {
    const long: string[] = [];
    visit(program, (node, parent) => {
      if (!FUNCTION.test(node.type)) return;
      const lineCount = text.slice(node.start, node.end).split('\n').length;
      const name = nameOf(node['id']) || nameOf(parent?.['id']) || nameOf(parent?.['key']) || '?';
      if (lineCount > maxLines) long.push(`${path}: ${name}, ${lineCount}`);
    });
    return long;
  });
}

const THIRD_PERSON = /^[A-Z][a-z-]+s(?=[\s,:;.]|$)/;
/** Words in -s that docstrings have begun with and that are no verbs. `Names`, `Marks` and others like them can be both. */
const NO_VERBS: ReadonlySet<string> = new Set(
  (
    'Address Addresses Bits Bytes Categories Class Commands Comments Declarations Digits Files Folders Headings Hits ' +
    'Hosts Ids Insertions Items Its Keys Locations Nodes Options Pages Paragraphs Paths Plugins Posts Problems Props ' +
    'Redirects Rows Rules Settings Sidebars Tags Texts This Units Versions Widths Words'
  ).split(' '),
);

/**
 * @returns `file: name` for each exported function without a docstring, and `file: name, "word"` for each function whose docstring
 * does not begin with a verb in the third person; others need none, or only its tags. Components say what they are by their props
 */
export function findUndocumented(sources: readonly Source[]): string[] {
  return sources.flatMap(({path, text, program}) =>
    (program['body'] as Node[]).flatMap((node) => {
      const isExported = node.type.startsWith('Export') && isNode(node['declaration']);
      const declaration = isExported ? (node['declaration'] as Node) : node;
      if (declaration.type !== 'FunctionDeclaration') return [];
      const name = nameOf(declaration['id']);
      const isComponent = path.endsWith('x') && /^[A-Z]/.test(name);
      if (name === '' || isComponent) return [];
      const before = text.slice(0, node.start).replace(/(?:\n\/\/.*)+\s*$/, '');
      if (!before.trimEnd().endsWith('*/')) return isExported ? [`${path}: ${name}`] : [];
      const word = /^\/\*\*[\s*]*(\S*)/.exec(before.slice(before.lastIndexOf('/**')))?.[1] ?? '';
      const verb = THIRD_PERSON.exec(word)?.[0];
      const isFine = (verb && !NO_VERBS.has(verb)) || (!isExported && /^[@`]/.test(word));
      return isFine ? [] : [`${path}: ${name}, "${word}"`];
    }),
  );
}

/** Lists the packages that a file and those it imports load at once, not when they are asked for. */
export function findLoadedPackages(sources: readonly Source[], from: string): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const files = new Set([from]);
  const packages = new Set<string>();
  for (const path of files)
    for (const {specifier, file, isTypeOnly, isLazy} of byPath.get(path)!.imports) {
      if (isTypeOnly || isLazy) continue;
      if (file === undefined) packages.add(specifier);
      else files.add(file);
    }
  return [...packages].sort();
}
