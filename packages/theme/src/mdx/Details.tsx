import type {ReactNode} from 'react';

export interface DetailsProps {
  readonly summary?: ReactNode;
  readonly open?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Text that folds. */
export function Details({summary, open, className, children}: DetailsProps) {
  return (
    <details open={open} className={className}>
      {summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  );
}
