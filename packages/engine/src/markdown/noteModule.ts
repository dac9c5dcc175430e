import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {pointAt} from '../errors/pointAt.ts';
import {endOfExpression} from './jsxTag.ts';
import type {LineKind} from './lineKinds.ts';
import {DROPPED_LINE} from './mdxSigns.ts';
import {type Literal, MESSAGES, parseLiteral} from './literal.ts';

/** What the `import` and `export` lines of a note bring. */
export interface NoteModule {
  readonly bindings: ReadonlyMap<string, Literal>;
  /** Name in the note → name of one of our components. */
  readonly aliases: ReadonlyMap<string, string>;
  /** Name in the note → the Markdown it stands for. */
  readonly partials: ReadonlyMap<string, PartialUse>;
  /** Names of components that only a bundled page could have. */
  readonly unsupported: ReadonlySet<string>;
  /** Indexes of the lines that are no text. */
  readonly lines: ReadonlySet<number>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Markdown that a note imports: its path as written, and the line of the file that says so. */
export interface PartialUse {
  readonly from: string;
  readonly line: number;
}

/** Whether a text may hold such lines. */
export const MAY_HAVE_MODULE = /^(?:import|export)\s/m;

const IMPORT = /^import\s+(?:([\w$*{},\s]+?)\s+from\s+)?(["'])([^"'\n]+)\2\s*;?\s*$/;
const LINES_OF_A_STATEMENT = 60;
const SCRIPT = /\.(?:[cm]?[jt]sx?|css|json|vue)$|^[^./@!]|^@[\w-]+\//;

/** Reads the `import` and `export` statements that stand as blocks of their own. Nothing is run. */
export function readModule(lines: readonly string[], kinds: readonly LineKind[], at: {readonly file: string; readonly firstLine: number; readonly props?: Literal | undefined; readonly messages?: Readonly<Record<string, string>> | undefined}): NoteModule {
  const bindings = new Map<string, Literal>([[MESSAGES, at.messages ?? {}], ...(at.props === undefined ? [] : [['props', at.props] as const])]);
  const aliases = new Map<string, string>();
  const partials = new Map<string, PartialUse>();
  const unsupported = new Set<string>();
  const taken = new Set<number>();
  const diagnostics: Diagnostic[] = [];
  for (let i = 0; i < lines.length; i++) {
    const startsBlock = i === 0 || lines[i - 1]!.trim() === '' || lines[i - 1] === DROPPED_LINE || taken.has(i - 1);
    if (!startsBlock || kinds[i] !== 'text' || !/^(?:import|export)\s/.test(lines[i]!)) continue;
    const place = {file: at.file, line: at.firstLine + i, column: 1};
    const statement = readImport(lines, i) ?? readExport(lines, i, bindings);
    if (!statement) continue;
    for (let line = i; line <= statement.end; line++) taken.add(line);
    i = statement.end;
    if (statement.kind === 'value') bindings.set(statement.name, statement.value);
    else if (statement.kind === 'export') {
      unsupported.add(statement.name);
      diagnostics.push(createDiagnostic('MD-121', {name: statement.name}, {place}));
    } else {
      const {names, from} = statement;
      if (/^@(?:theme|docusaurus)\//.test(from)) for (const name of names) aliases.set(name.local, name.imported === 'default' ? from.split('/').at(-1)! : name.imported);
      else if (/\.mdx?$/i.test(from)) for (const name of names) partials.set(name.local, {from, line: place.line});
      else if (SCRIPT.test(from.replace(/^@site\//, './')) || from.includes('!') || !/\.\w+$/.test(from)) {
        for (const name of names) unsupported.add(name.local);
        diagnostics.push(createDiagnostic('MD-120', {from}, {place}));
      } else for (const name of names) bindings.set(name.local, from);
    }
  }
  return {bindings, aliases, partials, unsupported, lines: taken, diagnostics};
}

interface ImportedName {
  readonly imported: string;
  readonly local: string;
}

type Statement =
  | {readonly kind: 'import'; readonly names: readonly ImportedName[]; readonly from: string; readonly end: number}
  | {readonly kind: 'value'; readonly name: string; readonly value: Literal; readonly end: number}
  | {readonly kind: 'export'; readonly name: string; readonly end: number};

function readImport(lines: readonly string[], start: number): Statement | undefined {
  if (!lines[start]!.startsWith('import')) return undefined;
  let text = '';
  for (let end = start; end < Math.min(lines.length, start + LINES_OF_A_STATEMENT) && lines[end]!.trim() !== ''; end++) {
    text += `${lines[end]!}\n`;
    const match = IMPORT.exec(text.trimEnd());
    if (match) return {kind: 'import', names: readNames(match[1] ?? ''), from: match[3]!, end};
  }
  return undefined;
}

function readNames(clause: string): ImportedName[] {
  const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const first = clause.replace(/\{[^}]*\}/, '');
  const names: ImportedName[] = [];
  for (const part of first.split(',')) {
    const local = /^(?:\*\s+as\s+)?([\w$]+)$/.exec(part.trim())?.[1];
    if (local) names.push({imported: 'default', local});
  }
  for (const part of named.split(',')) {
    const match = /^([\w$]+)(?:\s+as\s+([\w$]+))?$/.exec(part.trim());
    if (match) names.push({imported: match[1]!, local: match[2] ?? match[1]!});
  }
  return names;
}

const EXPORT = /^export\s+(?:default\s+)?(?:(const|let|var)\s+([\w$]+)\s*=\s*|(?:async\s+)?(?:function\*?|class)\s+([\w$]+))/;

function readExport(lines: readonly string[], start: number, bindings: ReadonlyMap<string, Literal>): Statement | undefined {
  const text = lines.slice(start, start + LINES_OF_A_STATEMENT).join('\n');
  const match = EXPORT.exec(text);
  if (!match) return undefined;
  const lineOf = (offset: number): number => start + pointAt(text, offset).line - 1;
  const from = match[0].length;
  if (match[1]) {
    for (let end = start; end < start + LINES_OF_A_STATEMENT && end < lines.length; end++) {
      const value = parseLiteral(lines.slice(start, end + 1).join('\n').slice(from).trim().replace(/;$/, ''), bindings);
      if (value !== undefined) return {kind: 'value', name: match[2]!, value, end};
      if (lines[end + 1]?.trim() === '') break;
    }
  }
  const brace = lines[start]!.indexOf('{', from);
  const end = brace < 0 ? -1 : endOfExpression(text, brace);
  if (end > 0) return {kind: 'export', name: match[2] ?? match[3]!, end: lineOf(end)};
  return match[1] ? {kind: 'export', name: match[2]!, end: start} : undefined;
}
