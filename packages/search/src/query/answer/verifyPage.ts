import {bestFirst} from '../match/candidates.ts';
import type {Candidates} from '../match/candidates.ts';
import type {IndexReader} from '../reader/indexReader.ts';
import type {PartMatch} from '../match/matchPart.ts';
import {scoreUnit} from './scoreUnit.ts';
import type {ScoredPiece, Wanted} from './scoreUnit.ts';
import type {UnitView} from '../reader/unitView.ts';

// With four a page with something in many sections goes before one with the answer in one.
const SECTIONS_OF_ANSWER = 2;

/** A page whose text was read. */
export interface VerifiedPage {
  readonly page: number;
  readonly score: number;
  /** Best first. */
  readonly pieces: readonly ScoredPiece[];
}

/** Lists the units of a page that have something of what is looked for, best first. */
export function unitsOf(
  {meta: {pageStarts, unitCount}}: IndexReader,
  page: number,
  {unitScores}: Candidates,
): number[] {
  const units: number[] = [];
  for (let unit = pageStarts[page] as number; unit < (pageStarts[page + 1] ?? unitCount); unit++)
    if ((unitScores[unit] as number) > 0) units.push(unit);
  return units.sort(bestFirst(unitScores));
}

/** Reads the best unit of a page and those its literal parts need; undefined when a part is not literally there. */
export async function verifyPage(
  reader: IndexReader,
  page: number,
  context: {candidates: Candidates; wanted: Wanted; checks: readonly PartMatch[]},
): Promise<VerifiedPage | undefined> {
  const {candidates, wanted, checks} = context;
  const units = unitsOf(reader, page, candidates);
  const views = new Map<number, UnitView>();
  const read = async (unit: number) => {
    const view = views.get(unit) ?? (await reader.unit(unit));
    views.set(unit, view);
    return view;
  };
  const {literal} = candidates;
  let isLiteral = literal === undefined || literal.pages.has(page);
  for (const {part, weights, endings} of isLiteral ? checks : []) {
    const own = units.filter((unit) => weights[unit] !== 0);
    let isFound = endings !== undefined && own.some((unit) => !endings.has(unit));
    // One unit is nearly always enough. Where it is not, more are read at a time: a long page takes few round trips.
    for (let at = 0, size = 1; !isFound && at < own.length; at += size, size *= 2) {
      const batch = await Promise.all(own.slice(at, at + size).map(read));
      isFound = batch.some((unit) =>
        hasLiteral(unit, endings && part.ending ? part.ending.text : part.text),
      );
    }
    if (isFound) continue;
    if (!literal) return undefined;
    isLiteral = false;
    break;
  }
  const piecesOf = () =>
    dedupe(
      [...views].flatMap(([unit, view]) => [
        ...scoreUnit(view, wanted),
        ...(candidates.spelt?.has(unit) ? titleOf(view, candidates.isSpeltBehind) : []),
      ]),
    );
  // What was read for a part that must be literal need not have the words that are shown.
  let pieces = piecesOf();
  for (const unit of units) {
    if (pieces.length > 0) break;
    await read(unit);
    pieces = piecesOf();
  }
  // To a question several sections may be the answer together.
  const counted = wanted.weights ? SECTIONS_OF_ANSWER : 1;
  const best = pieces.slice(0, counted).reduce((sum, {score}) => sum + score, 0);
  if (pieces.length === 0) return undefined;
  const bonus = literal?.pages.has(page) && !isLiteral ? literal.bonus : 0;
  return {page, score: (candidates.pageScores[page] as number) + best - bonus, pieces};
}

// As much as a title that has all words; the shorter the title, the likelier it is meant.
function titleOf(unit: UnitView, isBehind = false): ScoredPiece[] {
  return unit.slice(0, 1).map((view) => ({
    view,
    target: 'title',
    score: isBehind ? 0 : 9 + 8 / view.title.length,
    isSpelt: true,
  }));
}

function hasLiteral(unit: UnitView, text: string): boolean {
  return unit.some(
    ({title, heading, body}) =>
      heading.includes(text) || body.includes(text) || title.includes(text),
  );
}

// An address comes once: of a heading and its own text, of the page and its introduction only the better one is shown.
function dedupe(scored: readonly ScoredPiece[]): ScoredPiece[] {
  const best = new Map<string, ScoredPiece>();
  for (const piece of scored) {
    const {url} = piece.view.piece;
    const key = piece.target === 'title' ? url.replace(/#.*/, '') : url;
    const known = best.get(key);
    if (!known || piece.score > known.score) best.set(key, piece);
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}
