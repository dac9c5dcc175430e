import {TILDE} from '../../text/marks.ts';

/**
 * One tilde that begins or ends words struck through, since it is at their edge: neither in `3~5` nor in `H~2~O`. Both ends of a text are
 * edges, as code may be there.
 */
const EDGE =
  /(?<![^\s([{（「『《“‘"'*_|>])~(?=[^\s~]|$)|(?<=^|[^\s~([{（「『《“‘])~(?![^\s)\]}）」』》”’"'*_|<.,:;!?，。：；！？、…])/u;

const RUN = /\\.|~+/gs;

/**
 * Marks tildes that are alone: the parser takes `3~5天到6~8天` for words struck through.
 * @param strikes whether one tilde at the edge of words strikes them through, as in Docusaurus: `~old~`
 */
export function markTildes(text: string, strikes: boolean): string {
  const edges = strikes ? findEdges(text) : undefined;
  return text.replace(RUN, (run, at: number) => (run === '~' && !edges?.has(at) ? TILDE : run));
}

function findEdges(text: string): ReadonlySet<number> {
  return new Set([...text.matchAll(new RegExp(EDGE, 'gu'))].map(({index}) => index));
}
