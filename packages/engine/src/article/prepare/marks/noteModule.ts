import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';
import {readImport} from '../../js/importStatement.ts';
import {classifyLines, type LineKind} from '../lines/lines.ts';
import {DROPPED_LINE} from '../lines/mdxSigns.ts';
import {type Literal, MESSAGES, toLiteral} from '../../js/literal.ts';
import {parseProgram, type SyntaxNode} from '../../js/syntax.ts';

/** Names and partials that the `import` and `export` lines of a note bring. */
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

const SCRIPT = /\.(?:[cm]?[jt]sx?|css|json|vue)$|^[^./@!]|^@[\w-]+\//;

interface ModuleContext {
  readonly file: string;
  readonly firstLine: number;
  readonly props?: Literal | undefined;
  readonly messages?: Readonly<Record<string, string>> | undefined;
}

/** What is gathered while the statements of a note are read. */
interface Gathered {
  readonly bindings: Map<string, Literal>;
  readonly aliases: Map<string, string>;
  readonly partials: Map<string, PartialUse>;
  readonly unsupported: Set<string>;
  readonly diagnostics: Diagnostic[];
}

/** Reads the `import` and `export` statements that are as blocks of their own. Nothing is run. */
export function readModule(
  lines: readonly string[],
  kinds: readonly LineKind[],
  {file, firstLine, props, messages}: ModuleContext,
): NoteModule {
  const gathered: Gathered = {
    bindings: new Map<string, Literal>([
      [MESSAGES, messages ?? {}],
      ...(props === undefined ? [] : [['props', props] as const]),
    ]),
    aliases: new Map(),
    partials: new Map(),
    unsupported: new Set(),
    diagnostics: [],
  };
  const taken = new Set<number>();
  for (let i = 0; i < lines.length; i++) {
    const startsBlock =
      i === 0 ||
      lines[i - 1]!.trim() === '' ||
      kinds[i - 1] === 'fenceClose' ||
      lines[i - 1] === DROPPED_LINE ||
      taken.has(i - 1);
    if (!startsBlock || kinds[i] !== 'text') continue;
    const found = findStatements(lines, i);
    if (!found) continue;
    const place = {file, line: firstLine + i, column: 1};
    for (let line = i; line <= found.end; line++) taken.add(line);
    i = found.end;
    for (const name of found.unreadable) gatherUnsupported(gathered, name, place);
    for (const node of found.nodes) {
      if (node.type === 'ImportDeclaration') gatherImport(gathered, node, place);
      else gatherExport(gathered, node, place);
    }
  }
  return {...gathered, lines: taken};
}

/** Lists the paths, as written, of the Markdown that the text of a note imports. */
export function findImportedPartials(body: string): string[] {
  const lines = body.split('\n');
  const {partials} = readModule(lines, classifyLines(lines), {file: '', firstLine: 1});
  return [...new Set([...partials.values()].map(({from}) => from))];
}

function gatherImport(gathered: Gathered, node: SyntaxNode, place: LinePlace): void {
  const {aliases, partials, unsupported, bindings, diagnostics} = gathered;
  const {names, from} = readImport(node);
  if (/^@(?:theme|docusaurus)\//.test(from)) {
    const last = from.split('/').at(-1)!;
    for (const {local, imported} of names)
      aliases.set(local, imported === 'default' || imported === '*' ? last : imported);
  } else if (/\.mdx?$/i.test(from)) {
    for (const {local} of names) partials.set(local, {from, line: place.line});
  } else if (isCode(from)) {
    for (const {local} of names) unsupported.add(local);
    diagnostics.push(createDiagnostic('MD-120', {from, ...noMdx(place)}, {place}));
  } else for (const {local} of names) bindings.set(local, from);
}

/** Problems of a `.mdx` file that is read as Markdown. */
const noMdx = ({file}: LinePlace): {isNoMdx?: true} =>
  /\.mdx$/i.test(file) ? {isNoMdx: true} : {};

