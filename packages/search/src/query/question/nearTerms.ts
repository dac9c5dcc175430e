import type {Spoken} from '../match/spoken.ts';

// Each may take a file or two.
const MAX_NEAR = 8;

// What is said, in characters.
const LONGEST = 8;

/** Lists what the site may have written of what the query says, for each thing that it says, without what the query has itself. */
export function nearTerms(folded: string, near: Spoken['near']): (readonly string[])[] {
  const groups: (readonly string[])[] = [];
  const taken = new Set<string>();
  let text = folded.toLowerCase();
  for (let length = LONGEST; length > 0; length--)
    for (let start = 0; start + length <= text.length; start++) {
      const said = text.slice(start, start + length);
      const found = near(said);
      if (found.length === 0) continue;
      text = text.replaceAll(said, ' ');
      const written = found.filter(
        (other) => !folded.includes(other) && !taken.has(other) && taken.size < MAX_NEAR,
      );
      for (const other of written) taken.add(other);
      if (written.length > 0) groups.push(written.slice(0, MAX_NEAR));
    }
  return groups;
}
