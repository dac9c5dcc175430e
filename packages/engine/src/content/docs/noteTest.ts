import {createMatcher} from '../source/glob.ts';
import {isExcluded} from '../source/scan.ts';

/** Makes the test of what may be a note. Names with `_` before them are notes where a pattern has such a name too. */
export function createNoteTest(include: readonly string[] | undefined): (path: string) => boolean {
  if (!include) return (path) => !isExcluded(path);
  const isWanted = createMatcher(include);
  const named = createMatcher(include.filter((pattern) => /(?:^|\/)_/.test(pattern)));
  return (path) =>
    isWanted(path) &&
    (!isExcluded(path) || (named(path) && !isExcluded(path.replaceAll(/(^|\/)_+/g, '$1'))));
}
