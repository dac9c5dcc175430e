import '../styles/states.css';
import type {ReactNode} from 'react';
import {joinClasses} from '../base/classes.ts';
import {Main} from './Main.tsx';

export interface StateBoxProps {
  readonly title: string;
  /** Text of the button. */
  readonly action: string;
  readonly isQuiet?: boolean;
  readonly isBusy?: boolean;
  readonly children: ReactNode;
  onAction(): void;
}

/** Stands for a page that cannot be shown, and offers one way on. */
export function StateBox({title, action, isQuiet, isBusy, children, onAction}: StateBoxProps) {
  return (
    <Main className="wrap solo">
      <div className="box tide" role="alert">
        <h1>{title}</h1>
        {children}
        <button
          className={joinClasses('btn', isQuiet && 'ghost')}
          type="button"
          aria-busy={isBusy}
          onClick={isBusy ? undefined : onAction}
        >
          {action}
        </button>
      </div>
    </Main>
  );
}
