import type {AnswerNote, SearchAnswer, SearchHit} from '@wuya/search/client';
import {deepestLevel, LEVELS} from '@wuya/theme/search/hit';
import {type HitResults, readTexts} from './texts.ts';

/** An answer of the service, and its number where clicks are counted. */
interface HostedAnswer {
  readonly answer: SearchAnswer;
  readonly queryId: string | undefined;
}

/** Reads `results[0]`; fields it does not know stay unread. @throws when there is none */
export function readHostedAnswer(
  value: unknown,
  asked: {readonly query: string; readonly hitsPerPage: number; readonly page: number},
): HostedAnswer {
  const result = (value as {readonly results?: readonly unknown[]} | null)?.results?.[0] as
    | Partial<SearchAnswer & {queryID: string}>
    | undefined;
  if (!Array.isArray(result?.hits)) throw new Error('The answer has no hits');
  const hits = result.hits.filter(isHit).map(toHit);
  const answer = {
    hits,
    nbHits: numberOr(result.nbHits, hits.length),
    nbDocuments: numberOr(result.nbDocuments, numberOr(result.nbHits, hits.length)),
    exhaustiveNbDocuments: (result.exhaustiveNbDocuments ?? result.exhaustiveNbHits) !== false,
    notes: Array.isArray(result.notes) ? result.notes.filter(isNote) : [],
    exhaustiveNbHits: result.exhaustiveNbHits !== false,
    page: numberOr(result.page, asked.page),
    nbPages: numberOr(result.nbPages, 1),
    hitsPerPage: numberOr(result.hitsPerPage, asked.hitsPerPage),
    query: asked.query,
  };
  return {answer, queryId: typeof result.queryID === 'string' ? result.queryID : undefined};
}

/** Recognizes a sentence above the results, as a server of one's own sends it. */
function isNote(value: unknown): value is AnswerNote {
  const note = value as {kind?: unknown; from?: unknown; to?: unknown} | null;
  if (note?.kind === 'loose') return true;
  return (
    (note?.kind === 'translated' || note?.kind === 'corrected') &&
    typeof note.from === 'string' &&
    Array.isArray(note.to) &&
    note.to.every((one) => typeof one === 'string')
  );
}

function isHit(value: unknown): value is SearchHit {
  const hit = value as Partial<SearchHit> | null;
  return (
    typeof hit?.objectID === 'string' &&
    typeof hit.url === 'string' &&
    typeof hit.hierarchy === 'object' &&
    hit.hierarchy !== null
  );
}

/**
 * Returns a hit with every level, null where it has no text, and its texts as our own index writes them. It has a name whatever
 * the service sent: one for text that has none is for the heading above it, one without headings for its address.
 */
function toHit(sent: SearchHit): SearchHit {
  const levels = Object.fromEntries(
    LEVELS.map((level) => [level, textOr(sent.hierarchy[level], null)]),
  ) as SearchHit['hierarchy'];
  const hasHeading = LEVELS.some((level) => levels[level]?.trim());
  const hit = {
    ...sent,
    ...(readTexts(sent) as Pick<SearchHit, keyof HitResults>),
    type: textOr(sent.type, 'lvl1') as SearchHit['type'],
    content: textOr(sent.content, null),
    hierarchy: hasHeading ? levels : {...levels, lvl1: sent.url},
  };
  const {_snippetResult: snippet} = hit;
  const text = snippet?.content?.value ?? hit.content;
  if (hit.type !== 'content' || text?.trim()) return hit;
  return {...hit, type: deepestLevel(hit) as SearchHit['type']}; // a service may fill the section alone, `lvl0`
}

const textOr = <T>(value: unknown, fallback: T): string | T =>
  typeof value === 'string' ? value : fallback;
const numberOr = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : fallback;
