import {ISLAND_TAG} from '../shape/componentTags.ts';

const TAGS = new RegExp(`</?${ISLAND_TAG}\\b[^>]*>`, 'g');

/**
 * Reduces the article of an MDX page to its HTML, for lists and feeds, where no code runs. What is inside components
 * stays.
 */
export function toStaticHtml(html: string): string {
  return html.includes(`<${ISLAND_TAG}`) ? html.replace(TAGS, '') : html;
}
