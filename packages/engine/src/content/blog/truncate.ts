import {createFenceReader} from '../source/fences.ts';

const MDX_MARK = /^[ \t]*\{\/\*[ \t]*truncate[ \t]*\*\/\}[ \t]*$/;

/** Rewrites `{/* truncate *\/}` on a line of its own as the comment that Markdown knows; code is left alone. */
export function normalizeTruncateMark(body: string): string {
  if (!body.includes('truncate')) return body;
  const readFence = createFenceReader();
  return body
    .split('\n')
    .map((line) => (readFence(line) === 'text' && MDX_MARK.test(line) ? '<!-- truncate -->' : line))
    .join('\n');
}
