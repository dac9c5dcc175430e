import {DIRECTIVE, WIKI} from '../text/marks.ts';
import {createFenceReader} from '../../content/source/fences.ts';

const MARK = new RegExp(`<!--${DIRECTIVE}\\d+-->`, 'g');
const WIKI_ADDRESS = new RegExp(`\\(<${WIKI}[^>]*>\\)`, 'g');
const WORD = /\p{Script=Han}|[\p{Script=Latin}\d]+(?:['’_-][\p{Script=Latin}\d]+)*/gu;

/** Counts 字 of prose: each Han character, each run of Latin letters or digits; fenced code does not count. `无涯 docs` → 3 */
export function countWords(markdown: string): number {
  const readFence = createFenceReader();
  const prose = markdown
    .replace(MARK, ' ')
    .replace(WIKI_ADDRESS, '')
    .split('\n')
    .filter((line) => readFence(line) === 'text')
    .join('\n');
  return prose.match(WORD)?.length ?? 0;
}
