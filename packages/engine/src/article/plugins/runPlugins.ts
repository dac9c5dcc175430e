import {pathToFileURL} from 'node:url';
import {join} from 'node:path';
import {append} from '../../cache/append.ts';
import type {Root} from 'hast';
import type {MdastPluginDefinition} from 'satteri';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {DIRECTIVE, restoreText} from '../text/marks.ts';
import {
  parseHtmlTree,
  parseMarkdownTree,
  type ParseOptions,
  runHastPlugins,
  runMdastPlugins,
  runSatteri,
} from '../parse/parseTree.ts';
import {nestJsxNodes} from './jsxNodes.ts';
import {settleMdxNodes} from './mdxNodes.ts';
import type {PluginSet} from './pluginSet.ts';
import {checkDepth, TooDeepError} from '../parse/depth.ts';
import type {PluginReport} from '../parse/reports.ts';
import {toHtmlTree} from './toHtmlTree.ts';
import {
  type PluginFile,
  type PluginMessage,
  startOf,
  type Transformed,
  transformTree,
} from './transform.ts';
import {PluginError} from './pluginError.ts';

/** A note on its way through plugins. */
export interface PluginInput {
  readonly plugins: PluginSet;
  /** Prepared for the parser. */
  readonly text: string;
  readonly isMdx: boolean;
  /** What container directives become, in MDX. */
  readonly directives?: readonly MdastPluginDefinition[];
  readonly options: ParseOptions;
  readonly file: string;
  /** Line and column in the file for a position of the text. */
  locate(position: {line: number; column: number} | undefined): {line: number; column: number};
}

export interface PluginResult {
  /** Undefined when a plugin failed. */
  readonly root: Root | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses a note with the plugins that come before HTML is read: those of satteri and remark. */
export async function parseWithPlugins(input: PluginInput): Promise<PluginResult> {
  const {plugins, text, isMdx, directives = [], options, file} = input;
  const reports: PluginReport[] = [];
  const diagnostics: Diagnostic[] = [];
  const source = {text, isMdx, options, fileUrl: pathToFileURL(join(plugins.dir, file)), reports};
  const own = [...directives, ...(restoreText(text) === text ? [] : [RESTORE])];
  const mdast = [...own, ...plugins.mdast];
  const changesMarkdown = plugins.mdast.some(Boolean);
  try {
    const root = plugins.remark.some(Boolean)
      ? await withRemark()
      : changesMarkdown || plugins.hast.some(Boolean)
        ? await runSatteri({...source, mdast, hast: plugins.hast})
        : checkDepth(parseHtmlTree({...source, own}));
    return {
      root,
      diagnostics: [...diagnostics, ...reports.map((report) => toDiagnostic(report, input))],
    };
  } catch (error) {
    if (error instanceof TooDeepError) return {root: undefined, diagnostics}; // reported where the tree is cut
    if (error instanceof PluginError && mayFail(plugins) && plugins.remark.length > 0) {
      const without = await parseWithPlugins({...input, plugins: {...plugins, remark: []}});
      const remarks = toRemarks({messages: [], leftOut: [error.plugin]}, input);
      return {root: without.root, diagnostics: [...remarks, ...without.diagnostics]};
    }
    return {root: undefined, diagnostics: [...diagnostics, toFailure(error, input)]};
  }

  async function withRemark(): Promise<Root> {
    const parsed = hideLabels(
      changesMarkdown
        ? await runMdastPlugins({...source, mdast})
        : checkDepth(parseMarkdownTree({...source, own})),
    );
    const {tree, lastPlugin, messages, leftOut} = await transformTree(
      parsed,
      {name: 'remarkPlugins', entries: plugins.remark},
      toPluginFile(input),
    );
    append(diagnostics, toRemarks({messages, leftOut}, input));
    const made = readMade(lastPlugin, () => toHtmlTree(nestJsxNodes(tree), options));
    const root = isMdx ? made : settleMdxNodes(made);
    return plugins.hast.some(Boolean)
      ? runHastPlugins(root, {...source, hast: plugins.hast})
      : root;
  }
}

function toPluginFile({plugins, text, file}: PluginInput): PluginFile {
  return {
    dir: plugins.dir,
    path: file,
    text,
    mayFail: mayFail(plugins),
    folder: plugins.folder,
  };
}

/** Tells whether plugins may fail for want of a package, so that one that does is left out. */
function mayFail({missing = []}: PluginSet): boolean {
  return missing.length > 0;
}

/** Reads a tree that plugins made. @throws {PluginError} where they left in it what no tree holds, such as functions */
function readMade<T>(lastPlugin: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new PluginError(lastPlugin, error);
  }
}

