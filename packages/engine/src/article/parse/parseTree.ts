import type {Root} from 'hast';
import type {Root as MdastRoot} from 'mdast';
import {
  convertMdastToHastHandle,
  createMdastHandle,
  createMdxMdastHandle,
  applyCommandsToMdastHandle,
  dropHandle,
  type HastPluginDefinition,
  type HastPluginEntry,
  HastReader,
  markdownToHast,
  markdownToHtml,
  materializeHastTree,
  materializeMdastTree,
  type MdastPluginDefinition,
  type MdastPluginEntry,
  MdastReader,
  mdxToJs,
  resolveMdastSubscriptions,
  serializeHandle,
  visitMdastHandle,
} from 'satteri';
import type {Point} from '../prepare/lines/locator.ts';
import {DEPTH_LIMIT, TooDeepError} from './depth.ts';
import {type PluginReport, REPORTS} from './reports.ts';

interface FootnoteTexts {
  readonly footnotes: string;
  readonly footnoteBack: string;
}

/**
 * Parses prepared Markdown into an HTML tree. Raw HTML stays raw. The only caller of satteri. Positions are those of the
 * text given.
 */
export function parseTree(text: string, options: ParseOptions): Root {
  return markdownToHast(text, {
    features: featuresFor(options),
    position: hasPositions(text),
  }) as Root;
}

/** Lines up to here are searched for the places of nodes. */
const LINE_LIMIT = 20_000;

/**
 * Tells whether nodes of a text get positions. The parser counts the characters before each node of a line that is not
 * ASCII: on lines of 200,000 characters that takes minutes, so that problems in such a text have the file alone for a
 * place.
 */
function hasPositions(text: string): boolean {
  if (text.length <= LINE_LIMIT) return true;
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start);
    const next = end < 0 ? text.length : end;
    if (next - start > LINE_LIMIT && /[^\0-\x7F]/.test(text.slice(start, next))) return false;
    start = next + 1;
  }
  return true;
}

export interface ParseOptions {
  readonly texts: FootnoteTexts;
  /** Whether `$…$` is a formula. */
  readonly hasMath: boolean;
  /** Before the ids of footnotes. @default '' */
  readonly idPrefix?: string;
}

/** A text to parse, and what of ours changes its tree of Markdown first: visitors that answer at once. */
interface ParseInput {
  readonly text: string;
  readonly isMdx: boolean;
  readonly options: ParseOptions;
  readonly own: readonly MdastPluginDefinition[];
}

/**
 * Parses a text to a tree of HTML after our own visitors. In MDX, JSX, expressions and statements are nodes of their own.
 * Step by step it takes an eighth of what a plugin that copies the tree it is shown takes (.35 and 2.8 ms for 7 KB of MDX, 2026-11).
 * @throws what is wrong with MDX: `line:column: reason`
 */
export function parseHtmlTree(input: ParseInput): Root {
  const {footnotes, footnoteBack} = input.options.texts;
  return withMarkdown(input, (markdown) => {
    const html = convertMdastToHastHandle(markdown, {
      footnoteLabel: footnotes,
      footnoteBackLabel: footnoteBack,
      clobberPrefix: input.options.idPrefix ?? '',
    });
    try {
      return materializeHastTree(new HastReader(serializeHandle(html))) as Root;
    } finally {
      dropHandle(html);
    }
  });
}

/** Parses a text to its tree of Markdown after our own visitors. @throws what is wrong with MDX: `line:column: reason` */
export function parseMarkdownTree(input: ParseInput): MdastRoot {
  return withMarkdown(
    input,
    (markdown) => materializeMdastTree(new MdastReader(serializeHandle(markdown))) as MdastRoot,
  );
}

type MarkdownHandle = ReturnType<typeof createMdastHandle>;

/** Parses a text, lets our visitors change it, and frees what the parser holds once it was read. */
function withMarkdown<T>(
  {text, isMdx, options, own}: ParseInput,
  read: (parsed: MarkdownHandle) => T,
): T {
  const create = isMdx ? createMdxMdastHandle : createMdastHandle;
  const needPositions = hasPositions(text) || own.some((plugin) => plugin.options?.position);
  const parsed = create(text, featuresOf({text, isMdx, options}), needPositions);
  try {
    for (const plugin of own) {
      const changes = visitMdastHandle(
        parsed,
        plugin,
        resolveMdastSubscriptions(plugin),
        text,
        undefined,
      );
      if (changes instanceof Promise) throw new TypeError(`${plugin.name} answers late`);
      if (changes.hasMutations) applyCommandsToMdastHandle(parsed, changes.commandBuffer);
    }
    return read(parsed);
  } finally {
    dropHandle(parsed);
  }
}

/** A text to parse with plugins of satteri, which may be asynchronous. */
interface SatteriInput {
  readonly text: string;
  readonly isMdx: boolean;
  readonly options: ParseOptions;
  /** Address of the note on disk. */
  readonly fileUrl: URL;
  /** Gets what the plugins report. */
  readonly reports: PluginReport[];
}

