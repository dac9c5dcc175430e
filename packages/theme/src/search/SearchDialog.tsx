import '../styles/search-dialog.css';
import {type ChangeEvent, type CompositionEvent, type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {joinClasses} from '../classes.ts';
import {SearchIcon} from '../components/Icons.tsx';
import {CloseIcon} from '../components/MenuIcons.tsx';
import {useText} from '../context.tsx';
import {DialogFoot} from './DialogFoot.tsx';
import {NoRecent, NoResults, SearchFailed, Waiting} from './DialogMessages.tsx';
import {type ActiveCell, type DialogRow, FIRST, moveActive, NONE, toKept, toResultRows, toStoredRows} from './dialogRows.ts';
import {groupHits} from './groupHits.ts';
import type {Hit, StoredHit} from './hit.ts';
import {keepFocusInside, openModal} from './modal.ts';
import {ResultList} from './ResultList.tsx';
import {StoredList, type StoredOperation} from './StoredList.tsx';
import {useLiveCount} from './useLiveCount.ts';

/** A search as the dialog draws it. */
export interface DialogSearch {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  readonly screen: 'start' | 'waiting' | 'results' | 'none' | 'error';
  readonly query: string;
  readonly found: {readonly query: string; readonly hits: readonly Hit[]; readonly hitCount: number; readonly isExact: boolean} | null;
  readonly sections: readonly string[];
}

export interface SearchDialogProps {
  /** What stands in the field at first. */
  readonly initialQuery: string;
  /** Whether it is selected there: what is typed takes its place. */
  readonly isSelected: boolean;
  readonly maxLength: number;
  /** Most hits of a section before the reader asks for all. */
  readonly maxPerGroup: number;
  readonly search: DialogSearch;
  readonly recent: readonly StoredHit[];
  readonly favourites: readonly StoredHit[];
  /** Whether choices are kept at all; without them the dialog begins empty. */
  readonly keepsChoices: boolean;
  /** The search page with the same query, if there is one. */
  readonly allHref: string | null;
  readonly reportHref: string | undefined;
  hrefOf(url: string): string;
  onQuery(query: string): void;
  onClose(): void;
  /** The reader goes to a hit; `kept` is what to remember of it. */
  onChoose(kept: StoredHit | null, hit: StoredHit): void;
  onFavourite(hit: StoredHit): void;
  onForget(hit: StoredHit): void;
  onUnfavourite(hit: StoredHit): void;
}

const LIST_ID = 'docsearch-list';
const FADE_MS = 250;

/** The search over the page: a field, and below it what was found, what was chosen before, or what is the matter. */
export function SearchDialog({initialQuery, isSelected, maxPerGroup, maxLength, search, recent, favourites, keepsChoices, allHref, reportHref, hrefOf, onQuery, onClose, onChoose, onFavourite, onForget, onUnfavourite}: SearchDialogProps) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const {status, screen, found, sections} = search;
  const hits = found?.hits ?? NO_HITS;

  const [whole, setWhole] = useState<{readonly of: unknown; readonly names: ReadonlySet<string>}>({of: null, names: new Set()});
  const groups = useMemo(() => groupHits(hits, {max: maxPerGroup, ...(whole.of === hits && {whole: whole.names})}), [hits, whole, maxPerGroup]);
  const rows = useMemo(() => {
    if (screen === 'results') return toResultRows(groups);
    return screen === 'start' ? toStoredRows(recent, favourites) : [];
  }, [screen, groups, recent, favourites]);

  // What is active belongs to what is shown: with another answer the first row is active again.
  const shown = screen === 'results' ? hits : screen;
  const [choice, setChoice] = useState<{readonly of: unknown; readonly at: ActiveCell; readonly byKey: boolean}>({of: shown, at: FIRST, byKey: false});
  const wanted = choice.of === shown ? choice.at : FIRST;
  const active = wanted.row < rows.length ? wanted : {row: rows.length - 1, cell: 0};
  const row = rows[active.row];
  const activeId = row && (active.cell > 0 ? `${row.id}-${active.cell}` : row.id);
  const activate = (at: ActiveCell, byKey = false): void => setChoice({of: shown, at, byKey});

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is opened once
  useLayoutEffect(() => openModal(dialog.current!, input.current!, isSelected), []);
  useEffect(() => {
    if (choice.byKey && activeId) document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
  }, [activeId, choice]);
  useEffect(() => {
    body.current!.scrollTop = 0;
  }, [shown]);

  // Enter while the answer is under way: it opens the first hit once that is there.
  const [isEager, setEager] = useState(false);
  useEffect(() => {
    if (!isEager || status === 'loading' || status === 'stalled') return;
    setEager(false);
    if (status === 'idle' && screen === 'results') linkOf(rows[0])?.click();
  }, [isEager, status, screen, rows]);

  const change = (value: string, isComposing = false): void => {
    const cut = value.slice(0, maxLength);
    setQuery(cut);
    setEager(false);
    if (!isComposing && cut !== search.query) onQuery(cut);
  };
  const reset = (value: string): void => {
    change(value);
    input.current!.focus();
  };
  const choose = (kept: StoredHit | null, hit: StoredHit, event: Modifiers): void => {
    onChoose(kept, hit);
    if (!isModified(event)) onClose();
  };
  const operate = (target: DialogRow, operation: StoredOperation): void => {
    if (target.kind !== 'recent' && target.kind !== 'favourite') return;
    const apply = operation === 'favourite' ? onFavourite : target.kind === 'recent' ? onForget : onUnfavourite;
    void fade(document.getElementById(target.id)).then(() => apply(target.hit));
    input.current!.focus();
  };
  const showWhole = (name: string): void => {
    setWhole({of: hits, names: new Set([...(whole.of === hits ? whole.names : []), name])});
    activate(active);
    input.current!.focus();
  };

  const enter = (event: KeyboardEvent): void => {
    event.preventDefault();
    if (status === 'error') return onQuery(query);
    if ((status === 'loading' || status === 'stalled') && !(choice.of === shown && choice.byKey)) return setEager(true);
    if (!row) return;
    if (row.kind === 'more') return showWhole(row.group);
    if (active.cell > 0) return document.getElementById(activeId!)?.click();
    const link = linkOf(row);
    if (!link) return;
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) return link.click();
    onChoose(row.kind === 'hit' ? toKept(row.hit, hits) : row.hit, row.hit);
    window.open(link.href, '_blank', event.shiftKey ? 'noopener,popup=0,width=1200,height=900' : 'noopener');
  };
  const pressKey = (event: KeyboardEvent): void => {
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
      enter(event);
    } else if (event.key === 'Delete' && isInput && row && query === '') {
      event.preventDefault();
      operate(row, 'remove');
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey) {
      const next = moveActive(active, event.key, rows);
      if (!next) return;
      event.preventDefault();
      if (!isInput) input.current!.focus();
      activate(next, true);
    }
  };

  const live = useLiveCount(status === 'idle' && (screen === 'results' || screen === 'none') ? found : null);
  const isGrid = screen === 'start' && rows.length > 0;
  const isList = screen === 'results';
  const list = isList ? {role: 'listbox', 'aria-label': text('theme.SearchPage.emptyResultsTitle')} : isGrid ? {role: 'grid', 'aria-label': startLabel(text)} : {};
  return (
    <dialog
      className={joinClasses('seeker DocSearch-Modal', status === 'stalled' && 'busy DocSearch-Container--Stalled', status === 'error' && 'DocSearch-Container--Errored')}
      aria-label={text('theme.SearchBar.label')}
      ref={dialog}
      onKeyDown={pressKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        // The scrim belongs to the dialog: a press on it has the dialog itself as its target.
        if (event.target === dialog.current) onClose();
      }}
    >
      <form className="seek-bar DocSearch-Form" role="search" onSubmit={(event) => event.preventDefault()}>
        <SearchIcon />
        <input
          type="search"
          name="q"
          className="DocSearch-Input"
          id="docsearch-input"
          role="combobox"
          aria-label={text('theme.SearchBar.label')}
          aria-autocomplete="both"
          aria-haspopup={isGrid ? 'grid' : 'listbox'}
          aria-expanded={isGrid || isList}
          aria-controls={isGrid || isList ? LIST_ID : undefined}
          aria-activedescendant={activeId}
          placeholder={text('theme.SearchModal.placeholder')}
          maxLength={maxLength}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint={row ? 'go' : 'search'}
          value={query}
          ref={input}
          onChange={(event: ChangeEvent<HTMLInputElement>) => change(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) => change(event.currentTarget.value)}
        />
        {query !== '' && (
          <button className="clear DocSearch-Reset" type="button" aria-label={text('theme.SearchModal.searchBox.resetButtonTitle')} title={text('theme.SearchModal.searchBox.resetButtonTitle')} onClick={() => reset('')}>
            <CloseIcon />
          </button>
        )}
        <kbd aria-hidden="true">Esc</kbd>
        <button className="cancel DocSearch-Cancel" type="button" onClick={onClose}>
          {text('theme.SearchModal.searchBox.cancelButtonText')}
        </button>
      </form>
      <div
        className="seek-body DocSearch-Dropdown"
        id={LIST_ID}
        {...list}
        aria-busy={status === 'loading' || status === 'stalled'}
        ref={body}
        onMouseLeave={() => activate(FIRST)}
        onTouchMove={() => input.current!.blur()}
      >
        {screen === 'results' && (
          <ResultList
            groups={groups}
            isWhole={found!.isExact && found!.hitCount === hits.length}
            activeRow={active.row}
            hrefOf={hrefOf}
            onActivate={(at) => active.row !== at && activate({row: at, cell: 0})}
            onChoose={(hit, event) => choose(toKept(hit, hits), hit, event)}
            onMore={showWhole}
          />
        )}
        {isGrid && (
          <StoredList
            rows={rows}
            active={active}
            hrefOf={hrefOf}
            onActivate={(at) => active.row !== at.row && activate(at)}
            onChoose={(hit, event) => choose(hit, hit, event)}
            onOperate={operate}
          />
        )}
        {screen === 'start' && rows.length === 0 && keepsChoices && <NoRecent />}
        {screen === 'waiting' && <Waiting />}
        {screen === 'none' && <NoResults query={found!.query} suggestions={sections.slice(0, 3)} reportHref={reportHref} onSuggestion={reset} />}
        {screen === 'error' && <SearchFailed onRetry={() => onQuery(query)} />}
      </div>
      <DialogFoot
        all={screen === 'results' && allHref !== null ? {href: allHref, count: found!.hitCount} : null}
        onLeave={(event) => {
          if (!isModified(event)) onClose();
        }}
      />
      <p className="vh" role="status">
        {live}
      </p>
    </dialog>
  );
}

const NO_HITS: readonly Hit[] = [];

type Modifiers = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'> & {readonly altKey?: boolean};

function isModified({ctrlKey, metaKey, shiftKey, altKey}: Modifiers): boolean {
  return ctrlKey || metaKey || shiftKey || altKey === true;
}

function startLabel(text: ReturnType<typeof useText>): string {
  return `${text('theme.SearchModal.startScreen.recentSearchesTitle')} / ${text('theme.SearchModal.startScreen.favoriteSearchesTitle')}`;
}

function linkOf(row: DialogRow | undefined): HTMLAnchorElement | null {
  const element = row && document.getElementById(row.id);
  return element instanceof HTMLAnchorElement ? element : (element?.querySelector('a') ?? null);
}

/** Lets a row fade before it goes; at once where motion is not wanted. */
async function fade(element: HTMLElement | null): Promise<void> {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Whatever ends the animation, the row goes.
  await element.animate([{opacity: 1}, {opacity: 0}], {duration: FADE_MS, fill: 'forwards'}).finished.catch(() => undefined);
}
