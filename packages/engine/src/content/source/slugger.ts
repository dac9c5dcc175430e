const REMOVED = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu;

/**
 * Makes a heading's anchor as GitHub does: lower-cased, punctuation dropped (full-width too), spaces to `-`, Chinese kept.
 * @param keepsCase whether capitals stay
 */
export function slugify(text: string, keepsCase = false): string {
  return slugOf(text.trim(), keepsCase);
}

const slugOf = (text: string, keepsCase: boolean): string =>
  (keepsCase ? text : text.toLowerCase()).replace(REMOVED, '').replaceAll(' ', '-');

/** Ids of what is around an article on its page. They begin with a capital, which no anchor made of a heading has. */
export const PAGE_IDS: ReadonlySet<string> = new Set([
  'App',
  'Backlinks',
  'Drawer',
  'Live',
  'Main',
  'Toc',
  'Toc-h',
  'Wuya-page',
]);

/** The anchors of one page. */
export interface Slugger {
  /** The anchor of a heading: the second `用法` becomes `用法-1`. */
  slug(text: string): string;
  /** Takes an explicit id; false when the page has it already. */
  reserve(id: string): boolean;
}

/** Makes anchors of one page unique. @param keepsCase whether capitals stay @param keepsEnds whether blanks at the ends are `-` */
export function createSlugger(keepsCase = false, keepsEnds = false): Slugger {
  const seen = new Map<string, number>();
  return {
    slug(text) {
      const base = slugOf(keepsEnds ? text : text.trim(), keepsCase) || 'section'; // GitHub's empty anchor cannot be linked to
      let id = base;
      while (seen.has(id)) {
        const count = seen.get(base)! + 1;
        seen.set(base, count);
        id = `${base}-${count}`;
      }
      seen.set(id, 0);
      return id;
    },
    reserve(id) {
      if (seen.has(id)) return false;
      seen.set(id, 0);
      return true;
    },
  };
}
