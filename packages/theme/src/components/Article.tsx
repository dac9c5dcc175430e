import {memo, useEffect, useRef, type ComponentType, type MouseEvent, type SyntheticEvent} from 'react';
import {handleArticleClick, handleArticleIntent} from '../article/clicks.ts';
import {useText} from '../context.tsx';
import {useHtml} from '../hooks/useHtml.ts';

export interface ArticleProps {
  /** The text as HTML, or null when `Component` draws it. */
  readonly html: string | null;
  readonly Component: ComponentType | null;
}

/** The text of a note. Its HTML is adopted as it stands and only written when another text comes. */
export const Article = memo(function Article({html, Component}: ArticleProps) {
  const text = useText();
  const content = useHtml(html ?? '');
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const article = ref.current!;
    const gone = new AbortController();
    if (article.querySelector('.tabs,.undrawn')) void import('../article/start.ts').then(({startArticle}) => startArticle(article, gone.signal));
    return () => gone.abort();
  }, [html]);
  const near = (event: SyntheticEvent) => handleArticleIntent(event.target as Element, text);
  const props = {ref, className: CLASS_NAME, onClick: (event: MouseEvent) => handleArticleClick(event, text), onPointerOver: near, onFocus: near};
  if (html === null) return <div {...props}>{Component && <Component />}</div>;
  return <div {...props} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
});

const CLASS_NAME = 'prose theme-doc-markdown';
