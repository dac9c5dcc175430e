import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {findNearest} from '../../errors/nearest.ts';
import {type Literal, toLiteral} from '../js/literal.ts';
import {type ImportedName, readImport} from '../js/importStatement.ts';
import {isNode, parseProgram, type SyntaxNode} from '../js/syntax.ts';
import {LAYOUT} from './mdxPage.ts';
import {isForeignModule, MAPPED_MODULES, mapExport, THEME_MODULE} from './themeModules.ts';

export interface Import {
  readonly names: readonly ImportedName[];
  readonly from: string;
  readonly line: number;
}

/** Something that a page asks of a file of Markdown, as written. */
export interface Asked {
  readonly local: string;
  readonly imported: string;
  readonly from: string;
}

/** Names and code that the `import` and `export` statements of a page bring. */
export interface Statements {
  readonly imports: readonly Import[];
  /** The other statements as they are written. */
  readonly exports: readonly string[];
  /** Names that others may import. */
  readonly exported: readonly string[];
  /** Every name they make. */
  readonly names: ReadonlySet<string>;
  /** Name in the page → component of ours. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Name in the page → path of the Markdown it stands for, as written. */
  readonly partials: ReadonlyMap<string, string>;
  /** Names whose value is known without running anything. */
  readonly bindings: ReadonlyMap<string, Literal>;
  /** Those that the page has without making them. */
  readonly given: ReadonlyMap<string, Literal>;
  /** Name in the page → path of the file it stands for, as written. */
  readonly files: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A block of statements and the line it begins on. */
export interface StatementBlock {
  readonly code: string;
  readonly line: number;
}

/**
 * Reads the statements of a page. Nothing is run.
 * @param values that the page has without making them, unless it makes something else of the name
 * @param own what the site brings, modules of the theme that it replaces among them
 * @param keepsForeign leaves modules of another generator that are not mapped to the bundler
 */
export function readStatements(
  blocks: readonly StatementBlock[],
  file: string,
  values: Readonly<Record<string, Literal>>,
  {
    keepsForeign = false,
    own,
  }: {readonly keepsForeign?: boolean | undefined; readonly own: ReadonlySet<string>},
): Statements {
  const imports: Import[] = [];
  const exports: string[] = [];
  const exported: string[] = [];
  const names = new Set<string>();
  const aliases = new Map<string, string>();
  const partials = new Map<string, string>();
  const bindings = new Map<string, Literal>();
  const files = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const {code, line} of blocks) {
    const placeAt = (offset: number) => {
      const before = code.slice(0, offset).split('\n');
      return {file, line: line + before.length - 1, column: before.at(-1)!.length + 1};
    };
    const parsed = parseProgram(code);
    if ('reason' in parsed) {
      diagnostics.push(
        createDiagnostic('MD-111', {reason: parsed.reason}, {place: placeAt(parsed.offset)}),
      );
      continue;
    }
    for (const statement of parsed.program['body'] as SyntaxNode[]) {
      const place = placeAt(statement.start);
      if (statement.type === 'ExportDefaultDeclaration') {
        exports.push(toLayout(statement['declaration'] as SyntaxNode, code));
        names.add(LAYOUT);
        readExported(statement, names, bindings);
      } else if (statement.type === 'ImportDeclaration') {
        const whole = readImport(statement);
        const {again, others} = findAgain(whole, imports, names);
        if (again) diagnostics.push(declaredTwice(again, place));
        const read = {...whole, names: others, line: place.line};
        if (whole.names.length > 0 && others.length === 0) continue;
        for (const {local} of others) names.add(local);
        if (isForeignModule(read.from)) {
          const problem = isWholly(read.from, own) ? undefined : mapForeign(read, aliases);
          if (problem && !keepsForeign) diagnostics.push({...problem, place});
        } else if (isMarkdownImport(read.from)) {
          for (const {local, imported} of read.names)
            if (imported === 'default') partials.set(local, read.from);
        } else if (/\.(?!(?:[cm]?[jt]sx?|css|json)$)\w+$/i.test(read.from)) {
          for (const {local, imported} of read.names)
            if (imported === 'default') files.set(local, read.from);
        }
        imports.push(read);
      } else {
        const again = declaredBy(statement).find((name) => names.has(name));
        if (again) diagnostics.push(declaredTwice(again, place));
        exports.push(code.slice(statement.start, statement.end));
        exported.push(...exportedBy(statement));
        readExported(statement, names, bindings);
      }
    }
  }
  const given = new Map(Object.entries(values).filter(([name]) => !names.has(name)));
  return {
    imports,
    exports,
    exported,
    names,
    aliases,
    partials,
    bindings: new Map([...given, ...bindings]),
    given,
    files,
    diagnostics,
  };
}

/**
 * Finds the names of an import that the page does not have yet. The same one a second time is left out: texts that are shown beside
 * their source have it twice.
 */
function findAgain(
  {names, from}: Omit<Import, 'line'>,
  imports: readonly Import[],
  declared: ReadonlySet<string>,
): {
  /** The first name that is something else already. */
  readonly again: string | undefined;
  readonly others: readonly ImportedName[];
} {
  const isSame = ({local, imported}: ImportedName): boolean =>
    imports.some(
      (one) =>
        one.from === from &&
        one.names.some((known) => known.local === local && known.imported === imported),
    );
  const others = names.filter(({local}) => !declared.has(local));
  const again = names.find((name) => declared.has(name.local) && !isSame(name));
  return {again: again?.local, others};
}

