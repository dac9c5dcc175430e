import type {ReactNode} from 'react';
import {joinClasses} from '../base/classes.ts';
import {mainIdOf} from '../base/mainId.ts';
import type {PageData} from '../types.ts';

export interface MainProps {
  /** The page whose article it holds. */
  readonly page?: PageData;
  /** Chooses the columns: `wrap docs`, `wrap solo` … */
  readonly className?: string;
  readonly children: ReactNode;
}

/** The content of a page, where the skip link leads. Every page has one. */
export function Main({page, className, children}: MainProps) {
  return (
    <main
      id={page ? mainIdOf(page) : 'main'}
      className={joinClasses('theme-layout-main', className)}
    >
      {children}
    </main>
  );
}
