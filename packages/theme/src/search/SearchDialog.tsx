import '../styles/search-dialog.css';
import {type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef} from 'react';
import {joinClasses} from '../base/classes.ts';
import {useText} from '../base/context.tsx';
import {useLazyPart} from '../hooks/useLazyPart.ts';
import {AnswerNotes} from './AnswerNotes.tsx';
import {DialogField, LIST_ID} from './DialogField.tsx';
import {DialogFoot} from './DialogFoot.tsx';
import {NoRecent, SearchFailed, Waiting} from './DialogMessages.tsx';
import {FIRST, toKept} from './dialogRows.ts';
import type {DialogSearch} from './dialogSearch.ts';
import type {DialogView} from './dialogView.ts';
import type {StoredHits} from './hit.ts';
import {openModal} from './modal.ts';
import {NoResults} from './NoResults.tsx';
import {ResultList} from './ResultList.tsx';
import {SectionPreview} from './SectionPreview.tsx';
import {
  type DialogActions,
  type DialogEvents,
  isModified,
  useDialogActions,
} from './useDialogActions.ts';
import {type DialogRows, useDialogRows} from './useDialogRows.ts';
import {useLiveCount} from './useLiveCount.ts';

export interface SearchDialogProps extends DialogEvents {
  /** Initial content of the field. */
  readonly initialQuery: string;
  /** Whether it is selected there: what is typed takes its place. */
  readonly isSelected: boolean;
  /** Maximum number of hits of a section before the reader asks for all. */
  readonly maxPerGroup: number;
  readonly search: DialogSearch;
  readonly stored: StoredHits;
  /** Whether choices are kept; if not, the dialog begins empty. */
  readonly keepsChoices: boolean;
  /** The search page with the same query, if there is one. */
  readonly allHref: string | null;
  readonly reportHref: string | undefined;
  /** Who answers, where they ask to be named. */
  readonly credit: ReactNode;
  /** Where the reader was when the dialog was left, for one that Back leads to. */
  readonly view: DialogView | undefined;
  /** Called when the reader follows a link of the dialog. */
  onLeave(view: DialogView): void;
  hrefOf(url: string): string;
}

/** The search dialog over the page: a field, and below it results, earlier choices, or an error. */
export function SearchDialog(props: SearchDialogProps) {
  const {isSelected, search, allHref, onClose} = props;
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const {status, screen, found} = search;
  const list = useDialogRows(search, props);
  const leave = (): void =>
    props.onLeave({active: list.active, top: body.current!.scrollTop, whole: list.whole});
  const actions = useDialogActions({...props, dialog, input, list, leave});
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it is opened once
  useLayoutEffect(() => openModal(dialog.current!, input.current!, isSelected), []);
  useFollowing(body, list, props.view?.top);
  const live = useLiveCount(
    status === 'idle' && (screen === 'results' || screen === 'none') ? found : null,
  );
  const looked = list.row?.kind === 'hit' ? list.row.hit : list.hits[0];
  const isGrid = screen === 'start' && list.rows.length > 0;
  const popup = isGrid ? 'grid' : screen === 'results' ? 'listbox' : null;
  return (
    <dialog
      className={joinClasses(
        'seeker DocSearch-Modal',
        screen !== 'start' && 'asked',
        status === 'stalled' && 'busy DocSearch-Container--Stalled',
        status === 'error' && 'DocSearch-Container--Errored',
      )}
      aria-label={text('theme.SearchBar.label')}
      ref={dialog}
      onKeyDown={actions.pressKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => {
        // The scrim belongs to the dialog: a press on it has the dialog itself as its target.
        if (event.target === dialog.current) onClose();
      }}
    >
      <DialogField
        input={input}
        query={actions.query}
        popup={popup}
        activeId={list.activeId}
        onChange={actions.change}
        onReset={() => actions.reset('')}
        onClose={onClose}
      />
      {screen === 'results' && <AnswerNotes notes={found!.notes} />}
      <div className="seek-pair">
        <DialogBody
          {...props}
          body={body}
          popup={popup}
          list={list}
          actions={actions}
          onTouch={() => input.current!.blur()}
        />
        {screen === 'results' && looked && <SectionPreview hit={looked} />}
      </div>
      <DialogFoot
        {...props}
        hasRows={popup !== null}
        all={
          screen === 'results' && allHref !== null
            ? {href: allHref, count: found!.documentCount, isCounted: found!.isCounted}
            : null
        }
        onLeave={(event) => {
          if (!isModified(event)) leave();
        }}
      />
      <p className="vh" role="status">
        {live}
      </p>
    </dialog>
  );
}

