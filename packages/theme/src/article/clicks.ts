import type {Text} from '../base/context.tsx';
import {renewDocument} from '../base/renewDocument.ts';
import {copyText, getCodeText} from './copy.ts';

/** Fields that clicks of the browser and of React have in common. */
export type ArticleEvent = Pick<
  MouseEvent,
  'target' | 'clientX' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'
>;

/** Answers a click inside an article, whose HTML has no listeners of its own. */
export function handleArticleClick(event: ArticleEvent, text: Text): void {
  const target = event.target as Element;
  const code = target.closest('.copy:not(.done)')?.closest('.code')?.querySelector('code');
  if (code || target.closest('.wraps,.unfold,.numbered .ln')) {
    // While the press lasts, as WebKit asks.
    const copying = code ? copyText(getCodeText(code), code) : undefined;
    import('./codePresses.ts')
      .then(({answer}) => answer(event, text, copying), renewDocument)
      .catch(console.warn);
  }
  const zoomable = target.closest<HTMLElement>('.zoomable');
  if (zoomable && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
    event.preventDefault();
    import('./zoom.ts').then(
      ({openZoom}) => openZoom(zoomable),
      () => zoomable instanceof HTMLAnchorElement && location.assign(zoomable.href), // the picture by itself
    );
  }
}
