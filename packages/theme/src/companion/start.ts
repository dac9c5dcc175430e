import './companion.css';
import {formatMessage, type MessageParams} from '../messages/format.ts';
import type {MessageId} from '../messages/zh-CN.ts';
import type {SiteData} from '../types.ts';
import {showBar} from './bar.ts';
import {createKeys} from './keys.ts';
import {keepMarks, showMarks} from './marks.ts';
import {createMemory} from './memory.ts';
import {offerToGoOn} from './goOn.ts';

/** The text of the site's language for an id. */
export type Words = (id: MessageId, params?: MessageParams) => string;

/** What a site wants of the companion. */
export interface CompanionOptions {
  readonly bar: boolean;
  readonly marks: boolean;
  readonly desk: boolean;
}

/** Brings what accompanies a reader to the open page and to each that follows. */
export function startCompanion(
  {messages, locale, baseUrl}: Pick<SiteData, 'messages' | 'locale' | 'baseUrl'>,
  options: CompanionOptions,
  sign?: Event,
): void {
  const words: Words = (id, params) => formatMessage(messages[id] ?? id, params, locale);
  const memory = createMemory();
  const openDesk = () =>
    void import('./desk.ts').then(
      (desk) => desk.openDesk({memory, words, hasMarks: options.marks}),
      console.warn,
    );
  let page = new AbortController();
  const attach = () => {
    page.abort();
    page = new AbortController();
    if (options.bar) showBar(words, page.signal);
    if (options.desk) showDeskButton(words, openDesk, page.signal);
    if (!options.marks) return;
    keepMarks(memory, words, page.signal);
    showMarks(memory, words);
    offerToGoOn(memory, words, baseUrl);
  };
  document.addEventListener('wuya:shown', attach);
  attach();
  if (!options.desk) return;
  const onKey = createKeys({openDesk, home: baseUrl});
  document.addEventListener('keydown', onKey);
  if (sign instanceof KeyboardEvent) onKey(sign); // the key that brought all this
}

/** Puts the way to the desk beside what else can be done with a note, and into the sheet of narrow windows. */
function showDeskButton(words: Words, openDesk: () => void, signal: AbortSignal): void {
  for (const place of document.querySelectorAll('.doc-foot > .row, .read-sheet')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'to-desk';
    button.textContent = words('site.desk.title');
    button.addEventListener('click', () => {
      button.closest('dialog')?.close();
      openDesk();
    });
    place.append(button);
    signal.addEventListener('abort', () => button.remove());
  }
}
