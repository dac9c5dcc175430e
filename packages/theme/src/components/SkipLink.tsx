import type {MouseEvent} from 'react';
import {usePage, useText} from '../base/context.tsx';
import {mainIdOf} from '../base/mainId.ts';

/** The first stop of the keyboard. The region takes the focus after a navigation, so that the next Tab reaches the link. */
export function SkipLink() {
  const text = useText();
  const page = usePage();
  const label = text('theme.common.skipToMainContent');
  const hasContents = 'toc' in page && page.toc.length > 0 && !page.hideToc;
  return (
    <div
      className="skip-region"
      role="region"
      aria-label={label}
      tabIndex={-1}
      style={{outline: 0}}
    >
      <a className="skip" href={`#${mainIdOf(page)}`} onClick={focusMain}>
        {label}
      </a>
      {hasContents && (
        <a className="skip" href="#Toc" onClick={focusContents}>
          {text('site.skip.contents')}
        </a>
      )}
    </div>
  );
}

/** Moves the keyboard to the contents beside the article, or to the row that opens them where there is no room. */
function focusContents(event: MouseEvent): void {
  const places = document.querySelectorAll<HTMLElement>('#Toc a, .toc-m summary');
  const place = [...places].find((element) => element.checkVisibility?.() ?? true);
  if (!place) return;
  event.preventDefault();
  place.focus();
}

/** Moves the keyboard to the content and leaves the address as it is. Without script the link does the same by its hash. */
function focusMain(event: MouseEvent<HTMLAnchorElement>): void {
  const id = event.currentTarget.hash.slice(1);
  const main = document.getElementById(id) ?? document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
}
