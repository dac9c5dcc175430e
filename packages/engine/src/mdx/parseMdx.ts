import type {Root} from 'hast';
import type {MdastPluginDefinition} from 'satteri';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {type ParseOptions, parseMdxTree} from '../markdown/parseTree.ts';

/** Tag names under which directives come out of the parser. */
export const PARSED_ADMONITION = 'wuya-admonition';
export const PARSED_TITLE = 'wuya-title';

/** The tree of a strict page, or why it cannot be read. */
export type ParsedMdx = {readonly root: Root; /** What was parsed. */ readonly text: string} | {readonly problem: Diagnostic};

/**
 * Parses a strict page.
 * @param text prepared; when the repairs stand in the way of its code, `plain` is parsed instead
 */
export function parseMdx(text: string, plain: string, {file, firstLine, ...options}: ParseOptions & {readonly file: string; readonly firstLine: number}): ParsedMdx {
  const first = tryParse(text, options);
  if (typeof first !== 'string') return {root: first, text};
  const second = text === plain ? first : tryParse(plain, options);
  return typeof second === 'string' ? {problem: toProblem(second, file, firstLine)} : {root: second, text: plain};
}

function tryParse(text: string, options: ParseOptions): Root | string {
  try {
    return parseMdxTree(text, options, directivesPlugin(text));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `3:5: Expected a closing tag for `<b>` (2:1) (mdx-jsx:…)` */
function toProblem(message: string, file: string, firstLine: number): Diagnostic {
  const at = /^(\d+):(\d+): /.exec(message);
  const toLine = (line: string | undefined) => firstLine - 1 + Number(line ?? 1);
  const place = {file, line: toLine(at?.[1]), column: Number(at?.[2] ?? 1)};
  const reason = message.slice(at?.[0].length ?? 0).replace(/ \((?:mdx|micromark)[\w-]*:[\w-]+\)$/, '');
  const unclosed = /^Expected a closing tag for `([^`]+)`/.exec(reason)?.[1];
  if (unclosed !== undefined) return createDiagnostic('MD-110', {tag: unclosed, isStrict: true}, {level: 'error', place});
  return createDiagnostic('MD-111', {reason: reason.replace(/\((\d+):(\d+)\)/g, (_, line: string, column: string) => `(${toLine(line)}:${column})`)}, {place});
}

/** Makes elements of container directives, and puts `10:30` and `::x`, which only look like directives, back. */
export function directivesPlugin(text: string): MdastPluginDefinition | undefined {
  if (!text.includes(':::')) return undefined;
  const sliceOf = (node: {position?: {start: {offset?: number}; end: {offset?: number}} | undefined}): string =>
    text.slice(node.position!.start.offset!, node.position!.end.offset!);
  return {
    name: 'wuya:directives',
    options: {position: true},
    containerDirective(node, context) {
      context.setProperty(node, 'data', {
        hName: PARSED_ADMONITION,
        hProperties: {kind: node.name, title: node.attributes?.['title'], id: node.attributes?.['id'], className: node.attributes?.['class']},
      });
      const label = node.children[0];
      if (label?.data && 'directiveLabel' in label.data) context.setProperty(label, 'data', {hName: PARSED_TITLE});
    },
    textDirective: (node) => ({type: 'text', value: sliceOf(node)}),
    leafDirective: (node) => ({type: 'paragraph', children: [{type: 'text', value: sliceOf(node)}]}),
  };
}
