import '../styles/zoom.css';

const GROW: KeyframeAnimationOptions = {duration: 200, easing: 'cubic-bezier(.3,.1,.2,1)'};

/** Shows the picture of a `.zoomable` link or button over the whole window. Esc, a click, scrolling or pinching closes it. */
export function openZoom(zoomable: HTMLElement): void {
  // The other colour mode may have another picture.
  const picture = [...zoomable.querySelectorAll('img, svg')].find(
    (one) => one.getClientRects().length > 0,
  );
  if (!picture) return;
  const dialog = document.createElement('dialog');
  // A picture for one colour mode says so on its figure.
  dialog.className = `zoom ${zoomable.parentElement?.className ?? ''}`.trim();
  dialog.setAttribute(
    'aria-label',
    picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '',
  );
  // Without its `<picture>` an image is the file itself.
  const copy = picture.cloneNode(true) as HTMLElement | SVGElement;
  if (picture instanceof HTMLImageElement && picture.currentSrc !== picture.src)
    standIn(copy, picture.currentSrc);
  dialog.append(copy);
  document.body.append(dialog);

  const close = () => dialog.close();
  const options = {passive: true, once: true};
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', close, options);
  dialog.addEventListener('wheel', close, options);
  dialog.addEventListener('touchmove', close, options);
  dialog.showModal();
  growFrom(copy, picture.getBoundingClientRect());
}

/** Shows what is loaded until the file is. */
function standIn(copy: HTMLElement | SVGElement, src: string): void {
  copy.style.background = `url(${JSON.stringify(src)}) center / 100% 100%`;
  copy.addEventListener('load', () => (copy.style.background = ''), {once: true});
}

/** Lets the picture grow out of the place where it is in the text. */
function growFrom(copy: Element, from: DOMRect): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const to = copy.getBoundingClientRect();
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  copy.animate(
    [{transform: `translate(${x}px,${y}px) scale(${from.width / to.width})`}, {transform: 'none'}],
    GROW,
  );
}
