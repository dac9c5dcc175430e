import {announce} from '../base/announce.ts';
import {copyText} from '../article/copy.ts';
import type {Words} from './start.ts';

/** What a reader can do at the end of a note. */
interface NoteToolsInput {
  readonly words: Words;
  readonly share: boolean;
  /** Address of a form or a new issue, with `{title}` and `{url}`; undefined for none. */
  readonly feedback: string | undefined;
  /** Opens the desk; undefined where there is none. */
  readonly openDesk: (() => void) | undefined;
  readonly signal: AbortSignal;
}

/** Puts what can be done with a note above the row of its tags, in room that is there anyway, and the desk into the sheet. */
export function showNoteTools(input: NoteToolsInput): void {
  const {words, share, feedback, openDesk, signal} = input;
  const row = document.querySelector('.doc-foot > .row');
  const tools = document.createElement('p');
  tools.className = 'note-tools';
  if (share) {
    const copy = toolOf(words('site.share.copy'), () => void copyLink(copy, words));
    tools.append(copy);
    if ('share' in navigator)
      tools.append(toolOf(words('site.share.label'), () => void sharePage()));
  }
  if (feedback !== undefined) tools.append(feedbackLink(feedback, words));
  if (openDesk) {
    tools.append(toolOf(words('site.desk.title'), openDesk));
    const sheet = document.querySelector<HTMLDialogElement>('.read-sheet');
    const inSheet = toolOf(words('site.desk.title'), () => {
      sheet?.close();
      openDesk();
    });
    sheet?.append(inSheet);
  }
  if (row && tools.firstChild) row.append(tools);
  signal.addEventListener('abort', () => tools.remove());
}

function toolOf(text: string, onClick: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'note-tool';
  button.textContent = text;
  button.addEventListener('click', onClick);
  return button;
}

/** Returns the address of the page without what leads inside it. */
function addressOf(): string {
  return location.origin + location.pathname;
}

async function copyLink(button: HTMLButtonElement, words: Words): Promise<void> {
  const isCopied = await copyText(decodeURI(addressOf()), button);
  const said = words(isCopied ? 'site.copy.success' : 'site.copy.failed');
  announce(said);
  button.textContent = said;
}

async function sharePage(): Promise<void> {
  // Closing the system's sheet without a choice is no fault.
  await navigator.share({title: document.title, url: addressOf()}).catch(() => undefined);
}

function feedbackLink(feedback: string, words: Words): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'note-tool';
  link.href = fillAddress(feedback, {title: document.title, url: addressOf()});
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  link.textContent = words('site.feedback.label');
  const hint = document.createElement('span');
  hint.className = 'vh';
  hint.textContent = words('theme.IconExternalLink.ariaLabel');
  link.append(hint);
  return link;
}

/** Fills `{title}` and `{url}` in an address, encoded. `…?title={title}` → `…?title=%E9%97%AD` */
export function fillAddress(
  address: string,
  values: {readonly title: string; readonly url: string},
): string {
  return address.replace(/\{(title|url)\}/g, (_, name: 'title' | 'url') =>
    encodeURIComponent(values[name]),
  );
}
