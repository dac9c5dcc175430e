import {announce} from '../base/announce.ts';
import type {Text} from '../base/context.tsx';
import {copyText, getCodeText} from './copy.ts';

/** How long a button says that it copied. */
const DONE_MS = 2000;
const CHECK_ICON =
  '<svg class="i i-sm" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12.5 4.5 4.5L19 7.5"/></svg>';

/** Puts the code of a button's block on the clipboard, and says whether that went well. */
export async function copyCode(button: HTMLButtonElement, text: Text): Promise<void> {
  const code = button.closest('.code')?.querySelector('code');
  if (!code || button.classList.contains('done')) return;
  const isCopied = await copyText(getCodeText(code), code);
  announce(text(isCopied ? 'site.copy.success' : 'site.copy.failed'));
  const before = button.innerHTML;
  if (isCopied) {
    button.classList.add('done');
    button.innerHTML = CHECK_ICON;
    button.append(text('theme.CodeBlock.copied'));
  } else {
    button.textContent = text('site.copy.failed');
  }
  setTimeout(() => {
    button.classList.remove('done');
    button.innerHTML = before;
  }, DONE_MS);
}
