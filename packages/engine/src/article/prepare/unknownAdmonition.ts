import {ADMONITIONS, isAdmonition} from '@wuya/theme/admonitions';
import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {findNearest} from '../../errors/nearest.ts';

const NAMES = Object.keys(ADMONITIONS);

/**
 * Reports MD-140 for a name that is neither one of ours nor one of the site's `own`; undefined for those.
 * @param isBox it is shown as a box all the same, as in MDX
 */
export function checkAdmonition(
  type: string,
  own: readonly string[] | undefined,
  place: Place,
  isBox = false,
): Diagnostic | undefined {
  if (isAdmonition(type) || own?.includes(type)) return undefined;
  const known = [...NAMES, ...(own ?? [])];
  const nearest = findNearest(type, known);
  return createDiagnostic('MD-140', {type, known, isBox, ...(nearest && {nearest})}, {place});
}
