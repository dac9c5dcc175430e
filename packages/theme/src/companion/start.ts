import './companion.css';
import {renewDocument} from '../base/renewDocument.ts';
import {formatMessage, type MessageParams} from '../messages/format.ts';
import type {MessageId} from '../messages/zh-CN.ts';
import type {SiteData} from '../types.ts';
import {showBar} from './bar.ts';
import {createKeys} from './keys.ts';
import {keepMarks, showMarks} from './marks.ts';
import {createMemory} from './memory.ts';
import {showNoteTools} from './noteTools.ts';
import {offerToContinue} from './continueReading.ts';
import {whenHydrated} from './whenHydrated.ts';

/** The text of the site's language for an id. */
export type Words = (id: MessageId, params?: MessageParams) => string;

/** What a site wants of the companion. */
interface CompanionOptions {
  readonly bar: boolean;
  readonly marks: boolean;
  readonly desk: boolean;
  readonly share: boolean;
  /** Address of a form, with `{title}` and `{url}`. */
  readonly feedback?: string | undefined;
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
    import('./desk.ts')
      .then((desk) => desk.openDesk({memory, words, hasMarks: options.marks}), renewDocument)
      .catch(console.warn);
  let page = new AbortController();
  const attach = () => {
    page.abort();
    page = new AbortController();
    if (options.bar) showBar(words, page.signal);
    showNoteTools({
      words,
      share: options.share,
      feedback: options.feedback,
      openDesk: options.desk ? openDesk : undefined,
      signal: page.signal,
    });
    if (!options.marks) return;
    keepMarks(memory, words, page.signal);
    showMarks(memory, words);
    offerToContinue(memory, words, baseUrl);
  };
  document.addEventListener('wuya:shown', attach);
  whenHydrated(attach);
  if (!options.desk) return;
  const onKey = createKeys({openDesk, home: baseUrl});
  document.addEventListener('keydown', onKey);
  if (sign instanceof KeyboardEvent) onKey(sign); // the key that brought all this
}
