import {append} from '../../../../cache/append.ts';
import {lookUp} from '../../../../config/schema/lookUp.ts';
import {CALLOUTS} from '../markdown/callouts.ts';
import {rewriteDefinitions} from '../markdown/definitions.ts';
import {classify, endHtmlBlocks, mapProse, outsideSpans} from '../markdown/fences.ts';
import {completeTables} from '../markdown/looseTables.ts';
import {unescapeFormulas} from '../markdown/paddedFormulas.ts';

/** A line of attributes: `{: .note #id }`, `{:.no_toc}` */
const ATTRIBUTES = /^(\s*(?:>\s?)*)\{:([^{}]*)\}\s*$/;

/** Rewrites what kramdown adds to Markdown: attributes, callouts by classes, contents, options; and marks of excerpts. */
export function rewriteKramdown(
  body: string,
  {separator, hasMath}: {readonly separator: string; readonly hasMath: boolean},
): string {
  const marked = markExcerpt(hasMath ? unescapeFormulas(body) : body, separator);
  const lines = rewriteCallouts(rewriteDefinitions(endHtmlBlocks(marked)).split('\n'));
  const text = completeTables(rewriteContents(lines).join('\n'));
  return mapProse(text, (line) => {
    if (line.trim() === separator.trim() && separator.trim() !== '') return '<!-- truncate -->';
    if (ATTRIBUTES.test(line)) return '';
    const block = /^(\s*<\w+[^<>]*?)\s+markdown=["']?(?:1|block|span)["']?([^<>]*>)\s*$/.exec(line);
    if (block) return `${block[1]}${block[2]}\n`;
    if (/^\s*\{::[^{}]*\}\s*$|^\s*\{:\/[^{}]*\}\s*$/.test(line)) return '';
    const [, heading, attributes = ''] = /^(#{1,6}\s.*?)\s*\{:\s*([^{}]*)\}\s*$/.exec(line) ?? [];
    if (heading !== undefined) {
      const id = /#([^\s}]+)/.exec(attributes)?.[1];
      return heading + (id ? ` {#${id}}` : '');
    }
    return outsideSpans(line, (part) => {
      const plain = part.replace(/(?<=[\])*_>"])\{:[^{}\n]*\}/g, '');
      return hasMath ? rewriteMath(plain) : plain;
    });
  });
}

/** Marks where the excerpt ends that a run of empty lines ends, `excerpt_separator: "\\n\\n\\n\\n"`. */
function markExcerpt(body: string, separator: string): string {
  if (!/^\n{3,}$/.test(separator)) return body;
  const start = body.length - body.trimStart().length;
  const at = body.indexOf(separator, start);
  if (at < 0 || body.slice(at).trim() === '') return body;
  const before = body.slice(0, at);
  if (classify(`${before}\n`).at(-1)!.kind !== 'prose') return body;
  return `${before}\n\n<!-- truncate -->\n${body.slice(at + separator.length - 1)}`;
}

/** `甲 $$x$$ 乙` is a formula in its line for kramdown. */
const rewriteMath = (part: string): string =>
  /^\s*\$\$[^$]*\$\$\s*$/.test(part) ? part : part.replace(/\$\$([^$\n]+)\$\$/g, '$$$1$$');

/** `1. TOC` above `{:toc}` → the contents of the page. */
function rewriteContents(lines: readonly string[]): string[] {
  const kinds = classify(lines.join('\n'));
  const isToc = (line: string | undefined): boolean => /^\s*\{:\s*toc[^{}]*\}\s*$/.test(line ?? '');
  return lines.flatMap((line, i) => {
    if (kinds[i]!.kind !== 'prose') return line;
    if (isToc(line)) return [];
    const isItem = /^\s*(?:[-*+]|\d+\.)\s/.test(line);
    return isItem && isToc(lines[i + 1]) ? '<TOCInline toc={toc} />' : line;
  });
}

/** Returns the kind of callout that a class means in Chirpy (`prompt-tip`) and Just the Docs (`note`, `note-title`); undefined for others. */
function kindOf(
  attributes: string,
): {readonly kind: string; readonly hasTitle: boolean} | undefined {
  for (const [, name = ''] of attributes.matchAll(/\.([\w-]+)/g)) {
    const [, word = '', title] = /^(?:prompt-)?(\w+?)(-title)?$/.exec(name) ?? [];
    const kind = word === 'new' || word === 'highlight' ? 'info' : lookUp(CALLOUTS, word);
    if (kind !== undefined) return {kind, hasTitle: title !== undefined};
  }
  return undefined;
}

/** `> 话` with `{: .prompt-tip }` below or `{: .note }` above → an admonition. */
function rewriteCallouts(lines: readonly string[]): string[] {
  const kinds = classify(lines.join('\n'));
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const found = kinds[i]!.kind === 'prose' ? ATTRIBUTES.exec(lines[i]!) : null;
    const callout = found?.[1]?.trim() === '' ? kindOf(found[2]!) : undefined;
    if (callout === undefined) {
      out.push(lines[i]!);
      continue;
    }
    const isBelow = out.length > 0 && out.at(-1)!.trim() !== '';
    const block = isBelow ? takeAbove(out) : takeBelow(lines, i + 1);
    if (!isBelow) i += block.length;
    const inner = block.every((line) => line.startsWith('>'))
      ? block.map((line) => line.replace(/^>\s?/, ''))
      : block;
    const title = callout.hasTitle ? (inner.shift() ?? '').trim() : '';
    append(out, [
      `:::${callout.kind}${title && `[${title.replace(/[[\]]/g, ' ')}]`}`,
      '',
      ...inner,
      '',
      ':::',
      '',
    ]);
  }
  return out;
}

/** Takes the paragraph, or the quote, that ends what was written so far. */
function takeAbove(out: string[]): string[] {
  let start = out.length;
  while (start > 0 && out[start - 1]!.trim() !== '') start--;
  return out.splice(start);
}

function takeBelow(lines: readonly string[], from: number): string[] {
  let end = from;
  while (end < lines.length && lines[end]!.trim() !== '') end++;
  return lines.slice(from, end);
}
