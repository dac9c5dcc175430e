import type {Root} from 'hast';
import type {MdastPluginDefinition} from 'satteri';
import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {pointAt} from '../../errors/pointAt.ts';
import {findOverflow} from '../js/overflow.ts';
import type {Point} from '../prepare/lines/locator.ts';
import {findCodeLines} from '../parse/codeLines.ts';
import {checkDepth, TooDeepError} from '../parse/depth.ts';
import {parseHtmlTree, type ParseOptions} from '../parse/parseTree.ts';
import {TooDenseError} from './limits/denseMdx.ts';
import {findOpenBlock} from './limits/openBlocks.ts';
import {type Allowance, createAllowance, findOpenCode, type OpenCode} from './limits/openCode.ts';
import {findOpenTag, TAG_DEPTH_LIMIT} from './limits/openTags.ts';
import {hideCodeDollars, needsDollars, showCodeDollars} from './source/codeDollars.ts';
import {thrownText} from '../../errors/thrownText.ts';

/** Tag names under which directives come out of the parser. */
export const PARSED_ADMONITION = 'wuya-admonition';
export const PARSED_TITLE = 'wuya-title';

/** The tree of an MDX page, or why there is none. */
interface ParsedMdx {
  readonly root: Root | undefined;
  /** What was parsed; empty when there is no tree. */
  readonly text: string;
  readonly problems: readonly Diagnostic[];
  /** From what was parsed to the file, where signs were escaped in it. */
  readonly locate?: (position: Point) => Point;
}

/** Lines that are longer than they were, since signs in them are escaped. */
class LongerLines {
  private readonly byLine = new Map<number, {readonly column: number; readonly by: number}[]>();

  add({line, column}: Point, by: number): void {
    this.byLine.set(line, [...(this.byLine.get(line) ?? []), {column, by}]);
  }

  /** Gives the place before anything was escaped. */
  toWritten({line, column}: Point): Point {
    const before = (this.byLine.get(line) ?? []).filter((one) => one.column < column);
    return {line, column: column - before.reduce((sum, {by}) => sum + by, 0)};
  }
}

interface MdxSource extends ParseOptions {
  readonly file: string;
  /** From a text that is parsed to the file. */
  locateIn(text: string): (position: Point) => Point;
}

/** Maximum number of stray signs of a page: one with more is another kind of file. */
const SIGN_LIMIT = 100;
/**
 * Signs times characters that are parsed again for stray signs, since the parser may read the rest of the text for each `<` and `{`: half a
 * second. 100 stray signs among 1,000 in 10,000 characters are all named.
 */
const REREAD_LIMIT = 300_000_000;

/**
 * Parses an MDX page. A `<` or `{` that begins nothing is reported and taken for text, so that all of them are told at once.
 * @param text prepared; when the repairs are in the way of its code, `plain` is parsed instead
 */
export function parseMdx(text: string, plain: string, source: MdxSource): ParsedMdx {
  try {
    return parseWithSigns(text, plain, source);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const {file, locateIn} = source;
    const place = {file, ...(error.position && locateIn(text)(error.position))};
    const options = {level: 'error', place} as const;
    const problem =
      error instanceof TooDenseError
        ? createDiagnostic('MD-119', {}, options)
        : createDiagnostic('MD-117', {limit: error.limit}, options);
    return {root: undefined, text: '', problems: [problem]};
  }
}

/** Tells whether an error says that a page is not parsed. */
const isRefusal = (error: unknown): error is TooDeepError | TooDenseError =>
  error instanceof TooDeepError || error instanceof TooDenseError;

