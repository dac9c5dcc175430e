import {announce} from '../announce.ts';
import type {Text} from '../context.tsx';
import {copyText, getCodeText} from './copy.ts';

/** How long a button says that it copied. */
const DONE_MS = 2000;
const CHECK_ICON = '<svg class="i i-sm" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12.5 4.5 4.5L19 7.5"/></svg>';

/** Answers a click inside an article, whose HTML has no listeners of its own. */
export function handleArticleClick(target: Element, text: Text): void {
  const copy = target.closest<HTMLButtonElement>('button.copy');
  if (copy) void copyCode(copy, text);
  const unfold = target.closest<HTMLButtonElement>('button.unfold');
  if (unfold) toggleFold(unfold, text);
  const zoomable = target.closest<HTMLButtonElement>('button.zoomable');
  if (zoomable) void import('./zoom.ts').then(({openZoom}) => openZoom(zoomable));
  const hash = target.closest<HTMLAnchorElement>('a.hash');
  // The link itself still works; the address on the clipboard is a gift, and silence is no harm where it fails.
  if (hash) navigator.clipboard?.writeText(hash.href).then(() => announce(text('site.copy.address')), () => {});
}

async function copyCode(button: HTMLButtonElement, text: Text): Promise<void> {
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

function toggleFold(button: HTMLButtonElement, text: Text): void {
  const block = button.closest('.code');
  if (!block) return;
  const isFolded = block.classList.toggle('fold');
  button.setAttribute('aria-expanded', String(!isFolded));
  const count = block.querySelectorAll('.ln').length;
  button.lastChild?.replaceWith(isFolded ? text('site.code.expand', {count}) : text('site.code.collapse'));
}
