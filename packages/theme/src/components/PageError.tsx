import {useLayoutEffect} from 'react';
import {useSite, useText} from '../base/context.tsx';
import {causeText} from '../errors/causeText.ts';
import {StateBox} from './StateBox.tsx';

export interface PageErrorProps {
  readonly error: unknown;
  onRetry(): void;
}

/** Stands for a page whose components throw. */
export function PageError({error, onRetry}: PageErrorProps) {
  const text = useText();
  const {baseUrl} = useSite();
  const title = text('site.pageError.title');
  useLayoutEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before; // else another page has come
    };
  }, [title]);
  return (
    <StateBox
      title={text('theme.ErrorPageContent.title')}
      action={text('theme.ErrorPageContent.tryAgain')}
      onAction={onRetry}
    >
      <pre>{causeText(error, text('site.pageError.cause'))}</pre>
      <p>
        <a className="go" href={baseUrl} data-reload>
          {text('theme.docs.breadcrumbs.home')}
        </a>
      </p>
    </StateBox>
  );
}
