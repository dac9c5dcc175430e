import {append} from '../../cache/append.ts';
import {mayGiveNoObject, OBJECT_ALONE, takeObjects} from './absentStyles.ts';
import {DEFAULTS, type Edit, FILL_PROPS, fillDefaultProps} from './defaultProps.ts';
import {parseSync} from 'rolldown/utils';
import {answersFor} from '../../article/mdx/modules/componentModules.ts';
import {hasDocs, isForeignModule, WITH} from '../../article/mdx/modules/themeModules.ts';
import {escapePattern} from '../../config/schema/escapePattern.ts';
import {POST_LISTS, takesDocs} from './listModules.ts';
import {childrenOf, isNode, type SyntaxNode} from '../../article/js/syntax.ts';
import {findDynamicImports} from '../modules/dynamicImports.ts';
import {listModuleStatements} from '../modules/moduleStatements.ts';
import {loosenConstants, mayAssignConstants} from './looseConstants.ts';
import {dropRepeatedImports} from './repeatedImports.ts';
import {CONTEXT, LISTS, rewriteContexts, TAKE_CONTEXT} from './requireContext.ts';
import {REQUIRE_ONE, requireByPattern} from './requiredByPattern.ts';
import {askForTexts, MAY_IMPORT_TEXTS} from './textImports.ts';

/** Between the address of a foreign module and the names that are asked of it. */
export const NAMES = '::';

/** A foreign module and the names that one of its importers asks for. */
interface NamedModule {
  readonly from: string;
  /** Empty when it is unknown. */
  readonly names: readonly string[];
}

/** Splits the address of a module that {@link rewriteForeignCode} wrote. `@theme/Tabs::default` → `@theme/Tabs`, `default` */
export function readNamedModule(id: string): NamedModule {
  const [from = '', names = ''] = id.split(NAMES);
  return {from, names: names.split(',').filter(Boolean)};
}

const LANGUAGES = {ts: 'ts', tsx: 'tsx', js: 'jsx', jsx: 'jsx'} as const;

