import {fence} from '../../../../output/machine/markdownText.ts';
import type {ProblemList} from '../common/migration.ts';
import {decodeText} from './export.ts';

/** Elements whose text is code: tags of HTML, and shortcodes of plugins. */
const CODE = /<pre\b[^<>]*>|\[(?:source)?code\b[^[\]]*\]/i;

/** Finds the pictures of a gallery by their ids; those of the post for none. */
export type FindPictures = (ids: readonly string[]) => readonly string[];

/**
 * Makes Markdown of the HTML of a post: code in fences, the mark of the excerpt, captions. Other HTML stays, which is Markdown.
 * @param problems takes shortcodes that nothing here shows
 */
export function rewriteContent(
  written: string,
  findPictures: FindPictures,
  problems: ProblemList,
): string {
  const html = written.replace(/\[gallery\b([^[\]]*)\]/g, (all, values: string) => {
    const ids = /\bids="([\d,\s]*)"/.exec(values)?.[1]?.match(/\d+/g) ?? [];
    const pictures = findPictures(ids);
    if (pictures.length === 0) return all;
    return `\n\n${pictures.map((src) => `<img src="${src}" alt="" />`).join('\n')}\n\n`;
  });
  const isOfBlocks = html.includes('<!-- wp:');
  let rest = html.replace(/\r\n?/g, '\n');
  let made = '';
  for (let open = CODE.exec(rest); open; open = CODE.exec(rest)) {
    const after = rest.slice(open.index + open[0].length);
    const close = open[0].startsWith('<') ? '</pre>' : open[0].replace(/^\[(\w+)[^]*$/, '[/$1]');
    const end = after.toLowerCase().indexOf(close.toLowerCase());
    if (end < 0) break;
    made += rewriteProse(rest.slice(0, open.index), isOfBlocks, problems);
    made += `\n\n${rewriteCode(open[0], after.slice(0, end))}\n\n`;
    rest = after.slice(end + close.length);
  }
  made += rewriteProse(rest, isOfBlocks, problems);
  return `${made.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}

function rewriteCode(open: string, inner: string): string {
  const [, head = '', code = ''] =
    /^\s*(<code\b[^>]*>)?([^]*?)(?:<\/code>)?\s*$/i.exec(inner) ?? [];
  const plain = code.replace(/<br\s*\/?>/gi, '\n');
  if (open.startsWith('<') && /<[a-z/]/i.test(plain)) return `${open}${inner}</pre>`; // with colours of its own
  const language =
    /\b(?:lang(?:uage)?[-=:]"?|brush:\s*)([\w+#-]+)/i.exec(`${open} ${head}`)?.[1]?.toLowerCase() ??
    '';
  return fence(decodeText(plain).replace(/^\n+/, '').trimEnd(), language);
}

const PROSE_LINE =
  /^(?!<\/?(?:p|div|ul|ol|li|table|t[rdhb]|h[1-6]|blockquote|figure|hr|dl|d[td]|iframe)\b|<!--).*[^>\s]$|^.*<\/(?:a|b|i|em|strong|span|code)>$/i;

function rewriteProse(text: string, isOfBlocks: boolean, problems: ProblemList): string {
  const lines = text
    .replace(/<!--\s*\/?wp:[^<>]*-->/g, '')
    .replace(/<!--more[^<>]*-->/g, '\n\n<!-- truncate -->\n\n')
    .replace(/<!--nextpage-->/g, '')
    .replace(
      /\[caption\b[^[\]]*\]((?:<a\b[^<>]*>)?\s*<img\b[^<>]*>\s*(?:<\/a>)?)([^[]*)\[\/caption\]/gi,
      (_, image: string, words: string) =>
        `\n\n${image}\n\n${words.trim() === '' ? '' : `*${words.trim()}*`}\n\n`,
    )
    .replace(/\[embed\b[^[\]]*\]([^[]*)\[\/embed\]/gi, '\n\n<$1>\n\n')
    .replace(
      /\[(audio|video)\b[^[\]]*?\b(?:src|mp3|mp4)="([^"]*)"[^[\]]*\](?:\[\/\1\])?/gi,
      '<$1 src="$2" controls></$1>',
    )
    .split('\n')
    .map((line) => line.trim()); // Blanks at the front of a line would make it code.
  for (const [, name = ''] of lines
    .join('\n')
    .matchAll(/\[(gallery|contact-form|playlist|polldaddy|slideshow)\b[^[\]]*\]/g))
    problems.add(
      undefined,
      `短代码 [${name}] 没有对应的写法，原样留下。`,
      `The shortcode [${name}] has no counterpart; it was left as it is.`,
    );
  if (isOfBlocks) return lines.join('\n');
  // The old editor shows each line of a paragraph as one.
  return lines
    .map((line, i) =>
      PROSE_LINE.test(line) && PROSE_LINE.test(lines[i + 1] ?? '') ? `${line}\\` : line,
    )
    .join('\n');
}
