import type {PagePayload} from '@wuya/theme/types';

/**
 * Tells whether the article of an MDX page differs from the one of its document. Its module, which is loaded later,
 * may be newer than the text that it adopts, and that text stays: only a new document has both alike.
 */
export function hasOtherModule(
  {made}: Pick<PagePayload, 'made'>,
  shown: Pick<PagePayload, 'made'>,
): boolean {
  return made !== shown.made;
}

/** Tells whether two payloads render the same page; their HTML may be written in different ways. */
export function isSamePage(a: PagePayload, b: PagePayload): boolean {
  const factsOf = ({page, diagnostics}: PagePayload) =>
    JSON.stringify([{...page, head: page.head.title}, diagnostics ?? null]);
  return factsOf(a) === factsOf(b) && parseHtml(a.html) === parseHtml(b.html);
}

function parseHtml(html: string | null): string | null {
  if (html === null) return null;
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
}
