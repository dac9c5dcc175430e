/** What a diagram says that cannot be drawn; its message tells what. */
export class Unknown extends Error {}

/** A diagram in the forms that the drawing library knows, or what cannot be said in them. */
export type Plain = {readonly source: string} | {readonly problem: string};

/** Writes a diagram anew, or tells what stopped that. */
export function attempt(write: () => string): Plain {
  try {
    return {source: write()};
  } catch (error) {
    if (error instanceof Unknown) return {problem: error.message};
    throw error;
  }
}

/** Says which statement of a diagram is not understood. */
export function failAt(statement: string): never {
  throw new Unknown(`not understood: ${statement.trim().slice(0, 40)}`);
}
