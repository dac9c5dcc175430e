import {append} from '../cache/append.ts';
import type {Element, ElementContent, Root} from 'hast';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import type {PluginInput} from './plugins/runPlugins.ts';
import {parseWith} from './plugins/withPlugins.ts';
import type {MarkdownCompiler} from './compile.ts';
import {PARTIAL_TAG} from './shape/componentTags.ts';
import {isElement} from './html/nodes.ts';
import type {Literal} from './js/literal.ts';
import {createLocator} from './prepare/lines/locator.ts';
import type {PartialUse} from './prepare/marks/noteModule.ts';
import {findCodeLines} from './parse/codeLines.ts';
import {DEPTH_LIMIT, limitDepth} from './parse/depth.ts';
import {decodeReference, parseTree} from './parse/parseTree.ts';
import {prepareSource, type PreparedSource} from './prepare/prepare.ts';
import {nestElements} from './parse/nestElements.ts';
import type {NestContext} from './parse/nesting.ts';
import type {PartialContext} from './print/out/out.ts';
import {loadTools} from './print/tools.ts';
import {fillSamples} from './samples/fillSamples.ts';
import {reportInclusions, INCLUSION_COUNT, INCLUSION_LIMIT} from './text/inclusions.ts';

/** A text to read: a note, or a partial that one imports. */
export interface NoteText {
  readonly body: string;
  /** Its file, for diagnostics; paths in it are relative to it. */
  readonly file: string;
  /** Line of the body's first line in the file, from 1. */
  readonly firstLine: number;
  /** Whether its code can be downloaded, where the note says so. */
  readonly codeFiles?: boolean | undefined;
}

/** Levels of a tree with its components and partials. */
const TREE_LIMIT = 3 * DEPTH_LIMIT;

interface Surroundings {
  /** What a partial is given by the note that imports it. */
  readonly props?: Literal;
  /** Files that are being read: one that imports itself is left out. */
  readonly ancestors: readonly string[];
  /** Before the ids of footnotes, so that those of two partials differ. */
  readonly idPrefix: string;
  /**
   * Counts the imported partials, of all depths, and their characters: partials of partials can grow exponentially.
   */
  readonly parts: {count: number; characters: number};
}

