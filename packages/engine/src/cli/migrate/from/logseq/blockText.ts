import {lookUp} from '../../../../config/schema/lookUp.ts';
import {classify, outsideSpans} from '../markdown/fences.ts';

/** Properties of a bullet, from lines such as `id:: …`. */
export interface BlockFacts {
  readonly lines: readonly string[];
  readonly properties: ReadonlyMap<string, string>;
}

const PROPERTY = /^(\p{L}[\p{L}\p{N}_.\-/]*)::(?:\s+(.*)|)$/u;

/** Properties that Logseq writes for itself; those that an author writes are shown. */
const OWN =
  /^(?:id|collapsed|heading|background-color|created[-_]at|updated[-_]at|logseq\..*|query-.*|card-.*|ls-type|hl-.*|template(?:-.*)?|title|icon)$/i;

/** Takes the properties out of the lines of a bullet, and its log of times. Code stays. */
export function takeProperties(written: readonly string[]): BlockFacts {
  const properties = new Map<string, string>();
  const lines: string[] = [];
  let isLog = false;
  for (const {text: line, kind} of classify(written.join('\n'))) {
    const isProse = kind === 'prose';
    if (isProse && /^:LOGBOOK:\s*$/.test(line)) isLog = true;
    const [, key, value = ''] = (isProse && PROPERTY.exec(line.trim())) || [];
    if (key !== undefined) properties.set(key.toLowerCase(), value.trim());
    else if (!isLog) lines.push(line);
    if (/^:END:\s*$/.test(line)) isLog = false;
  }
  return {lines, properties};
}

/** Prints the properties that an author wrote: `**url:** https://x.example` */
export const printProperties = (properties: BlockFacts['properties']): string[] =>
  [...properties].filter(([key]) => !OWN.test(key)).map(([key, value]) => `**${key}:** ${value}`);

const ADMONITIONS: Readonly<Record<string, string>> = {
  note: 'note',
  tip: 'tip',
  important: 'info',
  caution: 'danger',
  warning: 'warning',
  pinned: 'note',
};

/** Rewrites `#+BEGIN_NOTE` … `#+END_NOTE` and its like: admonitions, quotes and code. */
export function rewriteOrgBlocks(lines: readonly string[]): string[] {
  const out: string[] = [];
  let open = '';
  for (const line of lines) {
    const [, sign = '', name = '', rest = ''] =
      /^\s*#\+(begin|end)_(\w+)\s*(.*)$/i.exec(line) ?? [];
    const kind = name.toLowerCase();
    if (sign.toLowerCase() === 'begin') {
      open = kind;
      const admonition = lookUp(ADMONITIONS, kind);
      if (isCode(kind)) out.push(`\`\`\`${kind === 'query' ? 'query' : rest.trim()}`);
      else if (admonition !== undefined) out.push(`:::${admonition}`, '');
    } else if (sign !== '') {
      if (isCode(open)) out.push('```');
      else if (lookUp(ADMONITIONS, open) !== undefined) out.push('', ':::');
      open = '';
    } else out.push(open === 'quote' ? `> ${line.trimStart()}` : line);
  }
  return out;
}

const isCode = (kind: string): boolean => /^(?:src|example|query|export)$/.test(kind);

/** `TODO a` → `[ ] a`, `DONE a` → `[x] a` */
export const rewriteTask = (line: string): string =>
  line
    .replace(/^(#{1,6}\s+)?(?:TODO|DOING|NOW|LATER|WAIT|WAITING|IN-PROGRESS)\s+/, '$1[ ] ')
    .replace(/^(#{1,6}\s+)?(?:DONE|CANCELL?ED)\s+/, '$1[x] ');

/** What a bullet of another page is linked by. */
export interface BlockTarget {
  /** Page and place in it: `甲#^id`. */
  readonly link: string;
  readonly words: string;
}

/** Rewrites links, embeds and macros of a line as Obsidian writes them. @param report takes macros without counterpart */
export function rewriteBlockLine(
  line: string,
  findBlock: (id: string) => BlockTarget | undefined,
  report: (macro: string) => void,
): string {
  const toLink = (id: string, words?: string): string | undefined => {
    const target = findBlock(id);
    return target && `[[${target.link}|${(words ?? target.words).replace(/[[\]|`]/g, '')}]]`;
  };
  // The words of a link may be code.
  const linked = line
    .replace(
      /\[([^\][]*)\]\(\[\[([^\][]+)\]\]\)/g,
      (_, words: string, page: string) => `[[${page}|${words.replaceAll('`', '')}]]`,
    )
    .replace(
      /\[([^\][]*)\]\(\(\(([\w-]{36})\)\)\)/g,
      (_, words: string, id: string) => toLink(id, words) ?? words,
    );
  return outsideSpans(linked, (part) =>
    part
      .replace(/\{\{embed\s+\(\(([\w-]{36})\)\)\s*\}\}/g, (all, id: string) => {
        const target = findBlock(id);
        return target ? `![[${target.link}]]` : all;
      })
      .replace(/\{\{embed\s+(\[\[[^\][]+\]\])\s*\}\}/g, '!$1')
      .replace(/\(\(([\w-]{36})\)\)/g, (all, id: string) => toLink(id) ?? all)
      .replace(/\{\{(?:youtube|video|tweet|twitter|bilibili)\s+(https?:[^\s}]+)\s*\}\}/g, '![]($1)')
      .replace(/\{\{youtube\s+([\w-]{11})\s*\}\}/g, '![](https://www.youtube.com/watch?v=$1)')
      .replace(/\{\{cloze\s+(.*?)\}\}/g, '$1')
      .replace(/\{\{[^{}]*\}\}/g, (all) => {
        report(all);
        return `\`${all}\``;
      })
      .replace(/(?<=^|\s)#(\[\[[^\][]+\]\])/g, '$1')
      .replace(/(!\[[^\]]*\]\([^)\s]*\))\{:[^}]*\}/g, '$1')
      .replace(/\^\^(?=\S)(.*?\S)\^\^/g, '==$1=='),
  );
}
