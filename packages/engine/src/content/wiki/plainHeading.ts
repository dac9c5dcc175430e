import {toPlainText} from '../docs/contentTitle.ts';

/** Reduces a heading to what counts of it: links of Obsidian leave signs out that they cannot hold. `A: b #1` → `a b 1` */
export function plainHeading(text: string): string {
  return toPlainText(text)
    .replace(/[#|^:%[\]\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
