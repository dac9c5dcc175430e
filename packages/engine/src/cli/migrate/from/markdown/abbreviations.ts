import {escapePattern} from '../../../../config/schema/escapePattern.ts';
import {toAttributeValue} from './attributeValue.ts';
import {rewriteDefinitions} from './definitions.ts';
import {classify, outsideSpans} from './fences.ts';

/** `*[HTML]: Hyper Text Markup Language` */
const DEFINITION = /^ {0,3}\*\[([^\]]+)\]:[ \t]*(\S.*?)[ \t]*$/;
/** Formulas, addresses and tags, in which no word is an abbreviation. */
const SKIPPED = String.raw`\${1,2}[^$\n]+\${1,2}|\]\([^()\n]*\)|\]\[[^\]\n]*\]|<[^<>\n]+>|https?:\/\/\S+`;

/**
 * Writes abbreviations as HTML, as PHP Markdown, Python-Markdown, CSDN and HackMD explain them. Code and headings stay, and lines
 * keep their number.
 * @example `*[TCP]: 传输控制协议\nTCP 连接` → `\n<abbr title="传输控制协议">TCP</abbr> 连接`
 */
export function rewriteAbbreviations(body: string): string {
  if (!/^ {0,3}\*\[[^\]\n]+\]:[ \t]*\S/m.test(body)) return body;
  const lines = classify(body);
  const meanings = new Map<string, string>();
  for (const {text, kind} of lines) {
    const [, word, meaning] = (kind === 'prose' && DEFINITION.exec(text)) || [];
    if (word !== undefined) meanings.set(word, meaning!);
  }
  if (meanings.size === 0) return body;
  const words = [...meanings.keys()].sort((a, b) => b.length - a.length).map(escapePattern);
  const pattern = new RegExp(`(${SKIPPED})|(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'g');
  const explain = (word: string, skipped?: string): string =>
    skipped === undefined
      ? `<abbr title="${toAttributeValue(meanings.get(word)!)}">${word}</abbr>`
      : word;
  return lines
    .map(({text, kind}) => {
      if (kind !== 'prose' || /^\s*#{1,6}\s/.test(text)) return text;
      if (DEFINITION.test(text)) return '';
      return outsideSpans(text, (part) => part.replace(pattern, explain));
    })
    .join('\n');
}

/** Rewrites what explains words: abbreviations, lists of definitions. */
export const explainWords = (body: string): string =>
  rewriteDefinitions(rewriteAbbreviations(body));
