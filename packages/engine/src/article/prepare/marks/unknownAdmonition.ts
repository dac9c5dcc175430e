import {ADMONITIONS, isAdmonition} from '@wuya/theme/admonitions';
import {createDiagnostic, type Diagnostic, type Place} from '../../../errors/diagnostic.ts';
import {findNearest} from '../../../errors/nearest.ts';

const NAMES = Object.keys(ADMONITIONS);

interface AdmonitionUse {
  readonly place: Place;
  /** Whether it is shown as a box all the same, as in MDX. @default false */
  readonly isBox?: boolean;
}

/** Reports MD-140 for a name that is neither one of ours nor one of the site's `own`; undefined for those. */
export function checkAdmonition(
  type: string,
  own: readonly string[] | undefined,
  {place, isBox = false}: AdmonitionUse,
): Diagnostic | undefined {
  if (isAdmonition(type) || own?.includes(type)) return undefined;
  const known = [...NAMES, ...(own ?? [])];
  const nearest = findNearest(type, known);
  return createDiagnostic('MD-140', {type, known, isBox, ...(nearest && {nearest})}, {place});
}
