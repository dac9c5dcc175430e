import {useEffect, useRef} from 'react';
import {useSite, useText} from '../base/context.tsx';

export interface CommentsBoxProps {
  /** Address of the page whose comments these are. */
  readonly path: string;
}

/** How far below the window the comments begin to load. */
const MARGIN = '400px';

/** The comments of a page, by the service that the site names. Nothing of it is loaded before the reader comes near. */
export function CommentsBox({path}: CommentsBoxProps) {
  const {comments} = useSite();
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current!;
    const gone = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        import('../comments/loadComments.ts')
          .then(({loadComments}) => loadComments(comments!, {box, path, signal: gone.signal}))
          .catch((error: unknown) => {
            console.warn(error);
            if (!gone.signal.aborted) box.textContent = text('site.comments.failed');
          });
      },
      {rootMargin: MARGIN},
    );
    observer.observe(box);
    return () => {
      observer.disconnect();
      gone.abort();
    };
  }, [comments, path, text]);
  return (
    <section className="comments" aria-label={text('site.comments.label')}>
      <div ref={ref} suppressHydrationWarning />
    </section>
  );
}
