import type {NearTerms} from './spoken.ts';

// Each may take a file or two.
const MAX_NEAR = 8;

/** Lists what the site may have written of what the query says, for each thing that it says, without what the query has itself. */
export function nearTerms(folded: string, near: NearTerms): (readonly string[])[] {
  const groups: (readonly string[])[] = [];
  const taken = new Set<string>();
  let text = folded.toLowerCase();
  const said = [...near.keys()]
    .filter((term) => text.includes(term))
    .sort((a, b) => b.length - a.length);
  for (const term of said) {
    if (!text.includes(term)) continue;
    text = text.replaceAll(term, ' ');
    const written = (near.get(term) ?? []).filter(
      (other) => !folded.includes(other) && !taken.has(other) && taken.size < MAX_NEAR,
    );
    for (const other of written) taken.add(other);
    if (written.length > 0) groups.push(written.slice(0, MAX_NEAR));
  }
  return groups;
}
