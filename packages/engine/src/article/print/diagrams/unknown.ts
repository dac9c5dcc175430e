import type {Words} from '../../../errors/language.ts';

/**
 * Parts that a diagram may have, be they lines or edges. The time of the drawing grows with their square: 400 edges take
 * 1.7 CPU s, 2,000 more than 30.
 */
export const PART_LIMIT = 500;

/** Thrown for a part of a diagram that cannot be drawn. */
export class Unknown extends Error {
  readonly words: Words;

  constructor(words: Words) {
    super(words[1]);
    this.words = words;
  }
}

/** A diagram in the forms that the drawing library knows, or what cannot be said in them. */
export type Plain = {readonly source: string} | {readonly problem: Words};

/** Writes a diagram again, or tells what stopped that. */
export function writePlain(write: () => string): Plain {
  try {
    return {source: write()};
  } catch (error) {
    if (error instanceof Unknown) return {problem: error.words};
    throw error;
  }
}

/** Says which statement of a diagram is not understood. */
export function failAt(statement: string): never {
  const shown = statement.trim().slice(0, 40);
  throw new Unknown([`看不懂“${shown}”`, `not understood: ${shown}`]);
}

/** Says that a part of a diagram, a block or a class, has no end. */
export function failAtEnd(): never {
  throw new Unknown(['有一段没有结束', 'a part of it has no end']);
}
