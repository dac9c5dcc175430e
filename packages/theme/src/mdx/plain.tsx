import type {ReactNode} from 'react';

export interface ChildrenProps {
  readonly children?: ReactNode;
}

/** Tags for `<head>`; React moves `<title>`, `<meta>` and `<link>` there. */
export function Head({children}: ChildrenProps) {
  return <>{children}</>;
}

/** Marked text. */
export function Highlight({children}: ChildrenProps) {
  return <mark>{children}</mark>;
}
