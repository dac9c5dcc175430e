import {append} from '../../../../cache/append.ts';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {CALLOUTS} from '../markdown/callouts.ts';
import {printLabel} from '../markdown/containers.ts';
import {classify, type MarkdownLine} from '../markdown/fences.ts';
import {printAdmonition} from '../mdx/components.ts';

/** Its attributes may hold types of Rust, `Option<T>`; it may be in a quote. */
const LISTING = /^([\s>]*)<Listing((?:\s+[\w-]+="[^"]*")*)\s*>\s*$/;
const LISTING_END = /^([\s>]*)<\/Listing>\s*$/;
const TABS = /^\s*\{\{#(tabs|endtabs|tab|endtab)\b([^{}]*)\}\}\s*$/;

/** `name="a"` → `a` */
const readValue = (written: string, name: string): string | undefined =>
  new RegExp(`(?:^|[\\s,])${name}\\s*=\\s*"([^"]*)"`).exec(written)?.[1];

/**
 * Rewrites what preprocessors of mdBook add: boxes of mdbook-admonish (a fence of `admonish tip "题"`), `{{#tabs}}` of mdbook-tabs, and
 * `<Listing>` of the Rust book, whose number, file and caption are its attributes.
 */
export function rewriteMdBookBlocks(text: string): string {
  if (!/<Listing\b|\{\{#tabs?\b|(?:```|~~~) ?admonish/.test(text)) return text;
  const lines = classify(text);
  const isChinese = /\p{Script=Han}/u.test(text);
  const out: string[] = [];
  const captions: string[] = [];
  let title: string | undefined;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (line.kind === 'open' && /^admonish\b/.test(line.info ?? '')) {
      const end = findClose(lines, i);
      const inner = lines.slice(i + 1, end).map((one) => one.text);
      append(out, printBox(line, inner));
      i = end;
    } else if (line.kind === 'open' && title !== undefined) {
      out.push(`${line.text.trimEnd()} title="${title}"`);
      title = undefined;
    } else if (line.kind === 'prose' && LISTING.test(line.text)) {
      const [, before = '', written = ''] = LISTING.exec(line.text)!;
      const [number, caption] = [readValue(written, 'number'), readValue(written, 'caption')];
      title = readValue(written, 'file-name');
      captions.push(printCaption(number, caption, isChinese));
      if (number !== undefined)
        out.push(`${before}<a id="listing-${number}"></a>`, before.trimEnd());
    } else if (line.kind === 'prose' && LISTING_END.test(line.text)) {
      const caption = captions.pop() ?? '';
      const before = LISTING_END.exec(line.text)![1]!;
      const edge = before.trimEnd();
      if (caption !== '') out.push(edge, before + caption, edge);
      title = undefined;
    } else append(out, line.kind === 'prose' ? readTab(line.text) : [line.text]);
  }
  return out.join('\n');
}

function findClose(lines: readonly MarkdownLine[], from: number): number {
  const end = lines.findIndex(({kind}, at) => at > from && kind === 'close');
  return end < 0 ? lines.length : end;
}

/** Prints a box whose text is Markdown: `admonish warning "题"`, `admonish info title="题", collapsible=true`. */
function printBox({text, info = ''}: MarkdownLine, inner: readonly string[]): string[] {
  const indent = /^\s*/.exec(text)![0];
  const written = info.slice('admonish'.length);
  const kind = /^\s+([a-z]+)(?![\w=-])/.exec(written)?.[1] ?? 'note';
  const title = readValue(written, 'title') ?? /\s"([^"]*)"/.exec(written)?.[1];
  const own = rewriteMdBookBlocks(
    inner.map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line)).join('\n'),
  ).split('\n');
  const printed = /collapsible\s*=\s*true/.test(written)
    ? ['<details>', `<summary>${title || kind}</summary>`, '', ...own, '', '</details>']
    : printAdmonition(lookUp(CALLOUTS, kind) ?? 'note', title || undefined, own);
  return printed.map((line) => (line === '' ? '' : indent + line));
}

function printCaption(
  number: string | undefined,
  caption: string | undefined,
  isChinese: boolean,
): string {
  const before = number === undefined ? '' : isChinese ? `示例 ${number}：` : `Listing ${number}: `;
  const words = `${before}${(caption ?? '').replaceAll('&quot;', '"')}`.replace(/[：:]\s*$/, '');
  return words === '' ? '' : `<small>${words}</small>`;
}

/** `{{#tab name="甲"}}` → a tab; other lines stay. */
function readTab(line: string): string[] {
  const [, name, written = ''] = TABS.exec(line) ?? [];
  if (name === undefined) return [line];
  if (name === 'tabs') return ['<Tabs>', ''];
  if (name === 'endtabs') return ['', '</Tabs>'];
  if (name === 'endtab') return ['', '</TabItem>'];
  return [`<TabItem ${printLabel(readValue(written, 'name') ?? '…')}>`, ''];
}
