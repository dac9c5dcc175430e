import type {PieceView, UnitView} from './unitView.ts';

/** What a text is compared with: for each part of the query its literals, and the whole query without white space. */
export interface Wanted {
  readonly literals: ReadonlyArray<readonly string[]>;
  readonly flat: string;
}

/** A piece that answers the query: its title (page), heading or text. */
export interface ScoredPiece {
  readonly view: PieceView;
  readonly target: 'title' | 'heading' | 'content';
  readonly score: number;
}

interface Likeness {
  /** Share of the parts found, 0 to 1. */
  readonly share: number;
  readonly isWhole: boolean;
  /** Share of the text that is the query, when it has it whole. */
  readonly ratio: number;
}

/** Scores of the title, heading and text of each piece; only those that have something of the query. */
export function scoreUnit(unit: UnitView, wanted: Wanted): ScoredPiece[] {
  const scored: ScoredPiece[] = [];
  const [first] = unit;
  if (!first) return [];
  const title = compare(first.title, wanted);
  if (title.share > 0) scored.push({view: first, target: 'title', score: title.share === 1 ? 9 + (title.isWhole ? 5 : 0) + 8 * title.ratio : title.share * 4});
  for (const view of unit) {
    const {piece} = view;
    if (piece.isFirst && piece.type !== 'lvl1' && piece.type !== 'content') {
      const heading = compare(view.heading, wanted);
      if (heading.share > 0) scored.push({view, target: 'heading', score: heading.share === 1 ? 8 + (heading.isWhole ? 5 : 0) + 6 * heading.ratio : heading.share * 4});
    }
    const body = compare(view.body, wanted);
    if (body.share > 0) scored.push({view, target: 'content', score: body.share === 1 ? 3 + (body.isWhole ? 3 : closeness(view.body, wanted)) : body.share * 2});
  }
  return scored;
}

function compare(text: string, wanted: Wanted): Likeness {
  let found = 0;
  for (const literals of wanted.literals) if (literals.some((literal) => text.includes(literal))) found++;
  const solid = found > 0 ? text.replaceAll(' ', '') : '';
  const isWhole = found > 0 && solid.includes(wanted.flat);
  const ratio = found === wanted.literals.length ? Math.min(1, wanted.flat.length / Math.max(1, solid.length)) : 0;
  return {share: found / wanted.literals.length, isWhole, ratio};
}

/** 0 to 2: how near to each other the first occurrences of the parts stand. */
function closeness(text: string, wanted: Wanted): number {
  if (wanted.literals.length < 2) return 0;
  const places = wanted.literals.map((literals) => Math.max(...literals.map((literal) => text.indexOf(literal))));
  const span = Math.max(...places) - Math.min(...places);
  return 2 / (1 + Math.max(0, span - wanted.flat.length) / 20);
}
