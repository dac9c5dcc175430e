const REMOVED = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu;

/** A heading's anchor as GitHub makes it: lower-cased, punctuation dropped (full-width too), spaces to `-`, Chinese kept. */
export function slugify(text: string): string {
  return text.trim().toLowerCase().replace(REMOVED, '').replaceAll(' ', '-');
}

/** Makes anchors of one page unique: the second `用法` becomes `用法-1`. */
export function createSlugger(): {slug(text: string): string; reserve(id: string): boolean} {
  const seen = new Map<string, number>();
  return {
    slug(text) {
      const base = slugify(text) || 'section'; // GitHub's empty anchor cannot be linked to
      let id = base;
      while (seen.has(id)) {
        const count = seen.get(base)! + 1;
        seen.set(base, count);
        id = `${base}-${count}`;
      }
      seen.set(id, 0);
      return id;
    },
    /** Takes an explicit id; false when the page has it already. */
    reserve(id) {
      if (seen.has(id)) return false;
      seen.set(id, 0);
      return true;
    },
  };
}
