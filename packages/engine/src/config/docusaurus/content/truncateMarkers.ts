import {idOf} from '../common/notes.ts';
import type {ContentSet} from './contents.ts';

/** Finds the patterns of a configuration for the end of a summary, by the id of their blog. */
export function findTruncateMarkers(sets: readonly ContentSet[]): ReadonlyMap<string, RegExp> {
  return new Map(
    sets.flatMap(({kind, values}): [string, RegExp][] => {
      const own = values['truncateMarker'];
      return kind === 'blog' && own instanceof RegExp ? [[idOf(values), own]] : [];
    }),
  );
}
