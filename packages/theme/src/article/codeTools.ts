import type {Text} from '../base/context.tsx';

const WRAP_ICON =
  '<svg class="i i-sm" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h5"/></svg>';

/** How far from the window blocks are looked at: two windows. */
const NEAR = {rootMargin: '200% 0px'};

/**
 * Makes of code, tables and formulas that are longer than they are wide stops of the keyboard, and of no others. Marks such
 * code with `over` and gives it a button that wraps it, as long as it is. Does so whenever their width changes, until
 * `signal` says that the article is gone. A block is first looked at when the window comes near: changing 200 at once takes 500 ms at 4x CPU,
 * most of it in laying them out again. Shows the lines that the address names.
 */
export function watchCode(article: Element, text: Text, signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    const blocks = entries.map(({target}) => ({
      target: target as HTMLElement,
      isOver: target.scrollWidth > target.clientWidth,
    }));
    for (const {target, isOver} of blocks) {
      setStop(target, isOver);
      const block = target.closest('pre')?.parentElement;
      block?.classList.toggle('over', isOver);
      if (block && isOver) addWrapButton(block, text);
      else block?.querySelector('.wraps[aria-pressed=false]')?.remove();
    }
  });
  const approach = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      if (!isIntersecting) continue;
      approach.unobserve(target);
      observer.observe(target);
    }
  }, NEAR);
  for (const one of article.querySelectorAll('.code pre,.tablewrap,.math')) approach.observe(one);
  signal.addEventListener('abort', () => {
    approach.disconnect();
    observer.disconnect();
  });
  for (const bar of article.querySelectorAll('.code-bar')) nameCopy(bar);
  const showLines = () => {
    if (/^#(b\d+-)?L\d/.test(location.hash))
      import('./codeLines.ts').then((lines) => lines.showLines(article), console.warn);
  };
  addEventListener('hashchange', showLines, {signal});
  showLines();
}

/** Tells the copy buttons of a page apart: by the title of the code, or as what it prints. */
function nameCopy(bar: Element): void {
  const button = bar.querySelector('.copy');
  const title = bar.firstChild!.textContent || bar.querySelector('.result')?.textContent;
  if (button && title) button.ariaLabel = `${button.textContent} ${title}`;
}

/** Makes of a block a stop of the keyboard where it scrolls, and no other. */
function setStop(block: HTMLElement, isStop: boolean): void {
  if (isStop) block.tabIndex = 0;
  else if (block !== document.activeElement) block.removeAttribute('tabindex'); // the keyboard came before the window
}

function addWrapButton(block: Element, text: Text): void {
  if (block.querySelector('.wraps')) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'wraps';
  button.innerHTML = WRAP_ICON;
  button.title = text('theme.CodeBlock.wordWrapToggle');
  button.ariaLabel = button.title;
  button.ariaPressed = String(block.classList.contains('wrapped'));
  // Where room is left: what is at the end of the bar does not move.
  block.querySelector('.code-bar > .lang, .copy')?.before(button);
}

/** Breaks long lines of the code of a button, or lets them run on again. */
export function toggleWrap(button: HTMLButtonElement): void {
  button.ariaPressed = String(button.closest('.code')?.classList.toggle('wrapped') ?? false);
}

/** Shows all lines of folded code, or its first ones again. */
export function toggleFold(button: HTMLButtonElement, text: Text): void {
  const block = button.closest('.code');
  if (!block) return;
  const isFolded = block.classList.toggle('fold');
  button.setAttribute('aria-expanded', String(!isFolded));
  const count = block.querySelectorAll('.ln').length;
  button.lastChild?.replaceWith(
    isFolded ? text('site.code.expand', {count}) : text('site.code.collapse'),
  );
}
