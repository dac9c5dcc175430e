import type {Diagnostic} from '../errors/diagnostic.ts';

/** A place in a file, from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Creates what finds the links of a home page in its front matter, in the order in which they are asked for: one that is
 * written twice is found at its second place the second time.
 * @param firstLine of the key that holds them, which is the place of one that is written in no plain way
 */
export function createLinkFinder(
  text: string,
  firstLine: number,
): (to: string) => Place & {readonly isExact: boolean} {
  const lines = text.split('\n');
  const end = lines.indexOf('---', firstLine);
  const taken = new Set<string>();
  return (to) => {
    if (to === '') return {line: firstLine, column: 1, isExact: false};
    for (let i = firstLine - 1; i < (end < 0 ? lines.length : end); i++) {
      const line = lines[i]!;
      for (let at = line.indexOf(to); at >= 0; at = line.indexOf(to, at + 1)) {
        const isWhole =
          /(?:^|[\s"'{,:])$/.test(line.slice(Math.max(0, at - 1), at)) &&
          /^(?:[\s"'},]|$)/.test(line.slice(at + to.length, at + to.length + 1));
        const place = `${i}:${at}`;
        if (!isWhole || taken.has(place)) continue;
        taken.add(place);
        return {line: i + 1, column: at + 1, isExact: true};
      }
    }
    return {line: firstLine, column: 1, isExact: false};
  };
}

/** An address that YAML reads as it is written, with quotes or without. */
const PLAIN = /^[^\s"'#{}[\],&*!|>%@`:<]+$/;

/** Has a fix replace the link where it is in the front matter; drops one that would have to be quoted, or whose place is not known. */
export function toFrontMatterFix(diagnostic: Diagnostic, isExact: boolean): Diagnostic {
  const {fix, ...rest} = diagnostic;
  if (fix === undefined || !isExact || !PLAIN.test(fix.replacement)) return rest;
  return {...rest, fix: {...fix, isAtPlace: true}};
}
