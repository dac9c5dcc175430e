import './peek.css';
import {decodePath} from '../../pathname.ts';
import type {PagePayload} from '../../types.ts';
import {readDesk} from '../deskState.ts';
import {type Card, createCard} from './card.ts';
import {type Glimpse, readPage, readPlace} from './glimpse.ts';
import {listenToTouch} from './touch.ts';

/** Facts that cards are made from. */
export interface PeekInput {
  /** Address of the home page: everything below it is a page of the site. */
  readonly baseUrl: string;
  /** Gives a page of the site, as a click on its link would find it; rejects where it cannot be had. */
  load(pathname: string): Promise<PagePayload>;
}

/** Links in the text, and those of other notes below it. */
const LINKS =
  ':is(.prose, .related, .backlinks) a[href]:not(.hash, .zoomable, [download], [target=_blank])';
/** How long a pointer rests, or the focus stays, before the card comes. */
const HOVER_MS = 300;
const FOCUS_MS = 500;
/** How long the pointer may be between link and card. */
const LEAVE_MS = 200;

/** What listeners do with the card. */
export interface Peek {
  readonly card: Card;
  /** The link, if there is one here that a card can be shown for. */
  linkAt(target: EventTarget | null): HTMLAnchorElement | undefined;
  /** Shows the card of a link after a while, unless something else comes between. */
  expect(link: HTMLAnchorElement, delayMs: number): void;
  /** Leaves the open card as it is. */
  keep(): void;
  /** Takes the card away after a while; at once without one. */
  dismiss(delayMs?: number): void;
}

/** Shows what is behind links of the text: for a pointer that rests, the focus of the keyboard, a finger that stays. */
export function startPeek(input: PeekInput): void {
  const peek = createPeek(input);
  listenToPointer(peek);
  listenToKeys(peek);
  listenToTouch(peek);
  document.addEventListener('wuya:shown', () => peek.dismiss());
  // What moves the page away from the card; lines of its own may be scrolled.
  const onScroll = ({target}: Event) => target !== peek.card.element && peek.card.close();
  document.addEventListener('scroll', onScroll, {capture: true, passive: true});
}

function createPeek({baseUrl, load}: PeekInput): Peek {
  const card = createCard();
  let wanted: HTMLAnchorElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const findGlimpse = async (link: HTMLAnchorElement): Promise<Glimpse | undefined> => {
    const id = decodePath(link.hash.slice(1));
    if (link.pathname !== location.pathname) return readPage(await load(link.pathname), id);
    return isInView(id) ? undefined : readPlace(document, id);
  };
  const show = async (link: HTMLAnchorElement): Promise<void> => {
    if (readDesk().peek !== '') return;
    const glimpse = await findGlimpse(link).catch(() => undefined);
    if (glimpse && wanted === link && link.isConnected) card.open(link, glimpse);
  };
  const hide = (): void => {
    wanted = undefined;
    card.close();
  };
  return {
    card,
    linkAt(target) {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
      const isOfSite =
        link?.origin === location.origin &&
        link.pathname.startsWith(baseUrl) &&
        !/\.(?!html$)\w+$/.test(link.pathname) &&
        !(link.pathname === location.pathname && link.hash === '');
      return isOfSite && link && !card.element.contains(link) ? link : undefined;
    },
    expect(link, delayMs) {
      clearTimeout(timer);
      if (card.link === link) return;
      wanted = link;
      timer = setTimeout(() => void show(link), delayMs);
    },
    keep: () => clearTimeout(timer),
    dismiss(delayMs = 0) {
      clearTimeout(timer);
      if (delayMs === 0) hide();
      else timer = setTimeout(hide, delayMs);
    },
  };
}

/** Tells whether a place of the page is on the screen already. */
function isInView(id: string): boolean {
  const {top, bottom} = document.getElementById(id)?.getBoundingClientRect() ?? {};
  return top !== undefined && bottom !== undefined && top >= 0 && bottom <= innerHeight;
}

function listenToPointer(peek: Peek): void {
  document.addEventListener('pointerover', ({target, pointerType}) => {
    if (pointerType === 'touch') return;
    const link = peek.linkAt(target);
    if (link) peek.expect(link, HOVER_MS);
    else if (peek.card.element.contains(target as Node)) peek.keep();
    else if (document.activeElement !== peek.card.link) peek.dismiss(LEAVE_MS);
  });
  document.documentElement.addEventListener('pointerleave', () => peek.dismiss(LEAVE_MS));
  document.addEventListener('pointerdown', ({target, pointerType}) => {
    if (pointerType !== 'touch' && !peek.card.element.contains(target as Node)) peek.dismiss();
  });
  // The pointer may have come to rest while this was loaded.
  const resting = matchMedia('(hover: hover)').matches && document.querySelector(`${LINKS}:hover`);
  const link = peek.linkAt(resting || null);
  if (link) peek.expect(link, HOVER_MS);
}

function listenToKeys(peek: Peek): void {
  document.addEventListener('focusin', ({target}) => {
    const link = peek.linkAt(target);
    if (link?.matches(':focus-visible')) peek.expect(link, FOCUS_MS);
  });
  document.addEventListener('focusout', ({target, relatedTarget}) => {
    if (peek.linkAt(target) && !peek.card.element.contains(relatedTarget as Node | null))
      peek.dismiss();
  });
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    if (peek.card.link) event.stopPropagation();
    peek.dismiss();
  };
  document.addEventListener('keydown', onKey, {capture: true});
}
