import {createContext, createElement, type ReactNode, useContext, useRef} from 'react';
import {ReactContextError} from './clientApi.tsx';

/** A comment that gives lines of code a class. */
interface MagicComment {
  readonly className: string;
  readonly line?: string;
  readonly block?: {readonly start: string; readonly end: string};
}

/** Reads the title of a block of code: `title="a.js" {1}` → `a.js`; empty for none. */
export const parseCodeBlockTitle = (meta?: string): string =>
  /title=(["'])(.*?)\1/.exec(meta ?? '')?.[2] ?? '';

/** Reads the language of a block of code from its classes. */
export const parseLanguage = (className: string): string | undefined =>
  /(?:^|\s)language-(\S+)/.exec(className)?.[1];

/** Tells whether the lines of a block of code are to be numbered. */
export const containsLineNumbers = (meta?: string): boolean =>
  meta?.includes('showLineNumbers') === true;

/** Returns the number of the first line of a block of code; undefined for one without numbers. */
export function getLineNumbersStart({
  showLineNumbers,
  metastring = '',
}: {
  readonly showLineNumbers?: boolean | number | undefined;
  readonly metastring?: string | undefined;
}): number | undefined {
  if (typeof showLineNumbers === 'number') return showLineNumbers;
  if (showLineNumbers !== undefined) return showLineNumbers ? 1 : undefined;
  const [written, start] = /(?:^|\s)showLineNumbers(?:=(\d+))?/.exec(metastring) ?? [];
  return written === undefined ? undefined : Number(start ?? 1);
}

/** Code without its magic comments, and the classes of its lines, from 0. */
export interface ParsedLines {
  readonly code: string;
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
}

interface LineOptions {
  readonly metastring?: string | undefined;
  readonly language?: string | undefined;
  readonly magicComments?: readonly MagicComment[] | undefined;
}

/** Finds the lines of a block of code that are marked: by `{1,3-4}`, else by comments, which are taken out. */
export function parseLines(
  code: string,
  {metastring = '', language, magicComments = DEFAULT_COMMENTS}: LineOptions,
): ParsedLines {
  const text = code.replace(/\r?\n$/, '');
  const ranges = /\{([\d,-]+)\}/.exec(metastring)?.[1];
  const first = magicComments[0];
  if (ranges !== undefined && first)
    return {code: text, lineClassNames: mark({}, linesIn(ranges), first.className)};
  if (language === undefined) return {code: text, lineClassNames: {}};
  return readComments(text, magicComments);
}

const DEFAULT_COMMENTS: readonly MagicComment[] = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
];

/** `1,3-4` → 0, 2, 3 */
const linesIn = (ranges: string): number[] =>
  ranges.split(',').flatMap((range) => {
    const [from = NaN, to = from] = range.split('-').map(Number);
    return Array.from({length: Math.max(0, to - from + 1)}, (_, i) => from - 1 + i);
  });

/** A line that is a comment of one word. */
const COMMENT =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--|--|%|;;|\(\*|['‘’]|rem\b|\*>|!)\s*([\w-]+)\s*(?:\*\/\s*\}?|-->|\*\))?\s*$/i;

function readComments(text: string, comments: readonly MagicComment[]): ParsedLines {
  const open = new Set<string>();
  const lines: string[] = [];
  let marked: Record<number, string[]> = {};
  let next: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const word = COMMENT.exec(line)?.[1];
    const own = comments.find(
      ({line: one, block}) => word && [one, block?.start, block?.end].includes(word),
    );
    if (own?.line === word && own) next.push(own.className);
    else if (own?.block?.start === word && own) open.add(own.className);
    else if (own) open.delete(own.className);
    else {
      for (const name of new Set([...next, ...open])) marked = mark(marked, [lines.length], name);
      lines.push(line);
      next = [];
    }
  }
  return {code: lines.join('\n'), lineClassNames: marked};
}

function mark(
  marked: Readonly<Record<number, readonly string[]>>,
  lines: readonly number[],
  name: string,
): Record<number, string[]> {
  const added = lines
    .filter((line) => line >= 0)
    .map((line) => [line, [...(marked[line] ?? []), name]]);
  return {...marked, ...Object.fromEntries(added)} as Record<number, string[]>;
}

/** What is known of a block of code before it is rendered. */
interface CodeInput extends LineOptions {
  readonly code: string;
  readonly className?: string | undefined;
  readonly defaultLanguage?: string | undefined;
  readonly title?: ReactNode;
  readonly showLineNumbers?: boolean | number | undefined;
}

/** Reads all that Docusaurus knows of a block of code. */
export function createCodeBlockMetadata(input: CodeInput) {
  const {className = '', metastring, title} = input;
  const language = (
    input.language ??
    parseLanguage(className) ??
    input.defaultLanguage ??
    'text'
  ).toLowerCase();
  return {
    codeInput: input.code,
    ...parseLines(input.code, {...input, language}),
    className: parseLanguage(className) ? className : `${className} language-${language}`.trim(),
    language,
    title: parseCodeBlockTitle(metastring) || title,
    lineNumbersStart: getLineNumbersStart(input),
  };
}

const CodeBlockContext = createContext<object | null>(null);

/** Tells components inside it of a block of code. */
export function CodeBlockContextProvider({
  metadata,
  wordWrap,
  children,
}: {
  readonly metadata: object;
  readonly wordWrap: object;
  readonly children?: ReactNode;
}): ReactNode {
  return createElement(CodeBlockContext, {value: {metadata, wordWrap}}, children);
}

/** Returns what the block of code around a component is. @throws where there is none */
export function useCodeBlockContext(): object {
  const context = useContext(CodeBlockContext);
  if (context === null) throw new ReactContextError('CodeBlockContextProvider');
  return context;
}

/** Tells whether the lines of a block of code wrap: styles decide that here. */
export function useCodeWordWrap() {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  return {codeBlockRef, isEnabled: false, isCodeScrollable: false, toggle: () => undefined};
}

/** Gives the colours of code as styles: none, since styles of the site give them. */
export const getPrismCssVariables = (): object => ({});
