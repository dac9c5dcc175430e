import type {ReactNode} from 'react';
import {joinClasses} from '../base/classes.ts';

export interface MainProps {
  /** Chooses the columns: `wrap docs`, `wrap solo` … */
  readonly className?: string;
  readonly children: ReactNode;
}

/** The content of a page, where the skip link leads. Every page has one. */
export function Main({className, children}: MainProps) {
  return (
    <main id="main" className={joinClasses('theme-layout-main', className)}>
      {children}
    </main>
  );
}
