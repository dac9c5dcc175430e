import {announce} from '../base/announce.ts';
import type {Words} from './start.ts';
import type {Memory} from './memory.ts';

/** The last step towards the end of a text counts from here: its foot is in the window. */
const FOOT = '.doc-foot';

/** Marks the open note as read when its end is reached, keeps the place, and brings the boxes of self-tests to life. */
export function keepMarks(memory: Memory, words: Words, signal: AbortSignal): void {
  const article = document.querySelector<HTMLElement>('.docs-doc-page .article');
  const path = location.pathname;
  if (!article || article.querySelector('.cover')) return;
  const title =
    article.querySelector('.crumbs [aria-current]')?.textContent ??
    article.querySelector('h1')?.textContent ??
    '';
  const lead = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;
  if (title !== '') memory.setPlace({path, title, ...(lead && {lead})});
  const finish = () => {
    if (memory.markRead(path)) showMarks(memory, words);
  };
  const foot = article.querySelector(FOOT);
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({isIntersecting}) => isIntersecting)) finish();
  });
  if (foot) observer.observe(foot);
  signal.addEventListener('abort', () => observer.disconnect());
  startTasks(article, {memory, words, path, finish, signal});
}

interface TasksInput {
  readonly memory: Memory;
  readonly words: Words;
  readonly path: string;
  readonly signal: AbortSignal;
  /** All boxes are ticked. */
  finish(): void;
}

/** Makes lists whose boxes are all empty tickable: a list with a tick in it says what the author did. */
function startTasks(article: HTMLElement, {memory, words, path, finish, signal}: TasksInput): void {
  const lists = [...article.querySelectorAll('.tasks')].filter(
    (list) => !list.querySelector('input[checked]'),
  );
  const boxes = lists.flatMap((list) => [...list.querySelectorAll<HTMLInputElement>('input')]);
  const kept = new Set(memory.ticked(path));
  boxes.forEach((box, i) => {
    box.disabled = false;
    box.checked = kept.has(i);
    const text = box.closest('li')?.textContent?.trim();
    if (text) box.setAttribute('aria-label', text);
  });
  const change = (event: Event) => {
    if (!boxes.includes(event.target as HTMLInputElement)) return;
    const ticked = boxes.flatMap(({checked}, i) => (checked ? [i] : []));
    memory.setTicked(path, ticked);
    if (ticked.length < boxes.length) return;
    finish();
    announce(words('site.read.done'));
  };
  article.addEventListener('change', change, {signal});
}

const STYLE_ID = 'wuya-read';

/**
 * Shows which notes were read wherever a link leads to one, by a sheet of its own: no element that a component owns is
 * touched, and links that come later are marked too.
 */
export function showMarks(memory: Memory, words: Words): void {
  const links = memory.readPaths().map((path) => `[href=${JSON.stringify(path)}]`);
  let sheet = document.head.querySelector(`#${STYLE_ID}`); // a note may have an element with that id
  if (!sheet) {
    sheet = document.createElement('style');
    sheet.id = STYLE_ID;
    document.head.append(sheet);
  }
  const mark = JSON.stringify(words('site.read.mark'));
  const read = `a:is(${links.join()})`;
  sheet.textContent =
    links.length === 0
      ? ''
      : `.tree ${read}::after,.pager ${read} b::after{content:'✓';content:'✓'/${mark};position:absolute;color:var(--green);font:400 .8125em/1 var(--font-sans)}` +
        // rows are flex boxes, where what is positioned begins with them, on their first word; chevrons are at the end
        `.tree ${read}::after{inset-inline-end:0}.tree .cat>${read}::after{inset-inline-end:1.5rem}.pager ${read} b::after{margin-inline-start:.4em}` +
        `.cover li>${read}::before{content:'✓'!important;content:'✓'/${mark}!important;color:var(--green)!important}`;
}
