import {append} from '../../cache/append.ts';
import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {findNearest} from '../../errors/nearest.ts';
import {type ImportedName, readImport} from '../js/importStatement.ts';
import {type Literal, toLiteral} from '../js/literal.ts';
import {isNode, type SyntaxNode} from '../js/syntax.ts';
import {LAYOUT} from './mdxPage.ts';
import {isForeignModule, MAPPED_MODULES, mapExport} from './modules/themeModules.ts';

export interface Import {
  readonly names: readonly ImportedName[];
  readonly from: string;
  readonly line: number;
}

export interface ImportRules {
  /** Leaves modules of another generator that are not mapped to the bundler. @default false */
  readonly keepsForeign?: boolean | undefined;
  /** Components that the site brings, modules of the theme that it replaces among them. */
  readonly own: ReadonlySet<string>;
}

type LinePlace = Place & {readonly line: number};

/** Takes the statements of a page one after the other. */
export class StatementReader {
  readonly imports: Import[] = [];
  readonly exports: string[] = [];
  readonly exported: string[] = [];
  readonly names = new Set<string>();
  readonly aliases = new Map<string, string>();
  readonly partials = new Map<string, string>();
  readonly bindings = new Map<string, Literal>();
  readonly files = new Map<string, string>();
  readonly diagnostics: Diagnostic[] = [];
  private readonly rules: ImportRules;

  constructor(rules: ImportRules) {
    this.rules = rules;
  }

  /** Takes a statement of a text. */
  take(statement: SyntaxNode, code: string, place: LinePlace): void {
    if (statement.type === 'ImportDeclaration') return this.takeImport(statement, place);
    if (statement.type === 'ExportDefaultDeclaration') {
      this.exports.push(toLayout(statement['declaration'] as SyntaxNode, code));
      this.names.add(LAYOUT);
    } else {
      const again = declaredBy(statement).find((name) => this.names.has(name));
      if (again) this.diagnostics.push(declaredTwice(again, place));
      this.exports.push(code.slice(statement.start, statement.end));
      append(this.exported, exportedBy(statement));
    }
    readExported(statement, this.names, this.bindings);
  }

  private takeImport(statement: SyntaxNode, place: LinePlace): void {
    const whole = readImport(statement);
    const {again, others} = findAgain(whole, this.imports, this.names);
    if (again) this.diagnostics.push(declaredTwice(again, place));
    if (whole.names.length > 0 && others.length === 0) return;
    const {from} = whole;
    const read: Import = {from, names: others, line: place.line};
    for (const {local} of others) this.names.add(local);
    if (isForeignModule(from)) {
      const problem = isWholly(from, this.rules.own) ? undefined : mapForeign(read, this.aliases);
      if (problem && !this.rules.keepsForeign) this.diagnostics.push({...problem, place});
    } else {
      const paths = isMarkdownImport(from) ? this.partials : isFileImport(from) ? this.files : null;
      for (const {local, imported} of others) if (imported === 'default') paths?.set(local, from);
    }
    this.imports.push(read);
  }
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

export const isMarkdownImport = (from: string): boolean => /\.mdx?$/i.test(from);

/** Tells whether an address is that of a file which is no code, such as a picture. */
const isFileImport = (from: string): boolean => /\.(?!(?:[cm]?[jt]sx?|css|json)$)\w+$/i.test(from);

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
