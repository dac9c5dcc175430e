import type {Text} from '../context.tsx';

const WRAP_ICON = '<svg class="i i-sm" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 6h16M4 12h13a3 3 0 0 1 0 6h-4m2-2-2 2 2 2M4 18h5"/></svg>';

/** Gives a block whose lines are longer than it is wide a button that wraps them. */
export function addWrapButton(block: Element, text: Text): void {
  const pre = block.querySelector('pre');
  if (!pre || block.querySelector('.wraps') || (pre.scrollWidth <= pre.clientWidth && !block.classList.contains('wrapped'))) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'wraps';
  button.innerHTML = WRAP_ICON;
  button.title = text('theme.CodeBlock.wordWrapToggle');
  button.ariaLabel = button.title;
  button.ariaPressed = String(block.classList.contains('wrapped'));
  block.querySelector('.copy')?.before(button);
}

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
  button.lastChild?.replaceWith(isFolded ? text('site.code.expand', {count}) : text('site.code.collapse'));
}
