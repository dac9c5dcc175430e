/** Where the shards of one family begin, in order. */
interface ShardBorders<Term, First> {
  /** The first term of each. */
  readonly terms: readonly Term[];
  /** What each begins with in the meta file. */
  readonly firsts: readonly First[];
}

/** Shards of one family as they were written. */
export interface WrittenShards<Term, First> extends ShardBorders<Term, First> {
  readonly hashes: readonly number[];
}

/** Answers the hash of a shard that would be written as it was, undefined for others. */
export type KnownShards<Term, First> = (
  borders: ShardBorders<Term, First>,
  shard: number,
) => number | undefined;

/** Creates a function that knows shards again whose borders are the same and none of whose terms is among `changed`, which rise. */
export function keepShards<Term extends string | number, First>(
  before: WrittenShards<Term, First>,
  changed: ArrayLike<Term>,
): KnownShards<Term, First> {
  const shardOf = new Map(before.terms.map((term, shard) => [term, shard]));
  return ({terms, firsts}, shard) => {
    const old = shardOf.get(terms[shard] as Term);
    if (old === undefined || before.firsts[old] !== firsts[shard]) return undefined;
    const next = terms[shard + 1];
    if (before.terms[old + 1] !== next || before.firsts[old + 1] !== firsts[shard + 1])
      return undefined;
    const nearest = changed[lowerBound(changed, terms[shard] as Term)];
    const isChanged = nearest !== undefined && (next === undefined || nearest < next);
    return isChanged ? undefined : before.hashes[old];
  };
}

/** Finds the index of the first value in a rising list that is not below `value`. */
export function lowerBound<Value extends string | number>(
  list: ArrayLike<Value>,
  value: Value,
): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] as Value) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
