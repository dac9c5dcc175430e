import {lookUp} from '../../../../config/schema/lookUp.ts';
import {printLabel} from '../markdown/containers.ts';
import {classify, type MarkdownLine, outsideSpans} from '../markdown/fences.ts';
import {rewriteMarks} from '../markdown/marks.ts';
import type {OldFolder} from '../common/migration.ts';

/** Tells whether a site of Hexo has the renderer that the theme Shoka brings. */
export const hasMultiMarkdown = (folder: OldFolder): boolean =>
  folder.has('package.json') && folder.read('package.json').includes('multi-markdown-it');

const KINDS: Readonly<Record<string, string>> = {
  default: 'note',
  primary: 'note',
  info: 'info',
  success: 'tip',
  warning: 'warning',
  danger: 'danger',
};
const STYLE = /^(?:default|primary|info|success|warning|danger)\b\s*/;
const TAB = /^\s*;;;[ \t]*(\S+)[ \t]+(\S.*)$/;

/** Rewrites what hexo-renderer-multi-markdown-it adds: boxes, tabs, folded parts, classes, marks of words. Code stays. */
export function rewriteMultiMarkdown(text: string): string {
  const lines = classify(text);
  const out: string[] = [];
  let tabs: string | undefined;
  let isFolded = false;
  lines.forEach(({text: line, kind, info = ''}, i) => {
    if (kind !== 'prose') {
      out.push(kind === 'open' ? rewriteInfo(line, info) : line);
      return;
    }
    const tab = TAB.exec(line);
    const fold = /^\s*\+\+\+[ \t]*(\S.*)$/.exec(line);
    if (tab) {
      if (tabs === undefined) out.push('<Tabs>', '');
      tabs = tab[1]!;
      out.push(`<TabItem ${printLabel(tab[2]!.trim())}>`, '');
    } else if (tabs !== undefined && /^\s*;;;\s*$/.test(line)) {
      out.push('', '</TabItem>', '');
      if (nextTab(lines, i) === tabs) return;
      out.push('</Tabs>', '');
      tabs = undefined;
    } else if (fold && !fold[1]!.includes('++')) {
      isFolded = true;
      const title = rewriteWords(fold[1]!.replace(STYLE, '').trim());
      out.push('<details>', `<summary>${title}</summary>`, '');
    } else if (isFolded && /^\s*\+\+\+\s*$/.test(line)) {
      isFolded = false;
      out.push('', '</details>', '');
    } else out.push(rewriteLine(line));
  });
  return out.join('\n');
}

/** Names the tabs that go on below a line. */
function nextTab(lines: readonly MarkdownLine[], at: number): string | undefined {
  const next = lines.slice(at + 1).find(({text}) => text.trim() !== '');
  return next?.kind === 'prose' ? TAB.exec(next.text)?.[1] : undefined;
}

/** `java 题 https://a.example 链接 mark:1,6-7 command:(…)` → `java {1,6-7} title="题"` */
function rewriteInfo(line: string, info: string): string {
  if (info === '') return line;
  const [language = '', ...rest] = info.replace(/\bcommand:\(.*\)/, '').split(/\s+/);
  const marked = rest.find((word) => word.startsWith('mark:'))?.slice('mark:'.length);
  const words = rest.filter((word) => !word.startsWith('mark:'));
  const end = words.findIndex((word) => /^https?:/.test(word));
  const title = (end < 0 ? words : words.slice(0, end)).join(' ').replaceAll('"', '');
  const parts = [
    /^(?:raw|info)$/.test(language) ? 'text' : language,
    ...(marked ? [`{${marked}}`] : []),
    ...(title ? [`title="${title}"`] : []),
  ];
  return line.slice(0, line.lastIndexOf(info)) + parts.join(' ');
}

function rewriteLine(line: string): string {
  const [, before = '', name, rest = ''] = /^(\s*:::+)[ \t]*([a-z]+)\b(.*)$/.exec(line) ?? [];
  if (name !== undefined) {
    const style = name === 'note' ? (STYLE.exec(rest.trim())?.[0].trim() ?? 'default') : name;
    const kind = lookUp(KINDS, style);
    if (kind !== undefined) return `${before}${kind}`;
  }
  if (ALONE.test(line)) return line.slice(0, line.indexOf('{')).trimEnd();
  return rewriteWords(line);
}

const ATTRIBUTE = String.raw`(?:\.[\w-]+|[\w-]+="[^"]*")`;
const CLASSES = String.raw`\{${ATTRIBUTE}(?:[ \t]+${ATTRIBUTE})*[ \t]*\}`;
const ALONE = new RegExp(String.raw`^[\s>]*${CLASSES}\s*$`);
const SPAN = new RegExp(String.raw`(?<![!\]])\[([^\][]*)\](${CLASSES})`, 'g');
const LOOSE = new RegExp(String.raw`(?<=[\]+=~!)*>_\s])${CLASSES}(?=\s|$|[^\w{])`, 'g');
const FORMULA = /(\${1,2}[^$\n]+\${1,2})/;

function rewriteWords(line: string): string {
  return outsideSpans(rewriteMarks(line), (part) =>
    part
      .split(FORMULA)
      .map((piece, i) => (i % 2 === 0 ? rewriteSigns(piece) : piece))
      .join(''),
  );
}

const rewriteSigns = (part: string): string =>
  part
    .replace(SPAN, (_, words: string, classes: string) => printSpan(words, classes))
    .replace(LOOSE, '')
    .replace(/(?<!\+)\+\+(?=[^+\s])([^+]+)\+\+(?!\+)/g, '<ins>$1</ins>')
    .replace(/(?<!!)!!(?=[^!\s])([^!]+)!!(?!!)/g, '$1')
    .replace(/(?<![~\s])~(?=[^~\s])([^~\s]{1,20})~(?!~)/g, '<sub>$1</sub>')
    .replace(/\{([^{}^\s]*[\u3400-\u9fff][^{}^\s]*)\^([^{}^]+)\}/g, '<ruby>$1<rt>$2</rt></ruby>')
    .replace(/(?<![\^[\s])\^(?=[^^\s])([^^\s]{1,20})\^(?!\^)/g, '<sup>$1</sup>');

function printSpan(words: string, classes: string): string {
  const has = (name: string): boolean => new RegExp(`\\.${name}\\b`).test(classes);
  if (has('kbd')) return `<kbd>${words}</kbd>`;
  if (has('gap')) return `<u>${words.trim() || '&emsp;&emsp;'}</u>`;
  if (!has('label')) return words;
  const kind = ['primary', 'success', 'info', 'warning', 'danger'].find(has) ?? 'secondary';
  return `<span class="badge badge--${kind}">${words}</span>`;
}
