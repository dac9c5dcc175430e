import {pointAt} from '../../../errors/pointAt.ts';
import type {Point} from '../../prepare/lines/locator.ts';

/** Says that the parser would take too long for a paragraph. */
export class TooDenseError extends Error {
  /** Where the paragraph begins. */
  readonly position: Point;

  constructor(position: Point) {
    super('a paragraph holds too many signs');
    this.position = position;
  }
}

const HAS_RUN = /[?!.,:;*_~'")&]{1000}/;

/**
 * Characters that the parser counts in the time of a step, for each sign: 64 KB of `{1}` in a line took 1.3 to 2 CPU s, of `&lt;` 3.7, of
 * `__a` 0.8, of `>` 2.4, of ends of admonitions that nothing began 1.3 (satteri 0.10, 2026-11).
 */
const CHARACTERS_A_STEP: Readonly<Record<string, number>> = {
  '{': 16,
  '&': 4,
  _: 64,
  '*': 64,
  '>': 64,
  '+': 64,
  '-': 64,
  ':::': 16,
};
/** Signs that end an address where a blank follows; it goes over a run of them for each: 64 KB of `.` took 3. */
const PAIRS_A_STEP = 64;

/** Tells whether a text has so few signs of paragraphs that it need not be looked at. */
export function isSparse(text: string, steps: number): boolean {
  const most = Object.entries(CHARACTERS_A_STEP).reduce(
    (sum, [sign, counted]) => sum + (text.split(sign).length - 1) / counted,
    0,
  );
  return most * text.length < steps && !HAS_RUN.test(text);
}

/** Counts what the parser takes for the signs of one text, paragraph by paragraph. */
export class ParagraphCount {
  private readonly text: string;
  private start = 0;
  private steps: number;

  /** @param steps that may be taken before `TooDenseError` */
  constructor(text: string, steps: number) {
    this.text = text;
    this.steps = steps;
  }

  /** How many steps may still be taken. */
  get stepsLeft(): number {
    return Math.max(this.steps, 0);
  }

  /** Begins a paragraph. */
  begin(at: number): void {
    this.start = at;
  }

  /** Counts a sign, or a run of those that end addresses. @throws {TooDenseError} */
  add(sign: string, at: number): void {
    const counted = CHARACTERS_A_STEP[sign];
    this.steps -=
      counted === undefined ? sign.length ** 2 / PAIRS_A_STEP : (at - this.start) / counted;
    if (this.steps < 0) throw new TooDenseError(pointAt(this.text, this.start));
  }
}
