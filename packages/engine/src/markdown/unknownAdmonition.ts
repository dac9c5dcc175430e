import {createDiagnostic, type Diagnostic, type Place} from '../errors/diagnostic.ts';
import {findNearest} from '../errors/nearest.ts';
import {ADMONITION_NAMES, isAdmonition} from './admonitionTypes.ts';

/** MD-140 for a name that is neither one of ours nor one of the site's `own`; undefined for those. */
export function checkAdmonition(type: string, own: readonly string[] | undefined, place: Place): Diagnostic | undefined {
  if (isAdmonition(type) || own?.includes(type)) return undefined;
  const nearest = findNearest(type, ADMONITION_NAMES);
  return createDiagnostic('MD-140', {type, known: ADMONITION_NAMES, ...(nearest && {nearest})}, {place});
}
