import {memo, type ComponentType, type MouseEvent} from 'react';
import {handleArticleClick} from '../article/clicks.ts';
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
  const onClick = (event: MouseEvent) => handleArticleClick(event.target as Element, text);
  if (html === null) {
    return (
      <div className={CLASS_NAME} onClick={onClick}>
        {Component && <Component />}
      </div>
    );
  }
  return <div className={CLASS_NAME} onClick={onClick} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
});

const CLASS_NAME = 'prose theme-doc-markdown';