function parseWithSigns(
  text: string,
  plain: string,
  {file, locateIn, ...options}: MdxSource,
): ParsedMdx {
  const allowance = createAllowance(text);
  const first = tryParse(text, options, allowance);
  if (typeof first !== 'string') return {root: first, text, problems: []};
  const second = text === plain ? first : tryParse(plain, options, allowance);
  if (typeof second !== 'string') return {root: second, text: plain, problems: []};
  const problems: Diagnostic[] = [];
  let escaped = text;
  const perParsing = (text.match(/[<{]/g)?.length ?? 0) * text.length;
  const limit = Math.min(SIGN_LIMIT, REREAD_LIMIT / perParsing);
  const longer = new LongerLines();
  const locateWritten = locateIn(text);
  const locate = (position: Point): Point => locateWritten(longer.toWritten(position));
  for (let message = first; ;) {
    const read = readProblem(message, escaped);
    const place = {file, ...locate(read.position)};
    const offset = findWrongBrace(read, escaped) ?? read.offset;
    const sign =
      offset === undefined || problems.length >= limit || allowance.steps === 0
        ? undefined
        : toStraySign(read.reason, escaped.slice(offset), place);
    if (!sign)
      return {
        root: undefined,
        text: '',
        problems: [...problems, toProblem(read.reason, place, locate)],
      };
    problems.push(sign);
    const {written, replacement} = sign.fix ?? {written: '', replacement: '\\'};
    longer.add(pointAt(escaped, offset!), replacement.length - written.length);
    escaped = escaped.slice(0, offset) + replacement + escaped.slice(offset! + written.length);
    const again = tryParse(escaped, options, allowance);
    if (typeof again !== 'string') return {root: again, text: escaped, problems, locate};
    message = again;
  }
}

/** Finds the lines of a text, from 0, that are code; none in a text that cannot be parsed. */
export function findMdxCodeLines(text: string, options: ParseOptions): ReadonlySet<number> {
  try {
    const root = tryParse(text, options, createAllowance(text));
    return typeof root === 'string' ? new Set() : findCodeLines(root);
  } catch (error) {
    if (isRefusal(error)) return new Set();
    throw error;
  }
}

/** @throws {TooDeepError | TooDenseError} */
function tryParse(text: string, options: ParseOptions, allowance: Allowance): Root | string {
  const overflow = findOverflow(text, {isMarkdown: true});
  if (overflow !== undefined) throw new TooDeepError(pointAt(text, overflow));
  const block = findOpenBlock(text);
  if (block && !block.isUnclosed) throw new TooDeepError(pointAt(text, block.offset));
  if (block) return sayOpen(text, block.offset);
  const open = findOpenCode(text, allowance);
  if (open) return toMessage(text, open);
  const shown = options.hasMath ? hideCodeDollars(text) : text;
  const own = directivesOf(text);
  if (shown === text) return readTree({text, isMdx: true, options, own});
  const root = readTree({text: shown, isMdx: true, options, own});
  if (typeof root !== 'string' || !needsDollars(text)) return showCodeDollars(root);
  return readTree({text, isMdx: true, options, own});
}

/** Reads the tree of a text, or what the parser says of it. @throws {TooDeepError} */
function readTree(input: Parameters<typeof parseHtmlTree>[0]): Root | string {
  try {
    return checkDepth(parseHtmlTree(input));
  } catch (error) {
    if (error instanceof TooDeepError) throw error;
    return thrownText(error);
  }
}

/** Says of what has no end what the parser would say. @throws {TooDeepError} */
function toMessage(text: string, open: OpenCode): string {
  const tag = findOpenTag(text);
  if (tag?.reason === 'deep') throw new TooDeepError(pointAt(text, tag.offset), TAG_DEPTH_LIMIT);
  return sayOpen(text, open.kind === 'tag' ? open.offset : (tag?.offset ?? open.offset));
}

/** Says of a tag or a brace without an end what the parser would say. */
function sayOpen(text: string, offset: number): string {
  const {line, column} = pointAt(text, offset);
  const name = /^<([^\s/>{]*)/.exec(text.slice(offset, offset + 200))?.[1];
  return `${line}:${column}: ${
    name === undefined
      ? 'Unexpected end of file in expression, expected a corresponding closing brace for `{`'
      : `Expected a closing tag for \`<${name}>\``
  }`;
}

/** `3:5: Expected a closing tag for `<b>` (2:1) (mdx-jsx:…)` */
function readProblem(
  message: string,
  text: string,
): {
  position: Point;
  /** Offset of the sign that it is about. */ offset: number | undefined;
  reason: string;
} {
  const at = /^(\d+):(\d+): /.exec(message);
  const position = {line: Number(at?.[1] ?? 1), column: Number(at?.[2] ?? 1)};
  const offset =
    text
      .split('\n')
      .slice(0, position.line - 1)
      .reduce((sum, line) => sum + line.length + 1, 0) +
    position.column -
    1;
  return {
    position,
    offset: at ? offset : undefined,
    reason: message.slice(at?.[0].length ?? 0).replace(/ \((?:mdx|micromark)[\w-]*:[\w-]+\)$/, ''),
  };
}

/** How the parser says that what is in braces is no code. */
const NO_CODE = 'Could not parse expression';

/** Finds the `{` of a text in braces that is no code, as until MDX 2; undefined for a value of an attribute, and for another problem. */
function findWrongBrace(
  {reason, offset}: Pick<ReturnType<typeof readProblem>, 'reason' | 'offset'>,
  text: string,
): number | undefined {
  if (offset === undefined || !reason.startsWith(NO_CODE)) return undefined;
  let at = text.lastIndexOf('{', offset - 1);
  while (at > 0 && text[at - 1] === '\\') at = text.lastIndexOf('{', at - 1);
  return at < 0 || /=\s{0,9}\{?$/.test(text.slice(Math.max(at - 12, 0), at)) ? undefined : at;
}

/** Returns a `{` without its brace or before what is no code, or a `<` that no tag follows; undefined for anything else. */
function toStraySign(reason: string, rest: string, place: Place): Diagnostic | undefined {
  if (rest.startsWith('{') && reason.startsWith('Unexpected end of file in expression'))
    return createDiagnostic('MD-113', {}, {place});
  if (/^\{(?!\s*\.\.\.)/.test(rest) && reason.startsWith(NO_CODE))
    return createDiagnostic('MD-111', {reason}, {place});
  if (
    !rest.startsWith('<') ||
    !/^Unexpected (?:character|end of file)/.test(reason) ||
    /^<\/?[A-Za-z][\w.-]*(?=[\s/>])/.test(rest)
  )
    return undefined;
  const link = /^<((?:https?|mailto):[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/i.exec(rest);
  if (!link)
    return createDiagnostic(
      'MD-114',
      {},
      {place, fix: {written: '<', replacement: '\\<', isAtPlace: true}},
    );
  const [written, address = ''] = link;
  const target = address.includes(':') ? address : `mailto:${address}`;
  return createDiagnostic(
    'MD-114',
    {link: [address, target]},
    {place, fix: {written, replacement: `[${address}](${target})`, isAtPlace: true}},
  );
}

function toProblem(reason: string, place: Place, locate: (position: Point) => Point): Diagnostic {
  const unclosed = /^Expected a closing tag for `([^`]+)`/.exec(reason)?.[1];
  if (unclosed !== undefined)
    return createDiagnostic('MD-110', {tag: unclosed, isStrict: true}, {level: 'error', place});
  const shown = reason.replace(/\((\d+):(\d+)\)/g, (_, line: string, column: string) => {
    const at = locate({line: Number(line), column: Number(column)});
    return `(${at.line}:${at.column})`;
  });
  return createDiagnostic('MD-111', {reason: shown}, {place});
}

/** Makes elements of container directives, and puts `10:30` and `::x`, which only look like directives, back. */
export function directivesOf(text: string): readonly MdastPluginDefinition[] {
  if (!text.includes(':::')) return [];
  const sliceOf = (node: {
    position?: {start: {offset?: number}; end: {offset?: number}} | undefined;
  }): string => text.slice(node.position!.start.offset!, node.position!.end.offset!);
  const plugin: MdastPluginDefinition = {
    name: 'wuya:directives',
    options: {position: true},
    containerDirective(node, context) {
      context.setProperty(node, 'data', {
        hName: PARSED_ADMONITION,
        hProperties: {
          kind: node.name,
          title: node.attributes?.['title'],
          id: node.attributes?.['id'],
          className: node.attributes?.['class'],
        },
      });
      const label = node.children[0];
      if (label?.data && 'directiveLabel' in label.data)
        context.setProperty(label, 'data', {hName: PARSED_TITLE});
    },
    textDirective: (node) => ({type: 'text', value: sliceOf(node)}),
    leafDirective: (node) => ({
      type: 'paragraph',
      children: [{type: 'text', value: sliceOf(node)}],
    }),
  };
  return [plugin];
}