/** Tells whether a path names code, which a note cannot run: `./a.js`, `react`, `@site/src/a.tsx`. */
const isCode = (from: string): boolean =>
  SCRIPT.test(from.replace(/^@site\//, './')) || from.includes('!') || !/\.\w+$/.test(from);

function gatherExport(gathered: Gathered, node: SyntaxNode, place: LinePlace): void {
  const declaration = node['declaration'] as SyntaxNode | null | undefined;
  const declarators = (declaration?.['declarations'] ?? []) as readonly SyntaxNode[];
  for (const declarator of declarators) {
    const name = nameOf(declarator);
    const init = declarator['init'] as SyntaxNode | null;
    const value = init && toLiteral(init, gathered.bindings);
    if (init && value !== undefined) gathered.bindings.set(name, value!);
    else gatherUnsupported(gathered, name, place);
  }
  if (declarators.length > 0) return;
  const specifiers = (node['specifiers'] ?? []) as readonly SyntaxNode[];
  const names = specifiers.map((specifier) =>
    String((specifier['exported'] as SyntaxNode)['name']),
  );
  const own = declaration ? nameOf(declaration) : '*';
  for (const name of names.length > 0 ? names : [own]) gatherUnsupported(gathered, name, place);
}

const nameOf = (node: SyntaxNode): string =>
  String((node['id'] as SyntaxNode | null | undefined)?.['name'] ?? 'default');

function gatherUnsupported(
  {unsupported, diagnostics}: Gathered,
  name: string,
  place: LinePlace,
): void {
  unsupported.add(name);
  diagnostics.push(createDiagnostic('MD-121', {name, ...noMdx(place)}, {place}));
}

interface LinePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

interface FoundStatements {
  readonly nodes: readonly SyntaxNode[];
  /** Names of statements that no parser reads. */
  readonly unreadable: readonly string[];
  /** Index of the last line. */
  readonly end: number;
}

const LINES_OF_A_STATEMENT = 60;
const STATEMENT = /^(?:import|export)\s/;
/** An `export` that is one for certain, also where it cannot be parsed. */
const EXPORT =
  /^export\s+(?:default\s+)?(?:(const|let|var)\s+([\w$]+)\s*=|(?:async\s+)?(?:function\*?|class)\s+([\w$]+))/;
const IN_CODE = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[([{]|[)\]}]/gs;

/** Finds the statements that begin on a line: as few lines as make a program. Undefined where text begins. */
function findStatements(lines: readonly string[], start: number): FoundStatements | undefined {
  const first = lines[start]!;
  if (!STATEMENT.test(first)) return undefined;
  const isImport = first.startsWith('import');
  const last = Math.min(lines.length, start + LINES_OF_A_STATEMENT);
  let code = '';
  let depth = 0;
  let hasBlank = false;
  let balancedAt: number | undefined;
  for (let end = start; end < last; end++) {
    const line = lines[end]!;
    if (line.length > LONGEST_LINE || (line.trim() === '' && (isImport || depth <= 0))) break;
    hasBlank ||= line.trim() === '';
    code += `${line}\n`;
    for (const [sign] of line.matchAll(IN_CODE)) depth += depthOf(sign);
    if (depth > 0) continue;
    const nodes = parseStatements(code);
    if (nodes) return {nodes, unreadable: [], end};
    // What is no code may hold sentences: these end no later than at an empty line.
    if (/[)\]}]/.test(line) && !hasBlank) balancedAt ??= end;
  }
  const [, keyword, value, declared] = EXPORT.exec(first) ?? [];
  const name = value ?? declared;
  const end = balancedAt ?? (keyword ? start : undefined);
  return name === undefined || end === undefined ? undefined : {nodes: [], unreadable: [name], end};
}

const depthOf = (sign: string): number =>
  sign.length > 1 ? 0 : '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0;

/**
 * Maximum length of a line that the parser gets: it shows the whole line with each of its errors, so that a long one
 * of nothing but errors would take the square of its length.
 */
const LONGEST_LINE = 4000;

/** Returns the statements of a program of imports and exports alone; undefined for any other text. */
function parseStatements(code: string): readonly SyntaxNode[] | undefined {
  const parsed = parseProgram(code, 'tsx');
  const body = 'program' in parsed ? (parsed.program['body'] as readonly SyntaxNode[]) : [];
  return body.length > 0 && body.every(({type}) => /^(?:Import|Export)/.test(type))
    ? body
    : undefined;
}
