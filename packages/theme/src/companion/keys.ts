import {readDesk} from './deskState.ts';

/** What the keys of a page do. */
interface KeyActions {
  openDesk(): void;
  /** Address of the home page. */
  readonly home: string;
}

/** Milliseconds within which h must follow g. */
const SEQUENCE_MS = 1000;

/** Creates the listener of the reader's keys: headings, neighbours, colours, home, desk. Fields and dialogs keep theirs. */
export function createKeys({openDesk, home}: KeyActions): (event: KeyboardEvent) => void {
  let wentAt = -Infinity;
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    // The first is the field itself, where a component of the web keeps it in a tree of its own.
    if (event.defaultPrevented || isTyping(event.composedPath()[0])) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.key === '?') return openDesk();
    if (readDesk().keys !== '') return;
    if (event.key === 'h' && event.timeStamp - wentAt < SEQUENCE_MS) return location.assign(home);
    if (event.key === 'g') wentAt = event.timeStamp;
    else if (event.key === 'j' || event.key === 'k') goToHeading(event.key === 'j' ? 1 : -1);
    else if (event.key === '[') click('.pager .prev');
    else if (event.key === ']') click('.pager .next');
    else if (event.key === 't') click('.nav .mode');
  };
}

/** Tells whether a target of keys is a field. */
function isTyping(target: EventTarget | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]),textarea,select'))
  );
}

function click(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.click();
}

/** Goes to the next heading of the text, or the one before. */
function goToHeading(step: 1 | -1): void {
  const headings = [...document.querySelectorAll<HTMLElement>('.prose :is(h2,h3)[id]')];
  const margin = 8;
  const tops = headings.map((heading) => {
    const reserved = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    return heading.getBoundingClientRect().top - reserved - (padding || 0);
  });
  const at =
    step === 1 ? tops.findIndex((top) => top > margin) : tops.findLastIndex((top) => top < -margin);
  if (at >= 0) headings[at]!.scrollIntoView();
  else if (step === -1) scrollTo({top: 0});
}
