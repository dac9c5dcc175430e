/** Tokens by which macros may still enlarge the formulas of one note. */
export interface FormulaBudget {
  /** Signs that macros of the note put in. */
  tokens: number;
  /** Empty cells that rows of tables are filled up with. */
  cells: number;
}

/** Creates what a note has to begin with. 100,000 signs give some 1.2 MB of MathML, as many cells 8 MB. */
export function createFormulaBudget(): FormulaBudget {
  return {tokens: 100_000, cells: 100_000};
}

/** Thrown where the formulas of a note grow out of proportion to what is written. */
class FormulaGrowthError extends Error {}

const DEFINITION =
  /\\(?:[egx]?def|(?:re|provide)?newcommand|providecommand|let|futurelet)(?![a-zA-Z])/;
const ROW_ENDS = /\\\\|\\(?:cr|newline)(?![a-zA-Z])/g;

interface Token {
  readonly text: string;
}

/**
 * Takes what a formula grows by from the budget of its note, while it is read. The library bounds how often macros are
 * expanded, not by how much, and fills up the rows of a table without bounds.
 * @returns the object that it keeps the formula's macros in
 * @throws {FormulaGrowthError} once nothing is left, here or when a macro is used
 */
export function watchGrowth(tex: string, budget: FormulaBudget): object {
  let rows = 1 + (tex.match(ROW_ENDS)?.length ?? 0);
  let columns = 1 + widest(tex);
  let taken = 0;
  const takeCells = (): void => {
    // As if all rows of the formula were of one table.
    const cells = rows > 1 && columns > 1 ? rows * columns : 0;
    if (cells - taken > budget.cells) throw new FormulaGrowthError('its tables are too large');
    budget.cells -= cells - taken;
    taken = cells;
  };
  takeCells();
  if (!DEFINITION.test(tex)) return {};
  const takeTokens = (tokens: readonly Token[]): void => {
    budget.tokens -= tokens.length;
    if (budget.tokens < 0) throw new FormulaGrowthError('its macros grow too large');
    for (const {text} of tokens) {
      if (text === '&') columns++;
      else if (/^\\(?:\\|cr|newline)$/.test(text)) rows++;
    }
    takeCells();
  };
  return watchMacros(takeTokens);
}

/** Counts the marks between cells in the widest row. Empty rows cost nothing: they are filled up. */
const widest = (tex: string): number =>
  tex.includes('&')
    ? tex.split(ROW_ENDS).reduce((most, row) => Math.max(most, row.split('&').length - 1), 0)
    : 0;

/** Creates an object for macros that reports the tokens each use of one puts in, those of its arguments too. */
function watchMacros(take: (tokens: readonly Token[]) => void): object {
  // The library copies the tokens of a macro by `slice`, and puts its arguments into the copy by `splice`.
  const copy = (tokens: readonly Token[]): Token[] =>
    Object.assign([...tokens], {
      // oxlint-disable-next-line max-params -- the shape is that of `Array.prototype.splice`
      splice(this: Token[], start: number, deleteCount: number, ...added: Token[]): Token[] {
        take(added);
        return Array.prototype.splice.call(this, start, deleteCount, ...added) as Token[];
      },
    });
  const watch = (tokens: readonly Token[]): Token[] =>
    Object.assign([...tokens], {slice: () => copy(tokens)});
  const macros: Record<string, unknown> = {};
  return new Proxy(macros, {
    get(target, name, receiver) {
      const macro: unknown = Reflect.get(target, name, receiver);
      const tokens = tokensOf(macro);
      if (tokens) take(tokens);
      return macro;
    },
    // oxlint-disable-next-line max-params -- the shape is that of a trap of `Proxy`
    set(target, name, macro: unknown, receiver) {
      const tokens = tokensOf(macro);
      const watched = tokens ? {...(macro as object), tokens: watch(tokens)} : macro;
      return Reflect.set(target, name, watched, receiver);
    },
  });
}

function tokensOf(macro: unknown): readonly Token[] | undefined {
  const tokens = (macro as {readonly tokens?: unknown} | undefined)?.tokens;
  return Array.isArray(tokens) ? (tokens as Token[]) : undefined;
}
