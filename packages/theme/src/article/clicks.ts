import type {Text} from '../base/context.tsx';

const loadCodeTools = () => import('./codeTools.ts');

/** Answers a click inside an article, whose HTML has no listeners of its own. */
export function handleArticleClick(event: ArticleEvent, text: Text): void {
  const target = event.target as Element;
  const copy = target.closest<HTMLButtonElement>('button.copy');
  if (copy) import('./copyCode.ts').then(({copyCode}) => copyCode(copy, text), console.warn);
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
