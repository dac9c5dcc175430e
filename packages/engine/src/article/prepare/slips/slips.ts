import {isAdmonition} from '@wuya/theme/admonitions';
import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';
import type {LineKind} from '../lines/lines.ts';
import {findEditorSlips, findFormulaOff} from './editorSlips.ts';
import {findEmphasisSlip} from './emphasisSlip.ts';
import {findLinkSlips, type Slip} from './linkSlips.ts';
import {findLostCells} from './lostCells.ts';
import {findLostFootnotes} from './lostFootnotes.ts';
import {findTableSlip} from './tableSlips.ts';

/** The place in the file of a line, from 0. */
type PlaceOf = (line: number) => {readonly file: string; readonly line: number};

/** Maximum length of a line in which slips are looked for, in characters. */
const MAX_LENGTH = 1000;

interface SlipOptions {
  readonly placeOf: PlaceOf;
  /** Whether the site reads no formulas, of which the first one is told. @default false */
  readonly isMathOff?: boolean;
}

/** Finds Markdown that is shown as it is typed because a sign of it is wrong, or not at all: authors see it late, readers at once. */
export function findSlips(
  lines: readonly string[],
  kinds: readonly LineKind[],
  {placeOf, isMathOff = false}: SlipOptions,
): Diagnostic[] {
  const found: Diagnostic[] = isMathOff ? findFormulaOff(lines, kinds, placeOf) : [];
  let isFirst = true;
  lines.forEach((line, i) => {
    if (kinds[i] !== 'text' || line.trim() === '') return;
    const slips = line.length > MAX_LENGTH ? [] : findLineSlips(line, isFirst);
    isFirst = false;
    for (const {column, written, right} of slips) {
      const place = {...placeOf(i), column};
      const fix = {written, replacement: right, isAtPlace: true};
      found.push(createDiagnostic('MD-143', {written, right}, {place, fix}));
    }
    const item = readItem(i);
    if (item !== undefined) {
      const place = {...placeOf(i), column: 1};
      const fix = {written: item.written, replacement: item.right, isAtPlace: true};
      found.push(createDiagnostic('MD-143', item, {place, fix}));
    }
    const rule = kinds[i - 1] === 'text' && lines[i - 1]!.trim() ? undefined : readTable(i);
    if (rule !== undefined)
      found.push(createDiagnostic('MD-144', {rule}, {place: {...placeOf(i), column: 1}}));
  });
  const open = findOpenFence(lines, kinds);
  if (open !== undefined) {
    const marker = /[`~]+/.exec(lines[open]!)![0];
    const place = {...placeOf(open), column: 1};
    found.push(createDiagnostic('MD-145', {marker}, {place}));
  }
  for (const {id, line} of findLostFootnotes(lines, kinds))
    found.push(createDiagnostic('MD-146', {id}, {place: {...placeOf(line), column: 1}}));
  for (const {line, count, words, right} of findLostCells(lines, kinds)) {
    const written = lines[line]!.trim();
    const place = {...placeOf(line), column: lines[line]!.indexOf(written) + 1};
    const fix =
      right === undefined ? undefined : {written, replacement: right, isAtPlace: true as const};
    const params = {count, words: shorten(words), isOfCode: right !== undefined};
    found.push(createDiagnostic('MD-147', params, {place, fix}));
  }
  return found;

  function readItem(i: number) {
    const line = lines[i]!.trimEnd();
    const mark = markOf(lines[i]!);
    const isBeside = (at: number): boolean => kinds[at] === 'text' && markOf(lines[at]!) === mark;
    const right =
      mark !== undefined && (isBeside(i - 1) || isBeside(i + 1))
        ? line.replace(/^(?:-|\d{1,2}\.)/, '$& ')
        : readTask(line);
    return right === undefined ? undefined : {written: line, right};
  }

  function readTable(i: number): string | undefined {
    return kinds[i + 1] === 'text' ? findTableSlip(lines[i]!, lines[i + 1]!) : undefined;
  }
}

/** At most that many letters of what a row loses are told. */
const shorten = (words: string): string => (words.length > 40 ? `${words.slice(0, 39)}…` : words);

/** Returns the mark of a list that no blank follows, as there is none in Chinese: `-一`, `1.一`. One line of it alone may be meant. */
function markOf(line: string): string | undefined {
  const mark = /^(-|\d{1,2}\.)(?=\p{Script=Han})/u.exec(line)?.[1];
  if (mark === undefined || line.length > MAX_LENGTH || /(?: {2}|\\|<br *\/?>)$/.test(line))
    return undefined;
  return mark === '-' ? mark : '1.';
}

/** Reads a task whose box or words lack a blank: `- []一`, `- [x]一`. */
function readTask(line: string): string | undefined {
  if (line.length > MAX_LENGTH) return undefined;
  const [, item = '', sign, gap, words] =
    /^(\s{0,12}[-*+] )\[( ?|[xX])\]( {0,4})(?=\p{Script=Han})(.*)$/u.exec(line) ?? [];
  const isRight = sign === undefined || (sign !== '' && gap !== '');
  return isRight ? undefined : `${item}[${sign || ' '}] ${words}`;
}

/** Tags as Obsidian has them, several or a short one: `#前端 #缓存`, `#随笔`. */
const TAGS = /^(?:#[^\s#]{1,4}|#[^\s#]+(?:\s+#[^\s#]+)+)$/u;

/** Signs of Markdown at the front of a line: what is written, what is meant. */
const FRONTS: readonly (readonly [written: RegExp, right: (found: RegExpExecArray) => string])[] = [
  [/^(＃{1,6})[ \t　]*(?=[^\s＃])/, ([, signs]) => `${'#'.repeat(signs!.length)} `],
  [/^(#{2,6})(?:　\s*|(?=[^\s#]))/, ([, signs]) => `${signs} `],
  [/^#　\s*/, () => '# '],
  [/^(?:[·‘’｀]{3,})(?=[a-z]+\s*$)/i, () => '```'],
  [/^｜(?=.*｜\s*$)/, () => '|'],
];

function findLineSlips(line: string, isFirst: boolean): Slip[] {
  if (/^(?: {4}|\t| {1,3}\t)/.test(line)) return [];
  const links = findLinkSlips(line);
  if (links.length > 0) return links;
  const right = readFront(line, isFirst);
  if (right !== undefined) return [{column: 1, written: line.trimEnd(), right}];
  const bold = findEmphasisSlip(line);
  return bold ? [bold] : findEditorSlips(line);
}

/** Writes a line whose first signs are wrong as it is meant; undefined where they are right. */
function readFront(line: string, isFirst: boolean): string | undefined {
  const text = line.trimEnd();
  if (isFirst && /^#\p{Script=Han}/u.test(text) && !TAGS.test(text)) return text.replace('#', '# ');
  if (/^：{3,}$/.test(text)) return text.replaceAll('：', ':');
  const [, name] = /^：{3,}[ \t]*([a-z]+)/.exec(text) ?? [];
  if (name !== undefined && isAdmonition(name))
    return text.replace(/^：+[ \t]*/, (signs) => ':'.repeat(signs.trimEnd().length));
  for (const [pattern, toRight] of FRONTS) {
    const found = pattern.exec(text);
    if (found) return toRight(found) + text.slice(found[0].length).replaceAll('｜', '|');
  }
  return undefined;
}

/** Finds the line of a fence that swallows the rest of the text; one in a quote or list, which may be indented, ends with that. */
function findOpenFence(lines: readonly string[], kinds: readonly LineKind[]): number | undefined {
  const open = kinds.lastIndexOf('fenceOpen');
  const isOpen = open >= 0 && !kinds.includes('fenceClose', open);
  return isOpen && /^[`~]/.test(lines[open]!) ? open : undefined;
}
