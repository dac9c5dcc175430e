import {classify, type MarkdownLine} from '../from/markdown/fences.ts';

/** Signs of quotes before a line, and the rest of it. */
const QUOTED = /^((?:[ \t]*>[ \t]?)*)([^]*)$/;
/** Tags within a sentence, which a line of a paragraph may begin with. */
const INLINE =
  '(?:a|abbr|b|br|code|del|em|font|i|img|ins|kbd|mark|s|small|span|strong|sub|sup|u)(?![\\w-])';
/** A line of HTML, and one that is nothing but a tag, which is HTML up to the next empty line where no paragraph is above. */
const HTML = new RegExp(`^\\s*<(?![/]?${INLINE})[a-z!/]`, 'i');
const TAG = /^\s*<[a-z/][^<>]*>\s*$/i;
/** What begins a block of its own below a paragraph: heading, item, quote, row, fence, container, line, formula, definition, id of Obsidian. */
const BLOCK =
  /^\s*(?:#{1,6}(?:\s|$)|[-*+](?:\s|$)|\d{1,9}[.)](?:\s|$)|>|\||:{2,}|`{3}|~{3}|[=-]+\s*$|(?:[*_-]\s*){3,}$|\$\$|!\[\[|\*?\[\^?[^\]]*\]:|\^[\w-]+\s*$|:\s)/;
/** What no line goes on from: heading, row, container, line, formula, definition of a link, note that is embedded, head of a callout, id of a block. */
const CLOSED =
  /^\s*(?:#{1,6}(?:\s|$)|\||:{2,}|[=-]+\s*$|(?:[*_-]\s*){3,}$|\$\$|!\[\[|\*?\[[^\]^][^\]]*\]:|\[![^[\]]+\])|(?:\\|[ ]{2}|<br\s*\/?>|\$\$|\s\^[\w-]+)\s*$/;
const ITEM = /^\s*(?:[-*+]|\d{1,9}[.)])\s/;
/** The line below the head of a table. */
const DELIMITER = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)+\|?\s*$/;

/**
 * Ends lines of a paragraph with a backslash, or two blanks, where another follows: Obsidian, Logseq, Joplin and HackMD show each as a line, Markdown
 * makes one of all. Code, formulas, tables and HTML stay. Lines keep their number.
 * @example `一\n二` → `一\\\n二`
 */
export function keepLineBreaks(body: string): string {
  const lines = classify(body);
  let isFormula = false;
  let isHtml = false;
  let isTable = false;
  let isList = false;
  return lines
    .map((line, i) => {
      const {text, kind} = line;
      const [, signs = '', words = ''] = QUOTED.exec(text) ?? [];
      if (kind !== 'prose' || words.trim() === '') {
        isHtml = isTable = false;
        return text;
      }
      const wasFormula = isFormula;
      if ((words.match(/\$\$/g) ?? []).length % 2 === 1) isFormula = !isFormula;
      isHtml ||= HTML.test(words) || (TAG.test(words) && !isBehindText(lines[i - 1]));
      isTable ||= DELIMITER.test(lines[i + 1]?.text ?? '');
      isList = ITEM.test(words) || (isList && (/^\s/.test(words) || isBehindText(lines[i - 1])));
      const isCode = !isList && /^(?: {4}|\t)/.test(words) && !isBehindText(lines[i - 1]);
      if (wasFormula || isFormula || isHtml || isTable || isCode || CLOSED.test(words)) return text;
      if (!goesOn(lines[i + 1], signs)) return text;
      // Where a tag is read as HTML of its own, as below an item, a backslash would be text.
      return text.trimEnd() + (/^[\s>]*</.test(lines[i + 1]!.text) ? '  ' : '\\');
    })
    .join('\n');
}

/** Tells whether a line is one of a paragraph, so that what follows may belong to it. */
const isBehindText = (line: MarkdownLine | undefined): boolean =>
  line?.kind === 'prose' && line.text.trim() !== '';

/** Tells whether a line is the next of a paragraph in as many quotes. */
function goesOn(line: MarkdownLine | undefined, around: string): boolean {
  if (line?.kind !== 'prose') return false;
  const [, signs = '', words = ''] = QUOTED.exec(line.text) ?? [];
  const depth = (text: string): number => text.split('>').length;
  return (
    depth(signs) <= depth(around) && words.trim() !== '' && !BLOCK.test(words) && !HTML.test(words)
  );
}

/** A line that is nothing but a picture in HTML. */
const PICTURE = /^((?:[ \t]*>[ \t]?)*)[ \t]*<img\s[^<>]*\/>[ \t]*$/;

/**
 * Ends pictures that became HTML with a line break where text goes on below: alone on its line such a tag would make HTML of the text.
 * @param written the text before, line by line
 * @example `<img src="a.png" width="300" />\n**图**` → `<img src="a.png" width="300" />\\\n**图**`
 */
export function keepTextBelowPictures(text: string, written: string): string {
  if (text === written || !text.includes('<img ')) return text;
  const before = written.split('\n');
  const lines = classify(text);
  return lines
    .map((line, i) => {
      const signs = line.kind === 'prose' ? PICTURE.exec(line.text)?.[1] : undefined;
      const isOurs = signs !== undefined && before[i] !== line.text;
      return isOurs && !isBehindText(lines[i - 1]) && goesOn(lines[i + 1], signs)
        ? `${line.text.trimEnd()}\\`
        : line.text;
    })
    .join('\n');
}
