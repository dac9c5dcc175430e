import {findNext, type Memory, type Place} from './memory.ts';
import type {Words} from './start.ts';

/** Names the way on: on a cover its button leads to the next unread note, on the home page the text link to the last place. */
export function offerToContinue(memory: Memory, words: Words, baseUrl: string): void {
  const read = memory.readPaths();
  const place = memory.place();
  const cover = document.querySelector('.cover');
  if (cover) return goOnInCover(cover, words, {read, place: place?.path});
  if (!place?.path.startsWith(baseUrl)) return;
  const link = document.querySelector<HTMLAnchorElement>('.hero .acts .go');
  if (link) {
    link.href = place.path;
    link.textContent = words('site.cover.continue', {title: place.title});
  }
  goOnInRows(place, words);
}

/** Lets the rows of the latest notes begin with the last place; the last row makes room for it, so that nothing moves. */
function goOnInRows({path, title, lead}: Place, words: Words): void {
  const list = document.querySelector('[aria-labelledby=recent] .rows');
  const [first, ...others] = list ? [...list.children] : [];
  if (!list || !first || list.querySelector('b')) return;
  const same = [...list.querySelectorAll('a')].find((row) => row.getAttribute('href') === path);
  const row = (same?.closest('li') ?? first).cloneNode(true) as Element;
  const link = row.querySelector('a')!;
  link.setAttribute('href', path);
  const label = document.createElement('b');
  label.textContent = words('site.home.continue');
  link.firstElementChild!.replaceWith(label);
  row.querySelector('.t')!.textContent = title;
  if (!same) row.querySelector('.s')!.textContent = '';
  const say = row.querySelector('.d');
  if (say && !same) say.textContent = lead ?? '\u200b';
  const gone = same?.closest('li') ?? others.at(-1) ?? first;
  // The first row of a day alone says it.
  const date = gone.querySelector('time');
  if (date) gone.nextElementSibling?.querySelector('a > :empty')?.append(date.cloneNode(true));
  gone.setAttribute('hidden', '');
  first.before(row);
}

function goOnInCover(
  cover: Element,
  words: Words,
  known: {readonly read: readonly string[]; readonly place: string | undefined},
): void {
  const rows = [...cover.querySelectorAll<HTMLAnchorElement>('li > a')];
  const pathOf = (row: Element) => row.getAttribute('href') ?? '';
  const notes = rows.map((row) => ({
    path: pathOf(row),
    title: row.querySelector('b')?.textContent ?? '',
  }));
  const read = new Set(known.read);
  for (const part of cover.querySelectorAll('.part')) {
    const count = [...part.querySelectorAll('li > a')].filter((row) =>
      read.has(pathOf(row)),
    ).length;
    const facts = part.querySelector('.part-head p');
    if (!facts || count === 0) continue;
    let told = part.querySelector('.told');
    if (!told) {
      told = document.createElement('span');
      told.className = 'told';
      facts.append(' ', told);
    }
    told.textContent = words('site.cover.read', {count});
  }
  const next = findNext(notes, known);
  const button = cover.querySelector<HTMLAnchorElement>('.acts .btn');
  if (!next || !button || cover.querySelector('.acts .go')) return;
  const first = button.cloneNode(true) as HTMLAnchorElement;
  first.className = 'go';
  first.querySelector('svg')?.remove();
  button.href = next.path;
  button.querySelector('span')!.textContent = words('site.cover.continue', {title: next.title});
  if (first.getAttribute('href') !== next.path) button.after(first);
}
