import {localStore} from '../base/storage.ts';
import type {MessageId} from '../messages/zh-CN.ts';

/** Where the choices are kept: words with spaces between, which the inline script puts on `<html>` before the first paint. */
const DESK_KEY = 'wuya.desk';

interface Choice {
  readonly label: MessageId;
  /** The first is the one of the site; it needs no word. */
  readonly values: readonly {readonly value: string; readonly label: MessageId}[];
}

/** Choices of a reader. The words are those of `desk` rules in the core styles. */
export const CHOICES = {
  size: {
    label: 'site.desk.size',
    values: [
      {value: 'small', label: 'site.desk.small'},
      {value: '', label: 'site.desk.medium'},
      {value: 'large', label: 'site.desk.large'},
    ],
  },
  face: {
    label: 'site.desk.face',
    values: [
      {value: '', label: 'site.desk.sans'},
      {value: 'song', label: 'site.desk.song'},
    ],
  },
  measure: {
    label: 'site.desk.measure',
    values: [
      {value: 'narrow', label: 'site.desk.narrow'},
      {value: '', label: 'site.desk.medium'},
      {value: 'wide', label: 'site.desk.wide'},
    ],
  },
  peek: {
    label: 'site.desk.peek',
    values: [
      {value: '', label: 'site.desk.on'},
      {value: 'no-peek', label: 'site.desk.off'},
    ],
  },
  keys: {
    label: 'site.desk.keys',
    values: [
      {value: '', label: 'site.desk.on'},
      {value: 'no-keys', label: 'site.desk.off'},
    ],
  },
} as const satisfies Record<string, Choice>;

/** The choices of a reader, by name; empty words are those of the site. */
type Desk = Readonly<Record<keyof typeof CHOICES, string>>;

/** Keys and what they do, as the desk lists them. */
export const KEY_ROWS: readonly {readonly keys: readonly string[]; readonly label: MessageId}[] = [
  {keys: ['j', 'k'], label: 'site.desk.keyHeadings'},
  {keys: ['[', ']'], label: 'site.desk.keyNotes'},
  {keys: ['t'], label: 'site.desk.keyMode'},
  {keys: ['g', 'h'], label: 'site.desk.keyHome'},
  {keys: ['/'], label: 'site.desk.keySearch'},
  {keys: ['?'], label: 'site.desk.keyDesk'},
];

/** Reads the words of a store. `large song` → size large, face song; unknown words are left out */
export function parseDesk(stored: string | null): Desk {
  const words = new Set((stored ?? '').split(' '));
  const pick = (name: keyof typeof CHOICES) =>
    CHOICES[name].values.find(({value}) => value !== '' && words.has(value))?.value ?? '';
  return {
    size: pick('size'),
    face: pick('face'),
    measure: pick('measure'),
    peek: pick('peek'),
    keys: pick('keys'),
  };
}

/** Returns the choices with one of them changed. */
export function setChoice(desk: Desk, name: keyof Desk, value: string): Desk {
  return {...desk, [name]: value};
}

/** Prints choices as they are kept; empty for those of the site. */
export function printDesk(desk: Desk): string {
  return Object.values(desk).filter(Boolean).join(' ');
}

export const readDesk = (): Desk => parseDesk(localStore.get(DESK_KEY));

/** Keeps choices and shows them at once. */
export function writeDesk(desk: Desk): void {
  const words = printDesk(desk);
  if (words === '') localStore.remove(DESK_KEY);
  else localStore.set(DESK_KEY, words);
  document.documentElement.dataset['desk'] = words;
}
