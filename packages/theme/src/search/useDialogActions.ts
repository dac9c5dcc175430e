import {type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useState} from 'react';
import {cutQuery} from '../nav/query.ts';
import type {DialogSearch} from './dialogSearch.ts';
import {type DialogRow, moveActive, NONE, type StoredRow, toKept} from './dialogRows.ts';
import type {StoredHit} from './hit.ts';
import {keepFocusInside} from './modal.ts';
import type {StoredOperation} from './StoredList.tsx';
import type {DialogRows} from './useDialogRows.ts';

/** Callbacks of the dialog for what its reader does. */
export interface DialogEvents {
  onQuery(query: string): void;
  onClose(): void;
  /** The reader goes to a hit; `kept` is what to remember of it. */
  onChoose(kept: StoredHit | null, hit: StoredHit): void;
  onOperate(row: StoredRow, operation: StoredOperation): void;
}

interface DialogActionOptions extends DialogEvents {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly initialQuery: string;
  readonly search: DialogSearch;
  readonly list: DialogRows;
  /** The reader goes where a link leads. */
  leave(): void;
}

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Tells whether a modifier key is held: Ctrl, ⌘, Shift or Alt. */
export function isModified({ctrlKey, metaKey, shiftKey, altKey}: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

export interface DialogActions {
  readonly query: string;
  change(value: string, isComposing?: boolean): void;
  reset(value: string): void;
  choose(kept: StoredHit | null, hit: StoredHit, event: Modifiers): void;
  /** Does it once the row does not show any more. */
  operate(row: StoredRow, operation: StoredOperation, gone: Promise<void>): void;
  showWhole(name: string): void;
  pressKey(event: KeyboardEvent): void;
}

/** Keeps what is in the field, and answers keys and clicks. */
export function useDialogActions(options: DialogActionOptions): DialogActions {
  const {input, initialQuery, search, list, onQuery, leave, onChoose} = options;
  const [query, setQuery] = useState(initialQuery);
  const setEager = useEager(options);
  const focus = (): void => input.current!.focus();

  const change = (value: string, isComposing = false): void => {
    const cut = cutQuery(value);
    setQuery(cut);
    setEager(false);
    if (!isComposing && cut !== search.query) onQuery(cut);
  };
  const showWhole = (name: string): void => {
    list.showWhole(name);
    focus();
  };
  return {
    query,
    change,
    operate(row, operation, gone) {
      void gone.then(() => options.onOperate(row, operation));
      focus();
    },
    showWhole,
    reset(value) {
      change(value);
      focus();
    },
    choose(kept, hit, event) {
      onChoose(kept, hit);
      if (!isModified(event)) leave();
    },
    pressKey(event) {
      pressKey(event, {
        options,
        query,
        enter: () => enter(event, {options, query, showWhole, setEager}),
      });
    },
  };
}

/** Remembers an Enter while the answer is under way: it opens the first hit once that is there. */
function useEager(options: DialogActionOptions) {
  const {
    search: {status, screen},
    list: {rows},
  } = options;
  const [isEager, setEager] = useState(false);
  useEffect(() => {
    if (!isEager || status === 'loading' || status === 'stalled') return;
    setEager(false);
    if (status === 'idle' && screen === 'results') linkOf(options, rows[0])?.click();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the dialog stays the same
  }, [isEager, status, screen, rows]);
  return setEager;
}

function enter(
  event: KeyboardEvent,
  given: {
    options: DialogActionOptions;
    query: string;
    showWhole(name: string): void;
    setEager(isEager: boolean): void;
  },
): void {
  const {options, query, showWhole, setEager} = given;
  const {status} = options.search;
  const {row, active, activeId, hits, isChosenByKey} = options.list;
  event.preventDefault();
  if (status === 'error') return options.onQuery(query);
  if ((status === 'loading' || status === 'stalled') && !isChosenByKey) return setEager(true);
  if (!row) return;
  if (row.kind === 'more') return showWhole(row.group);
  if (active.cell > 0) return find(options, `#${activeId}`)?.click();
  const link = linkOf(options, row);
  if (!link) return;
  if (!isModified(event)) return link.click();
  options.onChoose(row.kind === 'hit' ? toKept(row.hit, hits) : row.hit, row.hit);
  window.open(
    link.href,
    '_blank',
    `noopener${event.shiftKey ? ',popup=0,width=1200,height=900' : ''}`,
  );
}

function pressKey(
  event: KeyboardEvent,
  given: {
    options: DialogActionOptions;
    query: string;
    enter(): void;
  },
): void {
  const {dialog, input, list, onClose} = given.options;
  const {active, activate, row, rows} = list;
  // The keys of an input method are its own.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return;
  const isInput = event.target === input.current;
  if (event.key === 'Escape') {
    event.preventDefault();
    onClose();
  } else if (event.key === 'Tab') {
    if (isInput) activate(NONE);
    keepFocusInside(dialog.current!, event);
  } else if (event.key === 'Enter' && isInput && !event.altKey) {
    given.enter();
  } else if (event.key === 'Delete' && isInput && row && given.query === '') {
    event.preventDefault();
    // The last button of a stored row.
    find(given.options, `#${row.id} :last-child>button`)?.click();
  } else if (!isModified(event)) {
    const next = moveActive(active, event.key, rows);
    if (!next) return;
    event.preventDefault();
    if (!isInput) input.current!.focus();
    activate(next, true);
  }
}

/** Finds an element in the dialog: one of the page may have the same id, since notes name theirs. */
function find<T extends HTMLElement>({dialog}: DialogActionOptions, selector: string): T | null {
  return dialog.current!.querySelector<T>(selector);
}

function linkOf(
  options: DialogActionOptions,
  row: DialogRow | undefined,
): HTMLAnchorElement | null | undefined {
  return row && find(options, `a#${row.id},#${row.id} a`);
}
