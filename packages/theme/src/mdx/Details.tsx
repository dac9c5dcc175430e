import {type ComponentProps, isValidElement, type ReactNode} from 'react';

export interface DetailsProps extends ComponentProps<'details'> {
  /** An element takes the place of the line that is always shown: `<summary className="mine">…</summary>`. */
  readonly summary?: ReactNode;
}

/** Text that folds. */
export function Details({summary, children, ...others}: DetailsProps) {
  return (
    <details {...others}>
      {isValidElement(summary) ? summary : summary !== undefined && <summary>{summary}</summary>}
      {children}
    </details>
  );
}