/** Keeps the row that a key chose in view, and begins each new list at its top, the first one where it was left. */
function useFollowing(
  body: RefObject<HTMLDivElement | null>,
  list: DialogRows,
  firstTop = 0,
): void {
  const {activeId, isChosenByKey, shown} = list;
  useEffect(() => {
    if (isChosenByKey && activeId)
      document.getElementById(activeId)?.scrollIntoView({block: 'nearest'});
  }, [activeId, isChosenByKey]);
  const top = useRef(firstTop);
  useLayoutEffect(() => {
    body.current!.scrollTop = top.current;
    top.current = 0;
  }, [body, shown]);
}

interface DialogBodyProps extends SearchDialogProps {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly popup: 'grid' | 'listbox' | null;
  readonly list: DialogRows;
  readonly actions: DialogActions;
  onTouch(): void;
}

/** Loads the list of what was searched before, for readers who have one. */
const loadStoredList = () => import('./StoredList.tsx').then((part) => part.StoredList);

/** The part below the field. */
function DialogBody(props: DialogBodyProps) {
  const {search, body, popup, list, actions, hrefOf, onTouch} = props;
  const {status, screen, found} = search;
  const {active, rows, hits} = list;
  const text = useText();
  const [StoredList, loadList] = useLazyPart(loadStoredList);
  const isGrid = popup === 'grid';
  useEffect(() => {
    if (isGrid) loadList();
  }, [isGrid, loadList]);
  return (
    <div
      className="seek-body DocSearch-Dropdown"
      id={LIST_ID}
      role={popup ?? undefined}
      aria-label={popup ? labelOf(popup, text) : undefined}
      aria-busy={status === 'loading' || status === 'stalled'}
      ref={body}
      onMouseLeave={() => list.activate(FIRST)}
      onTouchMove={onTouch}
    >
      {screen === 'results' && (
        <ResultList
          groups={list.groups}
          isWhole={found!.isWhole}
          activeRow={active.row}
          hrefOf={hrefOf}
          onActivate={(at) => active.row !== at && list.activate({row: at, cell: 0})}
          onChoose={(hit, event) => actions.choose(toKept(hit, hits), hit, event)}
          onMore={actions.showWhole}
        />
      )}
      {isGrid && StoredList && (
        <StoredList
          rows={rows}
          active={active}
          hrefOf={hrefOf}
          onActivate={(at) => active.row !== at.row && list.activate(at)}
          onChoose={(hit, event) => actions.choose(hit, hit, event)}
          onOperate={actions.operate}
        />
      )}
      {screen === 'start' && rows.length === 0 && props.keepsChoices && <NoRecent />}
      {screen === 'waiting' && <Waiting />}
      {screen === 'none' && (
        <NoResults
          query={found!.query}
          suggestions={search.sections}
          reportHref={props.reportHref}
          onSuggestion={actions.reset}
        />
      )}
      {screen === 'error' && <SearchFailed onRetry={() => props.onQuery(actions.query)} />}
    </div>
  );
}

function labelOf(popup: 'grid' | 'listbox', text: ReturnType<typeof useText>): string {
  return popup === 'listbox'
    ? text('theme.SearchPage.emptyResultsTitle')
    : `${text('theme.SearchModal.startScreen.recentSearchesTitle')} / ${text('theme.SearchModal.startScreen.favoriteSearchesTitle')}`;
}
