import {shareOf} from './shareOf.ts';
import type {Query} from '../match/query.ts';
import type {PieceView, UnitView} from '../reader/unitView.ts';

/** What a text is compared with: for each part of the query its literals, and the whole query without white space. */
export interface Wanted {
  readonly literals: ReadonlyArray<readonly string[]>;
  readonly flat: string;
  /** What each part counts for, all the same when absent. */
  readonly weights?: readonly number[];
  /** Whether the query asks something. @default false */
  readonly isQuestion?: boolean;
  /** Texts that may stand for something of the query: they count a little, and are marked. */
  readonly near?: readonly string[];
  /**
   * All of a question as it was typed, its asking and small words too: a text that has it copied is what is looked for, and a
   * heading that has its parts the likelier one.
   */
  readonly typed?: Pick<Query, 'parts' | 'flat'>;
}

/** A piece that answers the query: its title (page), heading or text. */
export interface ScoredPiece {
  readonly view: PieceView;
  readonly target: 'title' | 'heading' | 'content';
  readonly score: number;
  /** Whether the title was found by its pinyin. */
  readonly isSpelt?: boolean;
}

interface Likeness {
  /** Share of the parts found, 0 to 1. */
  readonly share: number;
  /** 1 where it has the query whole, more where it has it as it was typed, else 0. */
  readonly whole: number;
  /** Share of the text that is the query, when it has it whole. */
  readonly ratio: number;
}

/** Scores of the title, heading and text of each piece; only those that have something of the query. */
export function scoreUnit(unit: UnitView, wanted: Wanted): ScoredPiece[] {
  const scored: ScoredPiece[] = [];
  const [first] = unit;
  if (!first) return [];
  const title = compare(first.title, wanted);
  if (title.share > 0)
    scored.push({
      view: first,
      target: 'title',
      score: title.share === 1 ? 9 + 5 * title.whole + 8 * title.ratio : title.share * 4,
    });
  for (const view of unit) {
    const {piece} = view;
    if (piece.isFirst && piece.type !== 'lvl1' && piece.type !== 'content') {
      const heading = compare(view.heading, wanted);
      if (heading.share > 0)
        scored.push({
          view,
          target: 'heading',
          score:
            heading.share === 1 ? 8 + 5 * heading.whole + 6 * heading.ratio : heading.share * 4,
        });
    }
    const body = compare(view.body, wanted);
    if (body.share > 0)
      scored.push({
        view,
        target: 'content',
        score:
          (body.share === 1 ? 3 : body.share * 2) +
          TOGETHER * (body.whole || shareTogether(view.body, wanted)),
      });
  }
  return scored;
}

// What words of the query that are together are worth, and how many characters apart they may: chosen on the first halves of
// the questions to the site (bench/search, 2026-11); 30 to 200 characters do about as well.
const TOGETHER = 4;
const REACH = 100;
const MOST_PLACES = 30;

// Of a text that has a question as it was typed.
const AS_TYPED = 6;

// Of a text that may stand for a word of the query.
const NEAR = 0.2;

// Of a short word that only is inside of longer ones: `go` in got.
const INSIDE = 0.3;
const SHORT_WORD = /^[a-z0-9]{1,3}$/;

function standsAlone(literal: string, text: string): boolean {
  return !SHORT_WORD.test(literal) || shareOf(literal, text, text) === 1;
}

function compare(text: string, wanted: Wanted): Likeness {
  const {flat, typed} = wanted;
  let found = 0;
  let weight = 0;
  let total = 0;
  wanted.literals.forEach((literals, i) => {
    const own = wanted.weights?.[i] ?? 1;
    total += own;
    if (!literals.some((literal) => text.includes(literal))) return;
    if (!literals.some((literal) => standsAlone(literal, text))) {
      weight += own * INSIDE;
      return;
    }
    found++;
    weight += own;
  });
  const near = (wanted.near ?? []).filter((literal) => text.includes(literal)).length;
  weight += near * NEAR * (total / wanted.literals.length || 1);
  const hasAll = found > 0 && found === wanted.literals.length;
  const solid = found > 0 ? text.replaceAll(' ', '') : '';
  const isTyped = typed && solid.includes(typed.flat);
  const whole = isTyped ? AS_TYPED : Number(found > 0 && solid.includes(flat));
  // `闭包：函数记得它出生的地方` is about what is before the colon.
  const subject = solid.split(':', 1).find((begin) => begin.includes(flat)) ?? solid;
  const own = typed?.parts.every((part) => text.includes(part.text)) ? typed.flat : flat;
  const ratio = hasAll ? Math.min(1, own.length / Math.max(1, subject.length)) : 0;
  return {share: hasAll ? 1 : Math.min(1, weight / (total || 1)), whole, ratio};
}

/** Measures the share, 0 to 1, of the whole weight that the parts nearest to each other have; a single part has no neighbour. */
function shareTogether(text: string, {literals, weights}: Wanted): number {
  const places = literals.flatMap((names, part) =>
    names.flatMap((name) => placesOf(name, text).map((at) => ({at, part}))),
  );
  const worth = (parts: Iterable<number>) =>
    [...parts].reduce((sum, part) => sum + (weights?.[part] ?? 1), 0);
  let best = 0;
  for (const {at} of places) {
    const near = places.filter((place) => place.at >= at && place.at <= at + REACH);
    const parts = new Set(near.map(({part}) => part));
    if (parts.size > 1) best = Math.max(best, worth(parts));
  }
  return best / (worth(literals.keys()) || 1);
}

/** Lists the first places of a text that have a name. */
function placesOf(name: string, text: string): number[] {
  const places: number[] = [];
  for (
    let at = text.indexOf(name);
    at >= 0 && places.length < MOST_PLACES;
    at = text.indexOf(name, at + 1)
  )
    places.push(at);
  return places;
}
