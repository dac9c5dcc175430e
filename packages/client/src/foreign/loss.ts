import type {PageData} from '@wuya/theme/types';

/** What a page can lose inside components of the site: all of it, or its text. */
export type Loss = 'page' | 'text';

/** How what is rendered shows that it is there. */
const SIGNS: Readonly<Record<Loss, string>> = {
  page: '<div class="frame"',
  text: 'theme-doc-markdown',
};

/**
 * Lists what must be in a page that is rendered.
 * @param hasComponent whether the page, or its text, is rendered by a component
 */
export function listExpected(
  {page, html}: {readonly page: PageData; readonly html: string | null},
  hasComponent: boolean,
): readonly Loss[] {
  // Cards in the place of a text are no text.
  const isIndex = 'cover' in page || ('cards' in page && page.cards!.length > 0);
  const isArticle = (page.kind === 'doc' || page.kind === 'markdown') && hasComponent && !isIndex;
  return html || isArticle ? ['page', 'text'] : ['page'];
}

/** Finds what is not there; undefined where all of it is. */
export function findLoss(body: string, expected: readonly Loss[]): Loss | undefined {
  return expected.find((part) => !body.includes(SIGNS[part]));
}
