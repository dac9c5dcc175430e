import type {SearchAnswer} from '../../client.ts';
import {type AnswerPage, chosenOf} from './answerPage.ts';
import {type HitFacts, markText} from './hits.ts';

/** What the hosted service tells of an answer beside what a page shows. */
export interface HostedFacts extends HitFacts {
  ofAnswer(
    page: AnswerPage,
    hitsPerPage: number,
  ): Pick<SearchAnswer, 'nbHits' | 'exhaustiveNbHits'>;
}

/** Tells it: a page in the browser goes without this code. */
export const hostedFacts: HostedFacts = {
  ofText(literals, matched) {
    const {length} = literals.filter((names) => names.some((name) => matched.includes(name)));
    return {
      matchLevel: length === 0 ? 'none' : length === literals.length ? 'full' : 'partial',
      matchedWords: matched,
    };
  },
  ofHit(hit, options) {
    const {
      content,
      _highlightResult: {hierarchy},
      _snippetResult: snippets,
    } = hit;
    // Their texts have what `ofText` tells.
    return {
      ...hit,
      _highlightResult: {
        hierarchy,
        ...(content !== null && {content: markText(content, options)}),
      },
      // Titles and headings are whole also in snippets: the page cuts them by its room.
      _snippetResult: {hierarchy, ...snippets},
    } as ReturnType<HitFacts['ofHit']>;
  },
  ofAnswer({blocks, unread}, hitsPerPage) {
    const counts = blocks.map((block) => chosenOf(block, hitsPerPage).length);
    const {length: read} = blocks.at(-1)!.verified;
    // What was not read yet is taken for as rich as what was.
    const rest = unread && Math.max(unread, Math.round((unread * counts.at(-1)!) / read));
    return {
      nbHits: counts.reduce((sum, count) => sum + count, rest),
      exhaustiveNbHits: unread === 0,
    };
  },
};
