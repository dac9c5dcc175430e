import {intersect} from '../match/matchPart.ts';
import type {PartMatch} from '../match/matchPart.ts';

/** Finds the units that have all parts, one at least, as one match; the mean weight of the parts each. */
export function intersectParts(matches: readonly PartMatch[], text: string): PartMatch {
  const [first] = matches as readonly [PartMatch];
  if (matches.length === 1) return first;
  const joined = intersect(matches);
  return {
    part: {...first.part, text},
    ...joined,
    exactCount: joined.units.length,
    isExact: matches.every(({isExact}) => isExact),
    // `happens-before` of `happens before`.
    literals: [text, text.replaceAll(' ', '-')],
  };
}

/** Finds the units that have a term or one of its other names, which count by `factor`. */
export function uniteMatches(
  own: PartMatch,
  others: readonly PartMatch[],
  factor: number,
): PartMatch {
  const weights = new Float32Array(own.weights.length);
  const units: number[] = [];
  const add = (match: PartMatch, share: number) => {
    for (const unit of match.units) {
      if (weights[unit] === 0) units.push(unit);
      weights[unit] = Math.max(weights[unit] as number, (match.weights[unit] as number) * share);
    }
  };
  add(own, 1);
  for (const other of others) add(other, factor);
  return {
    ...own,
    units,
    weights,
    exactCount: units.length,
    literals: [own, ...others].flatMap(({literals}) => literals),
    ownUnits: own.units,
    // Other forms of a word are no other names.
    others: others.map(({part}) => part.text).filter((name) => name !== own.part.text),
  };
}