/** A text as one tree, the partials that it imports at their places. */
interface ParsedNote {
  readonly root: Root;
  readonly prepared: PreparedSource;
  readonly nesting: NestContext;
  /** For plugins that are still to run. */
  readonly lane: PluginInput | undefined;
  /** How the parts are read, by the index of the directive where they are. */
  readonly partials: ReadonlyMap<number, PartialContext>;
  /** The text and those of its partials. */
  readonly bodies: readonly string[];
  /** Prepared texts of the partials. */
  readonly partTexts: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads a note up to the tree that is rendered. */
export async function parseNote(
  compiler: MarkdownCompiler,
  {body, file, firstLine, codeFiles}: NoteText,
  around: Surroundings,
): Promise<ParsedNote> {
  const options = {texts: compiler.texts, hasMath: compiler.hasMath, idPrefix: around.idPrefix};
  const isForeign = compiler.foreignComponents !== undefined;
  const prepared = prepareSource({
    body,
    file,
    firstLine,
    // Docusaurus takes every pair of dollars for a formula.
    hasMath: compiler.hasMath && !isForeign,
    isMathOff: !compiler.hasMath && !isForeign,
    hasWikiLinks: compiler.hasWikiLinks,
    hasSingleTilde: isForeign,
    messages: compiler.messages,
    admonitions: compiler.admonitions,
    props: around.props,
    readsMdx: compiler.readsMdx,
    findCodeLines: (text) => findCodeLines(parseTree(text, options)),
  });
  const locate = createLocator(body, prepared, firstLine);
  const plugins = compiler.pluginsFor?.(file);
  const lane = plugins && {plugins, text: prepared.text, isMdx: false, options, file, locate};
  const parsed = await parseWith(lane);
  const nesting: NestContext = {
    directives: prepared.marked?.directives ?? [],
    lines: prepared.text.split('\n'),
    allowsRawHtml: compiler.allowsRawHtml,
    messages: compiler.messages ?? {},
    file,
    locate,
    decodeName: decodeReference,
  };
  const limited = limitDepth(
    parsed.root ?? parseTree(prepared.text, options),
    DEPTH_LIMIT,
    nesting,
  );
  // What looks like code line by line may be HTML to the parser: it would be lost.
  const raised =
    prepared.hasHtml || lane || limited.hasRaw
      ? nestElements(limited.root, nesting)
      : {root: limited.root, diagnostics: []};
  const imports = {
    directives: nesting.directives,
    imported: prepared.marked?.partials ?? [],
    file,
  };
  const parts = await readParts(compiler, imports, {
    ...around,
    ancestors: [...around.ancestors, file],
  });
  const sampled =
    around.ancestors.length === 0
      ? fillSamples(raised.root, {body, file, firstLine, codeFiles, locate}, compiler.samples)
      : {root: raised.root, diagnostics: []};
  const filled = limitDepth(fillParts(sampled.root, parts.trees), TREE_LIMIT, nesting);
  return {
    root: filled.root,
    prepared,
    nesting,
    lane,
    partials: parts.contexts,
    bodies: [body, ...parts.bodies],
    partTexts: parts.texts,
    diagnostics: [
      ...prepared.diagnostics,
      ...parsed.diagnostics,
      ...limited.diagnostics,
      ...raised.diagnostics,
      ...parts.diagnostics,
      ...sampled.diagnostics,
      ...filled.diagnostics,
    ],
  };
}

interface Parts {
  readonly trees: ReadonlyMap<number, readonly ElementContent[]>;
  readonly contexts: ReadonlyMap<number, PartialContext>;
  readonly bodies: readonly string[];
  readonly texts: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Partials that a text imports, and where it shows them. */
interface PartialImports extends Pick<NestContext, 'directives' | 'file'> {
  readonly imported: readonly PartialUse[];
}

async function readParts(
  compiler: MarkdownCompiler,
  {directives, imported, file}: PartialImports,
  {ancestors, idPrefix, parts}: Surroundings,
): Promise<Parts> {
  const trees = new Map<number, readonly ElementContent[]>();
  const contexts = new Map<number, PartialContext>();
  const bodies: string[] = [];
  const texts: string[] = [];
  const diagnostics: Diagnostic[] = [];
  const known = new Map<string, NoteText>();
  for (const {from, line} of imported) {
    const note = compiler.readPartial?.(from, file);
    const place = {file, line, column: 1};
    if (note === 'outside') diagnostics.push(createDiagnostic('SRC-004', {}, {place}));
    else if (!note)
      diagnostics.push(createDiagnostic('MD-120', {from, isStrict: true}, {level: 'error', place}));
    else if (ancestors.includes(note.file))
      diagnostics.push(createDiagnostic('MD-122', {from}, {place}));
    else known.set(from, note);
  }
  for (const [index, directive] of directives.entries()) {
    const note =
      directive.kind !== 'close' && directive.partial
        ? known.get(directive.partial.from)
        : undefined;
    if (directive.kind === 'close' || !directive.partial || !note) continue;
    if (++parts.count > INCLUSION_COUNT || parts.characters > INCLUSION_LIMIT) {
      const {from} = directive.partial;
      const place = {file, line: imported.find((one) => one.from === from)?.line ?? 1, column: 1};
      diagnostics.push(reportInclusions(from, place));
      break;
    }
    parts.characters += note.body.length;
    const props = Object.fromEntries(
      Object.entries(directive.attributes).filter(
        (entry): entry is [string, Literal] => entry[1] !== undefined,
      ),
    );
    const part = await parseNote(compiler, note, {
      props,
      ancestors,
      idPrefix: `${idPrefix}p${index}-`,
      parts,
    });
    const tools = await loadTools(note.body, compiler);
    const {children} = tools.emoji ? tools.emoji.replaceEmoji(part.root) : part.root;
    trees.set(
      index,
      directive.partial.isBlock
        ? (children as ElementContent[])
        : unwrapParagraph(children as ElementContent[]),
    );
    contexts.set(index, {
      file: note.file,
      directives: part.nesting.directives,
      locate: part.nesting.locate,
      partials: part.partials,
    });
    append(bodies, part.bodies);
    append(texts, [part.prepared.text, ...part.partTexts]);
    append(diagnostics, part.diagnostics);
  }
  return {trees, contexts, bodies, texts, diagnostics};
}

/** Puts the parts where their tags are, before what is between these. */
function fillParts(root: Root, trees: Parts['trees']): Root {
  const fill = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.map((node): ElementContent => {
      if (!isElement(node)) return node;
      const tree =
        node.tagName === PARTIAL_TAG ? trees.get(Number(node.properties['index'])) : undefined;
      return {...node, children: [...(tree ?? []), ...fill(node.children)]} satisfies Element;
    });
  return trees.size === 0 ? root : {...root, children: fill(root.children as ElementContent[])};
}

/** Returns the words of a part that is one paragraph, for use inside another. */
function unwrapParagraph(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const content = nodes.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  const [only] = content;
  return content.length === 1 && isElement(only, 'p') ? only.children : nodes;
}
