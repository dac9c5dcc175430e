import {append} from '../../../../cache/append.ts';
import {keepLineBreaks} from '../../editors/lineBreaks.ts';
import {rewriteGridTables} from '../markdown/gridTables.ts';
import {markFormulas, rewritePandoc} from '../markdown/pandoc.ts';
import {isOfPandoc, rewritePandocBlocks} from '../markdown/pandocBlocks.ts';
import {rewriteOldDiagrams} from '../markdown/oldDiagrams.ts';
import {rewritePlainTables} from '../markdown/plainTables.ts';
import {ATTRIBUTES_LINE} from '../markdown/templateTags.ts';
import {classify, mapProse, outsideSpans} from '../markdown/fences.ts';
import {isHackMd, rewriteHackMd} from './hackMd.ts';

/** Rewrites what editors write in the Markdown that they export, each its own way. */
export function rewriteExport(body: string, data: Readonly<Record<string, unknown>>): string {
  const own = isHackMd(body)
    ? rewriteHackMd(body, data)
    : isOfJoplin(data)
      ? keepLineBreaks(body)
      : rewriteSiYuan(body);
  const plain = rewriteOldDiagrams(rewriteDiagrams(rewriteClasses(own)));
  // What Pandoc makes of files of Word, which is how documents of Feishu are exported.
  const shown = isOfPandoc(plain) ? markFormulas(rewritePandoc(rewritePandocBlocks(plain))) : plain;
  return rewritePlainTables(rewriteGridTables(shown));
}

/** Makes the blocks of diagrams of Outline (`mermaidjs`) and Azure DevOps (`::: mermaid`) what others write. */
function rewriteDiagrams(body: string): string {
  if (!/^[ \t]*(?:`{3,}mermaidjs|:{3,}[ \t]*mermaid)\b/m.test(body)) return body;
  let isOpen = false;
  return classify(body)
    .map(({text, kind}) => {
      if (kind === 'open') return text.replace(/^(\s*`{3,})mermaidjs\b/, '$1mermaid');
      if (kind !== 'prose') return text;
      const begins = !isOpen && /^\s*:{3,}[ \t]*mermaid\s*$/.test(text);
      const ends = isOpen && /^\s*:{3,}\s*$/.test(text);
      if (begins || ends) isOpen = begins;
      return begins ? '```mermaid' : ends ? '```' : text;
    })
    .join('\n');
}

/** Tells whether Joplin wrote a front matter: both times as it prints them. It shows line breaks as they are. */
const isOfJoplin = (data: Readonly<Record<string, unknown>>): boolean =>
  ['created', 'updated'].every((key) =>
    /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}Z$/.test(String(data[key])),
  );

/** An id of SiYuan: when a block was made, and letters. */
const ID = String.raw`\d{14}-[a-z\d]{7}`;
const OF_SIYUAN = new RegExp(String.raw`\{:[^{}\n]*\bid="${ID}"|\(\(${ID} ['"]|\]\(siyuan:`);
/** Attributes of a block or of words: `{: id="20240501100000-abcdefg" updated="…"}` */
const ATTRIBUTES = /\{:(?:[ \t]+[\w-]+="[^"\n]*")*[ \t]*\}/g;
const REFERENCE = new RegExp(String.raw`\(\(${ID} (?:"([^"\n]*)"|'([^'\n]*)')\)\)`, 'g');

/** Leaves out what SiYuan writes of its blocks: attributes, blocks side by side, references, whose words stay. Lines are lines there. */
function rewriteSiYuan(body: string): string {
  if (!OF_SIYUAN.test(body)) return body;
  const lines = classify(body).flatMap(({text, kind}) => {
    if (kind !== 'prose') return [text];
    if (/^\s*(?:\{\{\{(?:row|col)|\}\}\})\s*$/.test(text)) return [''];
    const plain = outsideSpans(text.replace(ATTRIBUTES, ''), (part) =>
      part
        .replace(REFERENCE, (_, words?: string, others?: string) => words ?? others ?? '')
        .replace(/\[([^[\]]*)\]\(siyuan:[^()\s]*\)/g, '$1'),
    );
    return plain.trim() === '' && text.trim() !== '' ? [] : [plain];
  });
  return keepLineBreaks(lines.join('\n'));
}

/** Kinds of boxes that Wiki.js makes of a quote, by the class below it. */
const BOX = /^\s*\{\.is-(info|success|warning|danger)\}\s*$/;
const QUOTE = /^\s*>[ \t]?/;

/**
 * Leaves out classes that markdown-it-attrs reads below a block or behind a heading, as Wiki.js has them; quotes of the class of a
 * box become one. Ids of headings stay.
 */
function rewriteClasses(body: string): string {
  if (!/\{\.[\w-]+/.test(body)) return body;
  const out: string[] = [];
  for (const {text, kind} of classify(body)) {
    const last = out.at(-1) ?? '';
    const box = kind === 'prose' && QUOTE.test(last) ? BOX.exec(text)?.[1] : undefined;
    if (box !== undefined) {
      const start = out.findLastIndex((line) => !QUOTE.test(line)) + 1;
      const quoted = out.splice(start).map((line) => line.replace(QUOTE, ''));
      append(out, [`:::${box}`, ...quoted, ':::']);
    } else if (
      kind !== 'prose' ||
      !ATTRIBUTES_LINE.test(text) ||
      !/^\s*(?:[-*+>]|\d+[.)])\s/.test(last)
    )
      out.push(text);
  }
  return mapProse(out.join('\n'), (line) =>
    line.replace(/^(#{1,6}[ \t].*?)[ \t]*\{(?:\.[\w-]+[ \t]*)+\}[ \t]*$/, '$1'),
  );
}
