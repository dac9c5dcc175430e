import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {createPointFinder} from '../../errors/pointAt.ts';
import type {Literal} from '../js/literal.ts';
import {parseProgram, type SyntaxNode} from '../js/syntax.ts';
import {
  type Import,
  type ImportRules,
  isMarkdownImport,
  StatementReader,
} from './statementReader.ts';
import {isForeignModule, mapExport, THEME_MODULE} from './modules/themeModules.ts';

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
  /** Values that the page has without making them, by name. */
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

interface StatementInput extends ImportRules {
  readonly file: string;
  /** What the page has without making it, unless it makes something else of the name. */
  readonly values: Readonly<Record<string, Literal>>;
}

/** Reads the statements of a page. Nothing is run. */
export function readStatements(
  blocks: readonly StatementBlock[],
  {file, values, keepsForeign = false, own}: StatementInput,
): Statements {
  const read = new StatementReader({keepsForeign, own});
  for (const {code, line} of blocks) {
    const find = createPointFinder(code);
    const placeAt = (offset: number) => {
      const point = find(offset);
      return {file, line: line + point.line - 1, column: point.column};
    };
    const parsed = parseProgram(code);
    if ('reason' in parsed)
      read.diagnostics.push(
        createDiagnostic('MD-111', {reason: parsed.reason}, {place: placeAt(parsed.offset)}),
      );
    else
      for (const statement of parsed.program['body'] as SyntaxNode[])
        read.take(statement, code, placeAt(statement.start));
  }
  const {imports, exports, exported, names, aliases, partials, files, diagnostics} = read;
  const given = new Map(Object.entries(values).filter(([name]) => !names.has(name)));
  const bindings = new Map([...given, ...read.bindings]);
  return {
    imports,
    exports,
    exported,
    names,
    aliases,
    partials,
    bindings,
    given,
    files,
    diagnostics,
  };
}

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
