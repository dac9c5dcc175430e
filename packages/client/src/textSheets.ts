import {TEXT_SHEETS, type TextSheet, textSheetsOf} from '@wuya/theme/head/textSheets';
import type {PagePayload} from '@wuya/theme/types';

const LOAD: Readonly<Record<TextSheet, () => Promise<unknown>>> = {
  text: () => import('@wuya/theme/wuya-text.css'),
  rare: () => import('@wuya/theme/wuya-rare.css'),
};

/** Loads the stylesheets that the text of a page needs and the document lacks. While developing each document has all. */
export async function loadTextSheets(payload: PagePayload): Promise<void> {
  if (import.meta.hot) return;
  await Promise.all(neededBy(payload).map((name) => LOAD[name]()));
}

/** Code may draw anything, and so may the posts in a list. */
function neededBy({page, html}: PagePayload): readonly TextSheet[] {
  if (html === null) return 'module' in page || page.kind === 'blog' ? TEXT_SHEETS : [];
  const needed = textSheetsOf(html, page.htmlClass);
  return html.trim() === '' || needed.includes('text') ? needed : [...needed, 'text'];
}

/** Loads what most texts need, ahead of the first one. */
export async function warmTextSheets(): Promise<void> {
  if (!import.meta.hot) await LOAD.text();
}
