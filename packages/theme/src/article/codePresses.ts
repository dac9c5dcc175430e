import {announce} from '../base/announce.ts';
import type {Text} from '../base/context.tsx';
import type {ArticleEvent} from './clicks.ts';

/** How long a button says that it copied. */
const DONE_MS = 2000;
const CHECK_ICON =
  '<svg class="i i-sm" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12.5 4.5 4.5L19 7.5"/></svg>';

const loadCodeTools = () => import('./codeTools.ts');

/**
 * Answers a press on a part of a block of code: its buttons, a number of a line.
 * @param copying settles when its code was copied, with false where that failed; undefined when nothing is copied
 */
export async function answer(
  event: ArticleEvent,
  text: Text,
  copying: Promise<boolean> | undefined,
): Promise<void> {
  const target = event.target as Element;
  const copy = target.closest<HTMLButtonElement>('.copy');
  if (copy && copying) showCopied(copy, await copying, text);
  const wraps = target.closest<HTMLButtonElement>('.wraps');
  if (wraps) (await loadCodeTools()).toggleWrap(wraps);
  const unfold = target.closest<HTMLButtonElement>('.unfold');
  if (unfold) (await loadCodeTools()).toggleFold(unfold, text);
  const line = target.closest('.numbered .ln');
  if (line) (await import('./codeLines.ts')).pickLine(line, event);
}

/** Says on the button, and to screen readers, whether copying went well. */
function showCopied(button: HTMLButtonElement, isCopied: boolean, text: Text): void {
  announce(text(isCopied ? 'site.copy.success' : 'site.copy.failed'));
  const {innerHTML, ariaLabel} = button;
  button.ariaLabel = null; // it names the code, and would hide what the button says
  if (isCopied) {
    button.classList.add('done');
    button.innerHTML = CHECK_ICON;
    button.append(text('theme.CodeBlock.copied'));
  } else {
    button.textContent = text('site.copy.failed');
  }
  setTimeout(() => {
    button.classList.remove('done');
    Object.assign(button, {innerHTML, ariaLabel});
  }, DONE_MS);
}