/** Whether a text can hold something to rewrite; many modules of a site need no parsing. */
const MAY_HAVE_FOREIGN =
  /\bfrom\s*['"][^'"./]|^[^\S\r\n]*import\s*['"][^'"./]|\brequire\(|\bimport\(|\.defaultProps\s*=/m;

/** Signs of code whose meaning needs the parsed module. */
const REQUIRES = /\brequire\s*\(/;
const DYNAMIC = /\bimport\s*\(/;

/** Tells whether a text in `.js` or `.jsx` is TypeScript and nothing else: some compilers of Docusaurus take types there. */
export function hasTypes(code: string, extension: keyof typeof LANGUAGES): boolean {
  if (extension.startsWith('ts')) return false;
  const fails = (lang: 'jsx' | 'tsx'): boolean =>
    parseSync(`module.${extension}`, code, {lang}).errors.length > 0;
  return fails('jsx') && !fails('tsx');
}

/** Whether a text names what it takes from another module of the site. */
const MAY_NAME_TYPES = /^[^\S\r\n]*import\s[^'"]*\}\s*from\s*['"](?:\.|@site\/)/m;

/** Lists what a text imports from beside it. */
const listBeside = (code: string): string[] =>
  [...code.matchAll(/\b(?:from|import)\s*(['"])(\.[^'"\n]*)\1/g)].map(([, , from = '']) => from);

/** Tells whether a text seems to import from one module in two statements. */
function namesModuleTwice(code: string): boolean {
  const names = [...code.matchAll(/\bfrom\s*(['"])([^'"\n]+)\1/g)].map(([, , name]) => name);
  return new Set(names).size < names.length;
}

/**
 * Rewrites what a module of a Docusaurus site says to its bundler: `require('./x.png').default` becomes an import, addresses that are put together are looked up, and
 * addresses of the generator's modules tell the names that are asked of them, so that each name can be answered, and functions take
 * their `defaultProps`, as they did until React 19.
 * @param isMissing whether an address is one of a package that is not installed, or of a file that is not there: both are answered too
 * @returns undefined when there is nothing to rewrite, or the text is no program (the bundler says why)
 */
export function rewriteForeignCode(
  code: string,
  extension: keyof typeof LANGUAGES,
  isMissing: (from: string) => boolean,
): string | undefined {
  const isUntyped = extension === 'js' || extension === 'jsx';
  const mayRepeat = namesModuleTwice(code);
  const mayAssign = mayAssignConstants(code);
  if (
    !mayRepeat &&
    !mayAssign &&
    !MAY_HAVE_FOREIGN.test(code) &&
    !CONTEXT.test(code) &&
    !MAY_IMPORT_TEXTS.test(code) &&
    !(isUntyped && MAY_NAME_TYPES.test(code)) &&
    !listBeside(code).some(isMissing)
  )
    return undefined;
  const parsed = parseSync(`module.${extension}`, code, {lang: LANGUAGES[extension]});
  if (parsed.errors.length > 0) return undefined;
  const readTree = (): SyntaxNode => parsed.program as unknown as SyntaxNode;
  const isOnlyType = isUntyped ? () => false : createTypeFinder(readTree);
  const statements = listModuleStatements(parsed.module, code);
  const texts = MAY_IMPORT_TEXTS.test(code) ? askForTexts(readTree(), code) : [];
  // These change what the others look at.
  const first = texts.length > 0 || !mayRepeat ? texts : dropRepeatedImports(statements, code);
  if (first.length > 0) {
    const rest = applyEdits(code, first);
    return rewriteForeignCode(rest, extension, isMissing) ?? rest;
  }
  const edits = statements.flatMap((statement) =>
    nameForeign(statement, code, {isMissing, isOnlyType}),
  );
  if (isUntyped) append(edits, dropUnused(statements, code));
  const imports: string[] = [];
  if (REQUIRES.test(code)) {
    const tree = readTree();
    for (const {path, start, end, isWhole} of findRequired(tree)) {
      const name = `__asset${imports.length}`;
      edits.push({start, end, text: isWhole ? `__picture(${name})` : name});
      imports.push(`import ${name} from ${JSON.stringify(path)};`);
    }
    if (edits.some(({text}) => text.startsWith('__picture('))) imports.push(PICTURE);
    const byPattern = requireByPattern(tree, code);
    append(edits, byPattern);
    if (byPattern.length > 0) imports.push(REQUIRE_ONE);
  }
  if (CONTEXT.test(code)) {
    const contexts = rewriteContexts(readTree(), code);
    append(edits, contexts);
    if (contexts.length > 0) imports.push(TAKE_CONTEXT);
    if (contexts.some(({text}) => text.includes(LISTS)))
      imports.push(`import {postLists as ${LISTS}} from '${POST_LISTS}';`);
  }
  if (DYNAMIC.test(code))
    for (const {from, start, end, names} of findDynamicImports(readTree()))
      if (isMissing(from)) edits.push({start, end, text: withNames(from, ['default', ...names])});
  if (DEFAULTS.test(code)) {
    const filled = fillDefaultProps(readTree(), code);
    append(edits, filled);
    if (filled.length > 0) imports.push(FILL_PROPS);
  }
  if (mayGiveNoObject(code, statements, isMissing)) {
    append(edits, takeObjects(readTree()));
    imports.push(OBJECT_ALONE);
  }
  if (mayAssign) append(edits, loosenConstants(readTree()));
  if (edits.length === 0) return undefined;
  return imports.join('') + applyEdits(code, edits);
}

/**
 * Takes out names that a module imports from another of the site and never uses. Types are none to a browser: `import {Props} from
 * './types'` in `.jsx` stops the module while developing, where webpack only warns.
 */
function dropUnused(body: readonly SyntaxNode[], code: string): Edit[] {
  return body.flatMap((statement) => {
    const source = statement['source'];
    if (statement.type !== 'ImportDeclaration' || !isNode(source)) return [];
    if (!/^(?:\.|@site\/)/.test(String(source['value']))) return [];
    const specifiers = statement['specifiers'] as SyntaxNode[];
    const isUnused = (specifier: SyntaxNode): boolean =>
      specifier.type === 'ImportSpecifier' &&
      !isUsed(String((specifier['local'] as SyntaxNode)['name']), specifier, code);
    const used = specifiers.filter((specifier) => !isUnused(specifier));
    if (used.length === specifiers.length || used.some(({type}) => type !== 'ImportSpecifier'))
      return [];
    const names = used.map(({start, end}) => code.slice(start, end)).join(', ');
    const text = `import ${used.length > 0 ? `{${names}} from ` : ''}`;
    return [{start: statement.start, end: source.start, text}];
  });
}

/** Tells whether a name is in a text outside of a node: one too many in a comment does no harm. */
function isUsed(name: string, {start, end}: SyntaxNode, code: string): boolean {
  const word = new RegExp(`(?<![\\w$])${escapePattern(name)}(?![\\w$])`);
  return word.test(code.slice(0, start)) || word.test(code.slice(end));
}

/** Returns the edit that adds the names of an import or export to its address. */
function nameForeign(
  statement: SyntaxNode,
  code: string,
  {isMissing, isOnlyType}: Record<'isMissing' | 'isOnlyType', (name: string) => boolean>,
): Edit[] {
  const source = statement['source'];
  if (!isNode(source)) return [];
  const from = String(source['value']);
  if (statement['importKind'] === 'type' || statement['exportKind'] === 'type') return [];
  const specifiers = (statement['specifiers'] ?? []) as SyntaxNode[];
  const answering = answersFor(from, specifiers.map(toName));
  if (!answering && !isForeignModule(from) && !isMissing(from)) return [];
  const names = specifiers.flatMap((specifier) => {
    if (specifier.type === 'ImportDefaultSpecifier') {
      const local = String((specifier['local'] as SyntaxNode)['name']);
      // Only its name here tells whether the default export of a package is a component.
      if (!isForeignModule(from)) return [`default=${local}`];
      return [hasDocs(local) && takesDocs(code) ? `default${WITH}` : 'default'];
    }
    if (specifier.type === 'ImportNamespaceSpecifier')
      return findMembers(String((specifier['local'] as SyntaxNode)['name']), code);
    const name = (specifier['imported'] ?? specifier['local']) as SyntaxNode;
    const isType =
      specifier['importKind'] === 'type' ||
      (specifier.type === 'ImportSpecifier' &&
        isOnlyType(String((specifier['local'] as SyntaxNode)['name'])));
    if (isType) return [];
    if (specifier.type !== 'ImportSpecifier' && specifier.type !== 'ExportSpecifier') return [];
    const asked = String(name['name'] ?? name['value']);
    return [isForeignModule(from) && hasDocs(asked) && takesDocs(code) ? asked + WITH : asked];
  });
  return [{start: source.start, end: source.end, text: withNames(answering ?? from, names)}];
}

/** Gives the name by which an import asks for a value: `default` and `*` for those without one. */
function toName(specifier: SyntaxNode): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  const name = specifier['imported'] ?? specifier['local'];
  return isNode(name) ? String(name['name'] ?? name['value']) : '*';
}

/** Prints an address with the names that are asked of its module. */
const withNames = (from: string, names: readonly string[]): string =>
  JSON.stringify(`${from}${NAMES}${[...new Set(names)].join(',')}`);

/** Creates what tells whether a name is nowhere but in types: the compiler then leaves its import out. */
function createTypeFinder(readTree: () => SyntaxNode): (local: string) => boolean {
  let values: Set<string> | undefined;
  return (local) => !(values ??= new Set(findValues(readTree()))).has(local);
}

/** Nodes of TypeScript that hold values beside a type: `a as B`, `a!`, `f<T>`. */
const WITH_VALUE =
  /^TS(?:As|Satisfies|NonNull|Instantiation|TypeAssertion|Export|Enum|Module|Parameter)/;

/** Lists the names that are outside of types and imports. */
function findValues(node: SyntaxNode): string[] {
  if (node.type === 'ImportDeclaration') return [];
  if (node.type.startsWith('TS') && !WITH_VALUE.test(node.type)) return [];
  const own = /^(?:JSX)?Identifier$/.test(node.type) ? [String(node['name'])] : [];
  return [...own, ...childrenOf(node).flatMap(findValues)];
}

/** Finds what a text takes from a module that it imports whole: one name too many in a comment does no harm. `M.Root` → `Root` */
function findMembers(local: string, code: string): string[] {
  const member = new RegExp(`(?<![\\w$.])${escapePattern(local)}\\.([A-Za-z_$][\\w$]*)`, 'g');
  return [...code.matchAll(member)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'default');
}

/** What requiring a picture gives: a module, or with the plugin for ideal images a description of it. */
const PICTURE =
  'const __picture = (url) => ({default: url, src: {src: url, images: []}, preSrc: url});';

interface Required {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  /** The module is taken whole, not its default export. */
  readonly isWhole: boolean;
}

/** Tells whether a module is one of the site or of a package: its code runs where it is asked for, such as inside `BrowserOnly`, not before. */
const isRunWhenAsked = (path: string): boolean =>
  !isForeignModule(path) && /(?:\.[cm]?[jt]sx?|(?:^|\/)[^./][^./]*)$/.test(path);

/** Calls of `require` with one text whose default export is taken, but for those of modules, and those of pictures. */
function findRequired(node: SyntaxNode): Required[] {
  const object = node['object'];
  const property = node['property'];
  if (
    node.type === 'MemberExpression' &&
    isNode(object) &&
    isNode(property) &&
    property['name'] === 'default'
  ) {
    const path = requiredBy(object);
    if (path !== undefined && !isRunWhenAsked(path))
      return [{path, start: node.start, end: node.end, isWhole: false}];
  }
  const path = requiredBy(node);
  if (path !== undefined && /\.(?:png|jpe?g|gif|webp|avif|ico|bmp)$/i.test(path))
    return [{path, start: node.start, end: node.end, isWhole: true}];
  return childrenOf(node).flatMap(findRequired);
}

/** Gives the address that a call of `require` names: `require('./a.png')` → `./a.png`; undefined for any other node. */
export function requiredBy(node: SyntaxNode): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const [argument] = node['arguments'] as SyntaxNode[];
  const path = argument?.['value'];
  return (node['callee'] as SyntaxNode)['name'] === 'require' && typeof path === 'string'
    ? path
    : undefined;
}

/** Puts other texts in the place of pieces of one. */
export function applyEdits(code: string, edits: readonly Edit[]): string {
  let out = '';
  let from = 0;
  for (const {start, end, text} of [...edits].sort((a, b) => a.start - b.start)) {
    out += code.slice(from, start) + text;
    from = end;
  }
  return out + code.slice(from);
}
