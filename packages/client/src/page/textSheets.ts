import {TEXT_SHEETS, type TextSheet, textSheetsOf} from '@wuya/theme/head/textSheets';
import type {PagePayload} from '@wuya/theme/types';
import {loadGraphStyles} from 'virtual:wuya/graph';

const LOAD = {
  docs: () => import('@wuya/theme/wuya-docs.css'),
  text: () => import('@wuya/theme/wuya-text.css'),
  graph: loadGraphStyles,
  pictures: () => import('@wuya/theme/wuya-pictures.css'),
  rare: () => import('@wuya/theme/wuya-rare.css'),
} satisfies Readonly<Record<TextSheet, (() => Promise<unknown>) | null>>;

/** Loads the stylesheets that the text of a page needs and the document lacks. While developing each document has all. */
export async function loadTextSheets(payload: PagePayload): Promise<void> {
  if (import.meta.hot) return;
  await Promise.all(neededBy(payload).map((name) => LOAD[name]?.()));
}

/** Lists the sheets that a page needs. Code may render anything, and so may the posts in a list. */
function neededBy({page, html}: PagePayload): readonly TextSheet[] {
  if (html === null && ('module' in page || page.kind === 'blog')) return TEXT_SHEETS;
  const needed = new Set(textSheetsOf(html ?? '', page.htmlClass));
  if (html?.trim()) needed.add('text');
  if (page.kind === 'doc' || page.kind === 'markdown' || page.kind === 'blog') needed.add('docs');
  return [...needed];
}

/** Loads what most notes need, ahead of the first one. */
export async function warmTextSheets(): Promise<void> {
  if (!import.meta.hot) await Promise.all([LOAD.text(), LOAD.docs()]);
}
