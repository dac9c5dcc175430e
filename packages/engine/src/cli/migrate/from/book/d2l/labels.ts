import {classify, type MarkdownLine} from '../../markdown/fences.ts';
import {toCaption} from './captions.ts';

/** Something that other text refers to by its name. */
export interface D2lLabel {
  readonly file: string;
  /** Its id in the page; empty for the title. */
  readonly id: string;
  /** What a reference says: the title, or the number within its note. */
  readonly words: string;
  /** Whether the words are a number. */
  readonly isNumber: boolean;
}

/** A note without marks of labels, and what they named. */
export interface LabelledNote {
  readonly body: string;
  readonly labels: ReadonlyMap<string, D2lLabel>;
}

const LABEL = /^\s*:label:`([^`]+)`\s*$/;
const FORMULA_LABEL = /^\s*:eqlabel:`([^`]+)`\s*$/;
const SIZE = /^\s*:(?:width|height):`[^`]*`\s*$/;
const FIGURE = /^(\s*)!\[((?:[^[\]]|\[[^[\]]*\])*)\]\(([^()\s]+)\)\s*$/;
/** A line before a table that says what it is: `:数据集`. */
const CAPTION = /^:(?![\w-]+:(?:`|\s|$))\s*(\S.*?)\s*$/;

/** Prints the id that Sphinx made of a label: `fig_mlp` → `fig-mlp`. */
export const toId = (label: string): string =>
  label.toLowerCase().replace(/[^\p{L}\p{N}.-]+/gu, '-');

/** Puts an id before a line, in a paragraph of its own. */
const withAnchor = (line: string, id: string): string =>
  `${/^\s*/.exec(line)![0]}<a id="${id}"></a>\n\n${line}`;

/** Makes labels ids of what they name, gives pictures a caption, and numbers what is not a heading within its note. */
export function placeLabels(text: string, file: string, isChinese: boolean): LabelledNote {
  const things = placeThings(text, file, isChinese);
  const formulas = placeFormulas(things.body, file);
  return {body: formulas.body, labels: new Map([...things.labels, ...formulas.labels])};
}

const hasText = (line: MarkdownLine | undefined): boolean =>
  line !== undefined && line.text.trim() !== '';

/** What a label below it names. */
interface Thing {
  readonly line: number;
  readonly words: string;
  readonly isHeading: boolean;
}

function placeThings(text: string, file: string, isChinese: boolean): LabelledNote {
  const lines = classify(text);
  const out: string[] = [];
  const labels = new Map<string, D2lLabel>();
  let [figureCount, tableCount] = [0, 0];
  let last: Thing | undefined;
  for (const [i, {text: line, kind}] of lines.entries()) {
    if (kind !== 'prose' || line.trim() === '') {
      out.push(line);
      continue;
    }
    if (SIZE.test(line)) continue;
    const name = LABEL.exec(line)?.[1];
    if (name !== undefined) {
      const id = toId(name);
      const above = last === undefined ? '' : out[last.line]!;
      const isTitle = last?.isHeading === true && above.startsWith('# ');
      if (last === undefined) out.push(`<a id="${id}"></a>`);
      else if (!last.isHeading) out[last.line] = withAnchor(above, id);
      else if (!isTitle) out[last.line] = `${above} {#${id}}`;
      if (!labels.has(name)) {
        const isNumber = last?.isHeading === false;
        labels.set(name, {file, id: isTitle ? '' : id, words: last?.words ?? '', isNumber});
      }
      last = undefined;
      if (hasText(lines[i + 1])) out.push('');
      continue;
    }
    const isRow = line.trimStart().startsWith('|');
    const title = /^#{1,6}\s+(.*?)\s*$/.exec(line)?.[1];
    const [, blank = '', alt = '', source = ''] = FIGURE.exec(line) ?? [];
    const next = lines.slice(i + 1, i + 3).find((one) => one.text.trim() !== '');
    const caption = next?.text.trimStart().startsWith('|') ? CAPTION.exec(line)?.[1] : undefined;
    const at = out.length;
    if (title !== undefined) last = {line: at, words: title, isHeading: true};
    else if (alt !== '') {
      const words = `${isChinese ? '图' : 'Figure'} ${++figureCount}`;
      last = {line: at, words, isHeading: false};
      out.push(`${blank}![${alt}](${source} "${toCaption(alt)}")`);
      continue;
    } else if (caption !== undefined) {
      const words = `${isChinese ? '表' : 'Table'} ${++tableCount}`;
      last = {line: at, words, isHeading: false};
      out.push(`**${words}** ${caption}`);
      continue;
    } else if (!isRow) last = undefined;
    else if (last === undefined || last.isHeading)
      last = {line: at, words: isChinese ? '表' : 'the table', isHeading: false};
    out.push(line);
  }
  return {body: out.join('\n'), labels};
}

function placeFormulas(text: string, file: string): LabelledNote {
  const out: string[] = [];
  const labels = new Map<string, D2lLabel>();
  let open = -1;
  let formula: {readonly start: number; readonly end: number} | undefined;
  const lines = classify(text);
  for (const [i, {text: line, kind}] of lines.entries()) {
    const name = kind === 'prose' ? FORMULA_LABEL.exec(line)?.[1] : undefined;
    if (name !== undefined) {
      if (formula === undefined) continue;
      const [id, number] = [toId(name), String(labels.size + 1)];
      const end = out[formula.end]!.trimEnd().slice(0, -2);
      out[formula.end] = `${end.trimEnd()} \\tag{${number}}$$`;
      out[formula.start] = withAnchor(out[formula.start]!, id);
      labels.set(name, {file, id, words: `(${number})`, isNumber: true});
      formula = undefined;
      if (hasText(lines[i + 1])) out.push('');
      continue;
    }
    if (kind === 'prose') {
      const trimmed = line.trim();
      const isWhole = open < 0 && /^\$\$.*\$\$$/.test(trimmed) && trimmed.length > 4;
      if (isWhole) formula = {start: out.length, end: out.length};
      else if (open >= 0 && trimmed.endsWith('$$')) {
        formula = {start: open, end: out.length};
        open = -1;
      } else if (open < 0 && trimmed.startsWith('$$')) open = out.length;
    }
    out.push(line);
  }
  return {body: out.join('\n'), labels};
}
