import {
  childrenOf,
  isNode,
  nodesIn,
  parseProgram,
  type SyntaxNode,
} from '../../article/js/syntax.ts';
import {isForeignModule} from '../../article/mdx/modules/themeModules.ts';
import type {Edit} from './defaultProps.ts';
import {applyEdits, requiredBy} from './foreignCode.ts';

/** Whether a text can be of CommonJS; most modules of a site need no parsing. */
const MAY_BE_COMMON_JS = /\brequire\(|\bmodule\.exports\b|\bexports\./;

/** Holds what `require` gives of a module. */
const MARK = '__commonJs';

/** What `require` gives: what a module of CommonJS or JSON exports, what a package exports by default, else all names. */
const TAKE = `const __take = (names, isWhole) => names.${MARK} ? names.${MARK}.exports : isWhole && names.default !== undefined ? names.default : names;`;

/** What it gives a module that a compiler made of one of ES: all names, and the mark by which such a module knows them. */
const TAKE_NAMES = `const __takeNames = (names) => names.${MARK} ? names.${MARK}.exports : {__esModule: true, ...names};`;

/**
 * Rewrites a module of CommonJS, or one that calls `require`, as an ES module: while developing nothing else reads it, where
 * the bundler of a build does. It is code of the site or JSX, not of packages.
 * @example `const a = require('./a'); module.exports = {a, b: 1};` can be imported by default, and by `a` and `b`
 * @returns undefined for a module that is none, or is no program
 */
export function toEsModule(code: string, lang: 'jsx' | 'tsx'): string | undefined {
  if (!MAY_BE_COMMON_JS.test(code)) return undefined;
  const parsed = parseProgram(code, lang);
  if (!('program' in parsed)) return undefined;
  const {program} = parsed;
  const body = program['body'] as readonly SyntaxNode[];
  const isEsModule = body.some(({type}) => /^(?:Import|Export)/.test(type));
  const names = isEsModule ? [] : [...new Set(exportedNames(program))];
  const exportsAny = !isEsModule && /\b(?:module\.)?exports\b/.test(code);
  const isCompiled = /\b__esModule\b/.test(code);
  const imports: string[] = [];
  const edits = requireCalls(program).map(({start, end, from}): Edit => {
    const name = `__module${imports.length}`;
    imports.push(`import * as ${name} from ${JSON.stringify(from)};`);
    // Names of packages begin with neither `.` nor `/`; `@site/` is the folder of the site.
    const isWhole = from.endsWith('.json') || !/^(?:[./]|@site\/)/.test(from);
    const take = isCompiled && isForeignModule(from) ? '__takeNames' : '__take';
    return {start, end, text: `${take}(${name}, ${isWhole})`};
  });
  if (edits.length === 0 && !exportsAny) return undefined;
  const before =
    imports.length > 0 ? `${imports.join('')}${TAKE}${isCompiled ? TAKE_NAMES : ''}` : '';
  const text = applyEdits(code, edits);
  return exportsAny
    ? `${before}const module = {exports: {}};let exports = module.exports;${text}\n${printExports(names)}`
    : before + text;
}

/** Prints the exports of a module of CommonJS. A module that a compiler made of one of ES says so (`__esModule`), and has its default export under that name. */
function printExports(all: readonly string[]): string {
  const names = all.filter((name) => name !== 'default');
  const aliases = names.map((name, i) => `const __export${i} = module.exports.${name};`);
  const list = names.map((name, i) => `, __export${i} as ${name}`).join('');
  return `export default module.exports?.__esModule ? module.exports.default : module.exports;const ${MARK} = module;${aliases.join('')}export {${MARK}${list}};`;
}

/** Lists the calls of `require` that name an address, in their order. */
function requireCalls(node: SyntaxNode): {start: number; end: number; from: string}[] {
  const from = requiredBy(node);
  return from === undefined
    ? childrenOf(node).flatMap(requireCalls)
    : [{start: node.start, end: node.end, from}];
}

/** Lists the names that `exports.a = …`, `module.exports.b = …` and `module.exports = {c, d: …}` export. */
function exportedNames(program: SyntaxNode): string[] {
  return nodesIn(program)
    .flatMap(({type, left, right}) =>
      type === 'AssignmentExpression' && isNode(left) ? assignedNames(left, right) : [],
    )
    .filter((name) => NAME.test(name));
}

/** A name that an export may have and `module.exports.` may be before. */
const NAME = /^(?!default$|__commonJs$)[A-Za-z_$][\w$]*$/;

function assignedNames(left: SyntaxNode, right: unknown): string[] {
  if (isExports(left))
    return isNode(right) && right.type === 'ObjectExpression'
      ? (right['properties'] as readonly SyntaxNode[]).flatMap(({key, computed}) =>
          isNode(key) && computed !== true ? [String(key['name'] ?? key['value'])] : [],
        )
      : [];
  const {object, property, computed} = left;
  return isNode(object) && isNode(property) && computed !== true && isExports(object)
    ? [String(property['name'])]
    : [];
}

/** `exports` or `module.exports` */
function isExports({type, name, object, property}: SyntaxNode): boolean {
  if (type === 'Identifier') return name === 'exports';
  return (
    type === 'MemberExpression' &&
    isNode(object) &&
    object['name'] === 'module' &&
    isNode(property) &&
    property['name'] === 'exports'
  );
}