function declaredTwice(name: string, place: Place): Diagnostic {
  const reason = [`${name} 声明了两次`, `${name} is declared twice`] as const;
  return createDiagnostic('MD-111', {reason}, {place});
}

const isMarkdownImport = (from: string): boolean => /\.mdx?$/i.test(from);

/** Lists what a page asks of Markdown besides its article: `import {toc} from './_part.mdx'`. */
export function findAskedOfMarkdown({imports}: Statements, used: ReadonlySet<string>): Asked[] {
  return imports
    .filter(({from}) => isMarkdownImport(from))
    .flatMap(({names, from}) =>
      names
        .filter(({local, imported}) => used.has(local) && !['default', '*'].includes(imported))
        .map(({local, imported}) => ({local, imported, from})),
    );
}

/** Prints the default export of a page as the component around its text: `function A() {}` → `function A() {}\nconst MDXLayout = A;` */
function toLayout(declaration: SyntaxNode, code: string): string {
  const text = code.slice(declaration.start, declaration.end);
  const id = declaration.type.endsWith('Declaration') ? declaration['id'] : undefined;
  return isNode(id)
    ? `${text}\nconst ${LAYOUT} = ${String(id['name'])};`
    : `const ${LAYOUT} = ${text};`;
}

/** Lists the names that a statement exports. */
function exportedBy(statement: SyntaxNode): string[] {
  if (statement.type !== 'ExportNamedDeclaration') return [];
  const specifiers = (statement['specifiers'] ?? []) as SyntaxNode[];
  const renamed = specifiers.map((one) => {
    const {name, value} = one['exported'] as unknown as Readonly<Record<string, unknown>>;
    return String(name ?? value);
  });
  return [...declaredBy(statement), ...renamed];
}

/** Tells whether a component of the site is rendered by itself: code and admonitions are HTML, which it gets as a part. */
function isWholly(from: string, own: ReadonlySet<string>): boolean {
  return own.has(from) && !/^@theme\/(?:Admonition|CodeBlock)$/.test(from);
}

/** Notes which of our components the names are; a problem when one is none. */
function mapForeign({names, from}: Import, aliases: Map<string, string>): Diagnostic | undefined {
  for (const {imported, local} of names) {
    const own = mapExport(from, imported);
    if (own === undefined) {
      const nearest = findNearest(from, MAPPED_MODULES);
      return createDiagnostic(
        'MD-120',
        {from, isStrict: true, ...(nearest && nearest !== from && {nearest})},
        {level: 'error'},
      );
    }
    aliases.set(local, own);
  }
  return undefined;
}

/** Lists the names that a statement makes, those of patterns aside. */
function declaredBy(statement: SyntaxNode): string[] {
  const declaration = (statement['declaration'] ?? statement) as SyntaxNode;
  const declarators = (declaration['declarations'] ?? []) as SyntaxNode[];
  const ids = [declaration['id'], ...declarators.map((one) => one['id'])] as (
    | SyntaxNode
    | null
    | undefined
  )[];
  return ids.flatMap((id) => (id?.type === 'Identifier' ? [String(id['name'])] : []));
}

function readExported(
  statement: SyntaxNode,
  names: Set<string>,
  bindings: Map<string, Literal>,
): void {
  const declaration = (statement['declaration'] ?? statement) as SyntaxNode;
  const id = declaration['id'] as SyntaxNode | null | undefined;
  if (id) names.add(String(id['name']));
  for (const declarator of (declaration['declarations'] ?? []) as SyntaxNode[]) {
    const target = declarator['id'] as SyntaxNode;
    const init = declarator['init'] as SyntaxNode | null;
    if (target.type !== 'Identifier') continue;
    const name = String(target['name']);
    names.add(name);
    const value = init && declaration['kind'] === 'const' ? toLiteral(init, bindings) : undefined;
    if (value !== undefined) bindings.set(name, value);
  }
}

interface PrintedNames {
  /** Components of ours that nothing imports. */
  readonly extra: readonly string[];
  /** What the site brings, modules of the theme that it replaces among them. */
  readonly own: ReadonlySet<string>;
}

/**
 * Prints the statements of the page's module: only the imports whose names are used, those of other generators replaced by
 * ours.
 * @param used names that the article mentions
 */
export function printStatements(
  {imports, exports}: Statements,
  used: ReadonlySet<string>,
  {extra: extraComponents, own: ownModules}: PrintedNames,
): string {
  const printed = imports.flatMap(({names, from}) => {
    const wanted = names.filter(({local}) => used.has(local));
    if (names.length > 0 && wanted.length === 0) return [];
    if (names.length === 0) return [`import ${JSON.stringify(from)};`];
    // Of Markdown there is the article; what else it is asked for is written out.
    const isMarkdown = isMarkdownImport(from);
    const isForeign = isForeignModule(from) && !ownModules.has(from);
    return wanted.flatMap(({imported, local}) => {
      if (isMarkdown && imported !== 'default' && imported !== '*') return [];
      const own = isForeign ? mapExport(from, imported) : undefined;
      const name = own ?? imported;
      const source = JSON.stringify(own === undefined ? from : THEME_MODULE);
      return name === '*'
        ? `import * as ${local} from ${source};`
        : `import {${name} as ${local}} from ${source};`;
    });
  });
  const extra = extraComponents.map((name) =>
    ownModules.has(`@theme/${name}`)
      ? `import ${name} from '@theme/${name}';`
      : `import {${name}} from ${JSON.stringify(THEME_MODULE)};`,
  );
  return [...printed, ...extra, ...exports].join('\n');
}
