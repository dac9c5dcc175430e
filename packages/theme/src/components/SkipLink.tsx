import type {MouseEvent} from 'react';
import {useText} from '../context.tsx';

/** The first stop of the keyboard. The region takes the focus after a navigation, so that the next Tab reaches the link. */
export function SkipLink() {
  const text = useText();
  const label = text('theme.common.skipToMainContent');
  return (
    <div className="skip-region" role="region" aria-label={label} tabIndex={-1}>
      <a className="skip" href="#main" onClick={focusMain}>
        {label}
      </a>
    </div>
  );
}

/** Moves the keyboard to the content and leaves the address as it is. Without script the link does the same by its hash. */
function focusMain(event: MouseEvent): void {
  const main = document.getElementById('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
}