/** Parses a text and runs plugins over its trees. @throws what a plugin throws */
export async function runSatteri({
  mdast,
  hast,
  ...input
}: SatteriInput & {
  readonly mdast: readonly MdastPluginEntry[];
  readonly hast: readonly HastPluginEntry[];
}): Promise<Root> {
  let root: Root | undefined;
  const capture: HastPluginDefinition = {
    name: 'wuya:capture',
    options: {position: hasPositions(input.text)},
    after(tree) {
      root = copyTree(tree as Root);
    },
  };
  await compile(input, mdast, [...hast, capture]);
  return root!;
}

/** Parses a text and runs plugins over its tree of Markdown, which is returned instead of one of HTML. */
export async function runMdastPlugins({
  mdast,
  ...input
}: SatteriInput & {readonly mdast: readonly MdastPluginEntry[]}): Promise<MdastRoot> {
  let root: MdastRoot | undefined;
  const capture: MdastPluginDefinition = {
    name: 'wuya:capture',
    options: {position: hasPositions(input.text)},
    after(tree) {
      root = copyTree(tree as MdastRoot);
    },
  };
  await compile(input, [...mdast, capture], []);
  return root!;
}

/** Runs plugins over a tree of HTML that was made elsewhere. Places travel as data, since nodes that are put in have none. */
export async function runHastPlugins(
  root: Root,
  {hast, ...input}: SatteriInput & {readonly hast: readonly HastPluginEntry[]},
): Promise<Root> {
  const enter: HastPluginDefinition = {
    name: 'wuya:enter',
    before: (tree, context) => context.replaceNode(tree, packPlaces(root)),
  };
  return unpackPlaces(await runSatteri({...input, text: '', mdast: [], hast: [enter, ...hast]}));
}

async function compile(
  {text, isMdx, options, fileUrl, reports}: SatteriInput,
  mdastPlugins: readonly MdastPluginEntry[],
  hastPlugins: readonly HastPluginEntry[],
): Promise<void> {
  const features = featuresOf({text, isMdx, options});
  const data: Record<string, unknown> = {[REPORTS]: reports};
  const given = {features, mdastPlugins, hastPlugins, fileURL: fileUrl, data};
  await (isMdx ? mdxToJs(text, given) : markdownToHtml(text, given));
}

const PLACE = 'wuya:place';

interface AnyNode {
  readonly position?: unknown;
  readonly data?: object | undefined;
  readonly children?: readonly AnyNode[];
}

function packPlaces<T extends AnyNode>(node: T): T {
  const {children, position} = node;
  return {
    ...node,
    ...(position !== undefined && {data: {...node.data, [PLACE]: position}}),
    ...(children && {children: children.map(packPlaces)}),
  };
}

function unpackPlaces<T extends AnyNode>(node: T): T {
  const {children} = node;
  const {[PLACE]: position, ...data} = (node.data ?? {}) as Record<string, unknown>;
  const {data: _data, ...rest} = node;
  return {
    ...rest,
    ...(position !== undefined && {position}),
    ...(Object.keys(data).length > 0 && {data}),
    ...(children && {children: children.map(unpackPlaces)}),
  } as T;
}

/** Chooses what the parser reads. Container directives are read in MDX alone: a text of Markdown has marks in their place. */
function featuresOf({text, isMdx, options}: Omit<ParseInput, 'own'>) {
  return {...featuresFor(options), directive: isMdx && text.includes(':::')};
}

function featuresFor({texts, hasMath, idPrefix = ''}: ParseOptions) {
  return {
    frontmatter: false,
    math: hasMath,
    gfm: {
      footnotes: {label: texts.footnotes, backLabel: texts.footnoteBack, clobberPrefix: idPrefix},
    },
  };
}

/** Returns a plain copy of a tree that satteri makes lazily and may free. @throws {TooDeepError} */
function copyTree<T extends object>(node: T, depth = 0): T {
  if (depth > DEPTH_LIMIT)
    throw new TooDeepError((node as {position?: {start: Point}}).position?.start);
  const copy: Record<string, unknown> = {};
  for (const key in node) {
    if (key.startsWith('_')) continue; // what a tree read lazily is read with
    const value: unknown = node[key];
    const below = key === 'children' ? depth + 1 : depth;
    copy[key] = Array.isArray(value)
      ? value.map((item: unknown) =>
          typeof item === 'object' && item !== null ? copyTree(item, below) : item,
        )
      : typeof value === 'object' && value !== null
        ? copyTree(value, below)
        : value;
  }
  return copy as T;
}

/** Finds the character that a reference like `&hearts;` names, or the reference itself. */
export function decodeReference(reference: string): string {
  const paragraph = (markdownToHast(reference, {features: {frontmatter: false}}) as Root)
    .children[0];
  const text = paragraph?.type === 'element' ? paragraph.children[0] : undefined;
  return text?.type === 'text' ? text.value : reference;
}
