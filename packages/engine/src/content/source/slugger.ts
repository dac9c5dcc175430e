const REMOVED = /[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu;

/** Makes a heading's anchor as GitHub does: lower-cased, punctuation dropped (full-width too), spaces to `-`, Chinese kept. */
export function slugify(text: string): string {
  return toAnchor(text.trim().toLowerCase());
}

const toAnchor = (text: string): string => text.replace(REMOVED, '').replaceAll(' ', '-');

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

/** How a site wants its anchors, beside what GitHub does. */
interface SluggerOptions {
  /** Whether capitals stay. @default false */
  readonly keepsCase?: boolean;
  /** Whether blanks at the ends become `-`; otherwise they are dropped. @default false */
  readonly keepsEnds?: boolean;
}

/** Makes the anchors of one page, each of them unique. */
export function createSlugger({
  keepsCase = false,
  keepsEnds = false,
}: SluggerOptions = {}): Slugger {
  const seen = new Map<string, number>();
  return {
    slug(text) {
      const asked = keepsEnds ? text : text.trim();
      // GitHub's empty anchor cannot be linked to.
      const base = toAnchor(keepsCase ? asked : asked.toLowerCase()) || 'section';
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
