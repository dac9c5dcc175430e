import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
} from 'react';
import {ARTICLE_CLASS} from '../article/articleClass.ts';
import {handleArticleClick} from '../article/clicks.ts';
import {startLater} from '../article/startLater.ts';
import {useText} from '../base/context.tsx';
import {LONG_TEXT} from '../head/textSheets.ts';
import {useHtml} from '../hooks/useHtml.ts';

export interface ArticleProps {
  /** The text as HTML, or null when `Component` renders it. */
  readonly html: string | null;
  /** The text of `html`, parsed before the reader asked for it: a new element takes its nodes. */
  readonly parsed?: DocumentFragment | undefined;
  readonly Component: ComponentType | null;
  /** Language of the text, where that is not the page's. */
  readonly lang?: string | undefined;
}

/** The text of a note. Its HTML is adopted as it is and only written when another text comes. */
export const Article = memo(function Article({html, parsed, Component, lang}: ArticleProps) {
  const text = useText();
  // Nodes can be taken but once: an element that gets another text, or is made again, is written.
  const [taken, setTaken] = useState(() => (parsed?.hasChildNodes() ? html : null));
  if (taken !== null && taken !== html) setTaken(null);
  const content = useHtml(taken === html ? '' : (html ?? ''));
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (taken !== null) ref.current!.append(parsed!);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const article = ref.current!;
    const gone = new AbortController();
    if (article.querySelector('.tabs,.undrawn')) startLater(article, gone.signal);
    if (article.querySelector('.code,.tablewrap,.math'))
      import('../article/codeTools.ts').then(
        ({watchCode}) => watchCode(article, text, gone.signal),
        console.warn,
      );
    return () => gone.abort();
  }, [html, text]);
  const props = {
    ref,
    className: (html?.length ?? 0) > LONG_TEXT ? `${ARTICLE_CLASS} long` : ARTICLE_CLASS,
    lang,
    dir: lang && 'auto', // the page may run in another direction
    onClick: (event: MouseEvent) => handleArticleClick(event, text),
  };
  if (html === null) return <div {...props}>{Component && <Component />}</div>;
  return <div {...props} dangerouslySetInnerHTML={content} suppressHydrationWarning />;
});
