import {rankOfWord} from '../../text/functionWords.ts';
import type {Range} from '../answer/highlight.ts';
import type {WordCutter} from '../answer/snippet.ts';

const LONGEST = 7;

// What a piece of text costs; the way through the text that costs least is taken. A word that the dictionary of the browser
// has may be wrong in its place (`拿下 标当` of 拿下标当), one of the site's own hardly ever is.
const KNOWN = 1;
const CUT = 2;
const SINGLE = 1.3;
const EMPTY = 0.9;
const ELSEWHERE = 0.3;

/**
 * Makes a cutter that prefers words it knows: with 下标 `拿下标当` → 拿, 下标, 当. Where there is none it cuts as the other
 * does.
 */
export function preferWords(isWord: (text: string) => boolean, cut: WordCutter): WordCutter {
  return (text) => {
    const {length} = text;
    const cuts = new Map(cut(text).map(({start, end}) => [start, end]));
    const ends = new Set([...cuts.values(), length]);
    const costs = new Float64Array(length + 1).fill(Infinity, 1);
    const starts = new Int32Array(length + 1);
    for (let start = 0; start < length; start++) {
      const step = (end: number, cost: number) => {
        const total = costs[start]! + cost + (ends.has(end) ? 0 : ELSEWHERE);
        // At the same cost the longer word.
        if (total >= costs[end]!) return;
        costs[end] = total;
        starts[end] = start;
      };
      for (let end = start + 2; end <= Math.min(start + LONGEST, length); end++)
        if (isWord(text.slice(start, end))) step(end, KNOWN);
      const end = cuts.get(start) ?? start;
      if (end > start + 1)
        step(end, rankOfWord(text.slice(start, end)) === 'content' ? CUT : KNOWN);
      step(start + 1, rankOfWord(text.charAt(start)) === 'empty' ? EMPTY : SINGLE);
    }
    const words: Range[] = [];
    for (let end = length; end > 0; end = starts[end]!) words.unshift({start: starts[end]!, end});
    return words;
  };
}
