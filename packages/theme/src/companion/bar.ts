import {colonOf} from '../messages/format.ts';
import {createSheet} from './sheet.ts';
import type {Words} from './start.ts';

const CHEVRON_ICON =
  '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="m15 5-7 7 7 7"/></svg>';

/** Lines above the navbar's lower edge, and a little, have been read. */
const TOP_PX = 80;

/** Puts the bar of narrow windows under an article: its neighbours, where one is, how long it takes, the contents. */
export function showBar(words: Words, signal: AbortSignal): void {
  const article = document.querySelector<HTMLElement>('.docs-doc-page .article');
  const prose = article?.querySelector<HTMLElement>('.prose');
  if (!article || !prose || article.querySelector('.cover')) return;
  const {scrollHeight} = document.documentElement;
  // All of a short page is seen, its pager too; the room for the bar would push the footer up.
  if (scrollHeight <= innerHeight) return;
  const bar = document.createElement('nav');
  bar.className = 'read-bar';
  bar.setAttribute('aria-label', words('site.bar.label'));
  const where = document.createElement('p');
  where.innerHTML = '<small></small><b></b>';
  const [small, strong] = where.children as unknown as [HTMLElement, HTMLElement];
  strong.textContent =
    article.querySelector('.crumbs [aria-current]')?.textContent ??
    article.querySelector('h1')?.textContent ??
    '';
  const sheet = createSheet(article, words);
  bar.append(
    neighbour(article, 'prev'),
    where,
    ...(sheet ? [sheet.button] : []),
    neighbour(article, 'next'),
  );
  // The room for it comes below what a reader sees who is at the end already: it would cover the last lines.
  bar.toggleAttribute('data-away', scrollY + innerHeight > scrollHeight - 1);
  document.body.append(bar, ...(sheet ? [sheet.dialog] : []));
  document.body.classList.add('has-read-bar');
  const headings = [...prose.querySelectorAll<HTMLElement>('h2[id],h3[id]')];
  const minutes = Number(article.dataset['minutes'] ?? 0);
  let last = scrollY;
  let frame = 0;
  const update = () => {
    frame = 0;
    const {top, height} = prose.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (innerHeight - top) / height));
    bar.style.setProperty('--done', String(share));
    const at = headings.findLastIndex((heading) => heading.getBoundingClientRect().top <= TOP_PX);
    const left = Math.ceil(minutes * (1 - share));
    // The name of the section may be long, and its end is cut.
    small.textContent = [
      minutes > 0 && (left > 0 ? words('site.bar.left', {count: left}) : words('site.bar.end')),
      headings[at]?.textContent,
    ]
      .filter(Boolean)
      .join(' · ');
    sheet?.show(headings[at]?.id);
    // While one reads down through code every line counts.
    const isDown = scrollY > last + 2;
    const isUp = scrollY < last - 2;
    if (isDown) bar.toggleAttribute('data-away', isInCode());
    else if (isUp) bar.removeAttribute('data-away');
    last = scrollY;
  };
  const plan = () => (frame ||= requestAnimationFrame(update));
  addEventListener('scroll', plan, {passive: true, signal});
  addEventListener('resize', plan, {passive: true, signal});
  update();
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    bar.remove();
    sheet?.dialog.remove();
    document.body.classList.remove('has-read-bar');
  });
}

/** Returns the way to a neighbour of the note; an empty place where it has none. */
function neighbour(article: Element, side: 'prev' | 'next'): Element {
  const link = article.querySelector<HTMLAnchorElement>(`.pager .${side}`);
  const made = document.createElement(link ? 'a' : 'span');
  made.className = side;
  if (!link) return made;
  made.setAttribute('href', link.getAttribute('href')!);
  made.setAttribute(
    'aria-label',
    [...link.children]
      .map(({textContent}) => textContent)
      .join(colonOf(document.documentElement.lang)),
  );
  made.innerHTML = CHEVRON_ICON;
  return made;
}

function isInCode(): boolean {
  return Boolean(document.elementFromPoint(innerWidth / 2, innerHeight * 0.7)?.closest('.code'));
}
