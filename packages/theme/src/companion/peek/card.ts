import type {Glimpse} from './glimpse.ts';

const ID = 'peek';
/** Between the link and the card, and between the card and the edge of the window. */
const GAP_PX = 8;
const EDGE_PX = 12;

/** The card beside a link. It is a tooltip: the link is described by it, and the focus stays where it is. */
export interface Card {
  readonly element: HTMLElement;
  /** The link that it is beside. */
  readonly link: HTMLAnchorElement | undefined;
  open(link: HTMLAnchorElement, glimpse: Glimpse): void;
  close(): void;
}

/** Creates the card; it is in the document only while it is open. */
export function createCard(): Card {
  const element = document.createElement('div');
  element.className = 'peek';
  element.id = ID;
  element.role = 'tooltip';
  let link: HTMLAnchorElement | undefined;
  return {
    element,
    get link() {
      return link;
    },
    open(to, glimpse) {
      this.close();
      link = to;
      element.replaceChildren(...partsOf(glimpse));
      document.body.append(element);
      describe(to, true);
      place(element, to.getBoundingClientRect());
    },
    close() {
      if (!link) return;
      describe(link, false);
      link = undefined;
      element.remove();
    },
  };
}

function partsOf({page, title, text}: Glimpse): Node[] {
  const part = (name: string, content: string | Node): Node => {
    const made = document.createElement(name);
    made.append(content);
    return made;
  };
  return [
    ...(page ? [part('small', page)] : []),
    ...(title ? [part('b', title)] : []),
    part('div', text),
  ];
}

/** Adds the card to what describes a link, or takes it away; a mark of a footnote is described by its heading already. */
function describe(link: Element, isOpen: boolean): void {
  const ids = (link.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id && id !== ID);
  if (isOpen) ids.push(ID);
  if (ids.length > 0) link.setAttribute('aria-describedby', ids.join(' '));
  else link.removeAttribute('aria-describedby');
}

/** Puts the card below the link, or above it where more of the window is; never over it, however many lines it takes. */
function place(card: HTMLElement, link: DOMRect): void {
  const navbar = document.querySelector('.nav')?.getBoundingClientRect().bottom ?? 0;
  const bar = document.querySelector('.read-bar')?.getBoundingClientRect();
  const bottom = bar && bar.height > 0 ? bar.top : innerHeight;
  const above = link.top - Math.max(navbar, 0) - GAP_PX * 2;
  const below = bottom - link.bottom - GAP_PX * 2;
  const {width, height} = card.getBoundingClientRect();
  const isBelow = height <= below || below >= above;
  card.style.maxHeight = `${Math.max(isBelow ? below : above, 0)}px`;
  card.style.top = `${isBelow ? link.bottom + GAP_PX : link.top - GAP_PX - Math.min(height, above)}px`;
  const start = document.dir === 'rtl' ? link.right - width : link.left;
  const left = Math.min(start, document.documentElement.clientWidth - width - EDGE_PX);
  card.style.left = `${Math.max(left, EDGE_PX)}px`;
}