/** Runs the plugins of rehype over the tree of HTML. */
export async function transformHtml(root: Root, input: PluginInput): Promise<PluginResult> {
  const {plugins} = input;
  // A plugin that fails may have left anything in the tree.
  const untouched = structuredClone(root);
  try {
    const {tree, messages, leftOut} = await transformTree(
      root,
      {name: 'rehypePlugins', entries: plugins.rehype},
      toPluginFile(input),
    );
    return {
      root: input.isMdx ? tree : settleMdxNodes(tree),
      diagnostics: toRemarks({messages, leftOut}, input),
    };
  } catch (error) {
    return {root: untouched, diagnostics: [toFailure(error, input)]};
  }
}

/** Returns what plugins say, and which of them did not run: without a place that is told once for all notes. */
function toRemarks(
  {messages, leftOut}: Pick<Transformed<unknown>, 'messages' | 'leftOut'>,
  input: PluginInput,
): Diagnostic[] {
  const names = (input.plugins.missing ?? []).join(', ');
  return [
    ...messages.map((message) => toWarning(message, input)),
    ...leftOut.map((plugin) => createDiagnostic('MD-193', {plugin, names})),
  ];
}

function toWarning(
  {plugin, reason, place}: PluginMessage,
  {file, locate}: PluginInput,
): Diagnostic {
  return createDiagnostic('MD-191', {plugin, reason}, {place: {file, ...locate(place)}});
}

function toDiagnostic({plugin, message, severity}: PluginReport, {file}: PluginInput): Diagnostic {
  if (severity === 'error')
    return createDiagnostic('MD-190', {plugin, reason: message}, {place: {file}});
  return createDiagnostic(
    'MD-191',
    {plugin, reason: message},
    {level: severity === 'info' ? 'notice' : 'warning', place: {file}},
  );
}

/** @throws anything that no plugin threw */
function toFailure(error: unknown, {file, locate}: PluginInput): Diagnostic {
  if (!(error instanceof PluginError)) throw error;
  const missing = /Cannot find (?:package|module) '((?:@[^/']+\/)?[^./'][^/']*)/.exec(
    error.message,
  );
  // The same for every note: without a place it is told once.
  if (missing) return createDiagnostic('MD-192', {plugin: error.plugin, name: missing[1]!});
  const at = startOf((error.cause as {place?: unknown} | undefined)?.place);
  const {reason} = (error.cause ?? {}) as {reason?: unknown};
  return createDiagnostic(
    'MD-190',
    {plugin: error.plugin, reason: typeof reason === 'string' ? reason : error.message},
    {place: {file, ...(at && locate(at))}},
  );
}

const MARK = new RegExp(`^<!--${DIRECTIVE}\\d+-->$`);

interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly depth?: number;
  readonly children?: readonly MarkdownNode[];
}

/** Hides the titles of admonitions. The title of an admonition is a heading to the parser alone: plugins that list headings shall not find it. */
function hideLabels<T extends MarkdownNode>(node: T): T {
  if (!node.children) return node;
  const children = node.children.map((child, i) => {
    const before = node.children![i - 1];
    const isLabel =
      child.type === 'heading' &&
      child.depth === 6 &&
      before?.type === 'html' &&
      MARK.test(before.value ?? '');
    return isLabel ? {...child, type: 'admonitionTitle', data: {hName: 'h6'}} : hideLabels(child);
  });
  return {...node, children};
}

/** Puts the author's own characters back: marks have done their work once a text is parsed. */
const RESTORE: MdastPluginDefinition = {
  name: 'wuya:restore',
  text(node, context) {
    const value = restoreText(node.value);
    if (value !== node.value) context.setProperty(node, 'value', value);
  },
};
