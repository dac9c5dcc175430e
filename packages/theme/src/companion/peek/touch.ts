import type {Peek} from './start.ts';

/** Shorter than what browsers wait before their own menu (Android 400 ms, iOS 500): who lifts the finger before it has the card alone. */
const HOLD_MS = 300;
/** Maximum distance that a finger moves while it holds: one that moves farther scrolls. */
const SLACK_PX = 10;

/**
 * Listens to fingers: one that stays on a link shows its card, and the link is not followed; one that stays longer gets
 * the menu of the browser, and the card leaves. The mark of a footnote shows the note instead of leading to it; pressed
 * again, it leads.
 */
export function listenToTouch(peek: Peek): void {
  let held: HTMLAnchorElement | undefined;
  let from = {x: 0, y: 0};
  let isTouch = false;

  document.addEventListener('pointerdown', ({target, pointerType, clientX, clientY}) => {
    isTouch = pointerType === 'touch';
    if (!isTouch || peek.card.element.contains(target as Node)) return;
    held = peek.linkAt(target);
    from = {x: clientX, y: clientY};
    if (peek.card.link && peek.card.link !== held) peek.dismiss();
    if (held && peek.card.link !== held) peek.expect(held, HOLD_MS);
    else held = undefined;
  });
  /** The finger does something else. */
  const leave = (): void => {
    if (!held) return;
    held = undefined;
    peek.dismiss();
  };
  document.addEventListener(
    'pointermove',
    ({clientX, clientY}) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > SLACK_PX) leave();
    },
    {passive: true},
  );
  document.addEventListener('pointercancel', leave);
  document.addEventListener('contextmenu', leave);
  const onClick = (event: MouseEvent): void => {
    const link = peek.linkAt(event.target);
    const pressed = held;
    held = undefined;
    if (!isTouch || !link || link !== pressed) return;
    const isShown = peek.card.link === link;
    if (!isShown && !link.matches('.fn')) return peek.dismiss();
    event.preventDefault();
    event.stopPropagation();
    if (!isShown) peek.expect(link, 0);
  };
  document.addEventListener('click', onClick, {capture: true});
}
