import {decodePath} from '../pathname.ts';
import type {Words} from './start.ts';

const LIST_ICON =
  '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h10"/></svg>';

/** The contents of an article that come up from the bar. */
interface Sheet {
  readonly button: HTMLButtonElement;
  readonly dialog: HTMLDialogElement;
  /** Marks the section being read, and those above it as read. */
  show(id: string | undefined): void;
}

/** Creates the sheet from the contents of the page; undefined for a page without any. */
export function createSheet(article: Element, words: Words): Sheet | undefined {
  const list = article.querySelector('.toc-m ul');
  if (!list) return undefined;
  const title = words('theme.TOCCollapsible.toggleButtonLabel');
  const dialog = document.createElement('dialog');
  dialog.className = 'read-sheet';
  dialog.id = 'Read-sheet';
  const heading = document.createElement('h2');
  heading.id = 'Read-sheet-h';
  heading.textContent = title;
  dialog.setAttribute('aria-labelledby', heading.id);
  dialog.append(heading, list.cloneNode(true));
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', title);
  button.setAttribute('aria-expanded', 'false');
  button.setAttribute('aria-controls', dialog.id);
  button.setAttribute('aria-haspopup', 'dialog');
  button.innerHTML = LIST_ICON;
  button.addEventListener('click', () => {
    dialog.showModal();
    button.setAttribute('aria-expanded', 'true');
    const current = dialog.querySelector<HTMLElement>('[aria-current]');
    (current ?? dialog.querySelector('a'))?.focus();
  });
  dialog.addEventListener('close', () => button.setAttribute('aria-expanded', 'false'));
  // A choice closes it, and so does a tap beside it, which the dialog itself gets.
  dialog.addEventListener('click', ({target}) => {
    if (target === dialog || (target as Element).closest('a')) dialog.close();
  });
  const links = [...dialog.querySelectorAll<HTMLAnchorElement>('a')];
  const marks = links.map((link) => {
    const mark = document.createElement('small');
    mark.textContent = words('site.read.mark');
    mark.hidden = true;
    link.append(' ', mark);
    return mark;
  });
  return {
    button,
    dialog,
    show(id) {
      const at = links.findIndex((link) => decodePath(link.hash.slice(1)) === id);
      links.forEach((link, i) => {
        if (i === at) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
        marks[i]!.hidden = i >= at;
      });
    },
  };
}
