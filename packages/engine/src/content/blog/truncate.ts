import {createFenceReader} from '../source/fences.ts';

const MARK = '<!-- truncate -->';
const COMMENT = /<!--[ \t]*truncate[ \t]*-->.*$/;
const MDX_MARK = /\{\/\*[ \t]*truncate[ \t]*\*\/\}[ \t]*$/;

/**
 * Rewrites `{/* truncate *\/}` at the end of a line as the comment that Markdown knows, or where a site has a pattern of its own the
 * first text that this finds, on as many lines; code is left alone.
 */
export function normalizeTruncateMark(body: string, own?: RegExp): string {
  if (own) return replaceFirst(body, own);
  if (!body.includes('truncate')) return body;
  const readFence = createFenceReader();
  return body
    .split('\n')
    .map((line) => (readFence(line) === 'text' ? line.replace(MDX_MARK, MARK) : line))
    .join('\n');
}

/** Returns what of a text is before the mark of truncation; all of it where there is none. */
export function cutAtTruncateMark(body: string): string {
  const readFence = createFenceReader();
  const lines = normalizeTruncateMark(body).split('\n');
  const end = lines.findIndex((line) => readFence(line) === 'text' && COMMENT.test(line));
  return end === -1
    ? body
    : [...lines.slice(0, end), lines[end]!.replace(COMMENT, '').trimEnd()].join('\n');
}

function replaceFirst(body: string, {source, flags}: RegExp): string {
  // Without `y`: a mark may be anywhere.
  const all = body.matchAll(new RegExp(source, `${flags.replace(/[gy]/g, '')}g`));
  const readFence = createFenceReader();
  const kinds = body.split('\n').map(readFence);
  let line = 0;
  let read = 0;
  for (const {0: found, index} of all) {
    line += countLines(body.slice(read, index));
    read = index;
    if (kinds[line] === 'text')
      return (
        body.slice(0, index) +
        MARK +
        '\n'.repeat(countLines(found)) +
        body.slice(index + found.length)
      );
  }
  return body;
}

const countLines = (text: string): number => text.split('\n').length - 1;
