import type {ReactNode} from 'react';
import {joinClasses} from '../base/classes.ts';

export interface MainProps {
  /** Where the skip link leads. @default 'main' */
  readonly id?: string;
  /** Chooses the columns: `wrap docs`, `wrap solo` … */
  readonly className?: string;
  readonly children: ReactNode;
}

/** The content of a page, where the skip link leads. Every page has one. */
export function Main({id = 'main', className, children}: MainProps) {
  return (
    <main id={id} className={joinClasses('theme-layout-main', className)}>
      {children}
    </main>
  );
}
