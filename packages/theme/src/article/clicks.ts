import {announce} from '../base/announce.ts';
import type {Text} from '../base/context.tsx';
import {copyText, getCodeText} from './copy.ts';

/** How long a button says that it copied. */
const DONE_MS = 2000;
const CHECK_ICON =
  '<svg class="i i-sm" viewBox="0 0 24 24" aria-hidden="true"><path d="m5 12.5 4.5 4.5L19 7.5"/></svg>';

const loadCodeTools = () => import('./codeTools.ts');

/** Answers a click inside an article, whose HTML has no listeners of its own. */
export function handleArticleClick(event: ArticleEvent, text: Text): void {
  const target = event.target as Element;
  const copy = target.closest<HTMLButtonElement>('button.copy');
  if (copy) void copyCode(copy, text);
  const wraps = target.closest<HTMLButtonElement>('button.wraps');
  if (wraps) loadCodeTools().then(({toggleWrap}) => toggleWrap(wraps), console.warn);
  const line = target.closest('.numbered .ln');
  if (line) import('./codeLines.ts').then(({pickLine}) => pickLine(line, event), console.warn);
  const unfold = target.closest<HTMLButtonElement>('button.unfold');
  if (unfold) loadCodeTools().then(({toggleFold}) => toggleFold(unfold, text), console.warn);
  const zoomable = target.closest<HTMLElement>('.zoomable');
  if (zoomable && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    import('./zoom.ts').then(
      ({openZoom}) => openZoom(zoomable),
      () => zoomable instanceof HTMLAnchorElement && location.assign(zoomable.href), // the picture by itself
    );
  }
}

/** What a click of the browser's and one of React's have in common. */
type ArticleEvent = Pick<
  MouseEvent,
  'target' | 'clientX' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'
>;

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
