import {useText} from '../base/context.tsx';
import {StateBox} from './StateBox.tsx';

export interface LoadFailedProps {
  readonly data: {
    readonly error: unknown;
    /** The page is being loaded again; the button keeps the focus. */
    readonly isRetrying: boolean;
    onRetry(): void;
  };
}

/** Stands for a page that did not load. */
export function LoadFailed({data: {error, isRetrying, onRetry}}: LoadFailedProps) {
  const text = useText();
  return (
    <StateBox
      title={text('site.load.failed')}
      action={text(isRetrying ? 'site.load.retrying' : 'site.load.retry')}
      isQuiet
      isBusy={isRetrying}
      onAction={onRetry}
    >
      <p>{text('site.load.failedHelp')}</p>
      <pre>{String(error)}</pre>
    </StateBox>
  );
}
