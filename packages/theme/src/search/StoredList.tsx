import type {MouseEvent} from 'react';
import {CloseIcon} from '../components/MenuIcons.tsx';
import {ClockIcon, StarIcon} from '../components/StoredIcons.tsx';
import {useText} from '../base/context.tsx';
import type {MessageId} from '../messages/zh-CN.ts';
import type {ActiveCell, DialogRow, StoredRow} from './dialogRows.ts';
import {levelOf, type StoredHit} from './hit.ts';

/** What the buttons of a row do: put the row among the favourites, or take it out of its list. */
export type StoredOperation = 'favourite' | 'remove';

const FADE_MS = 250;

export interface StoredListProps {
  readonly rows: readonly DialogRow[];
  readonly active: ActiveCell;
  hrefOf(url: string): string;
  onActivate(cell: ActiveCell): void;
  onChoose(hit: StoredHit, event: MouseEvent): void;
  /** `gone`: once the row has faded. */
  onOperate(row: StoredRow, operation: StoredOperation, gone: Promise<void>): void;
}

const GROUPS = [
  {kind: 'recent', title: 'theme.SearchModal.startScreen.recentSearchesTitle'},
  {kind: 'favourite', title: 'theme.SearchModal.startScreen.favoriteSearchesTitle'},
] as const satisfies readonly {kind: string; title: MessageId}[];

/** What the reader went to before: recent choices, then favourites. */
export function StoredList({rows, active, ...actions}: StoredListProps) {
  const text = useText();
  return GROUPS.map(({kind, title}) => {
    const own = rows.flatMap((row, index) => (row.kind === kind ? [{row, index}] : []));
    if (own.length === 0) return null;
    return (
      <div
        className="DocSearch-Hits"
        role="rowgroup"
        aria-labelledby={`docsearch-${kind}`}
        key={kind}
      >
        <h3 className="seek-h DocSearch-Hit-source" role="presentation" id={`docsearch-${kind}`}>
          {text(title)}
        </h3>
        {own.map(({row, index}) => (
          <StoredRowView
            key={row.hit.objectID}
            row={row}
            index={index}
            cell={active.row === index ? active.cell : -1}
            {...actions}
          />
        ))}
      </div>
    );
  });
}

interface StoredRowViewProps extends Omit<StoredListProps, 'rows' | 'active'> {
  readonly row: StoredRow;
  readonly index: number;
  /** The active cell of the row; -1 when the row is not active. */
  readonly cell: number;
}

function StoredRowView({
  row,
  index,
  cell,
  hrefOf,
  onActivate,
  onChoose,
  onOperate,
}: StoredRowViewProps) {
  const text = useText();
  const {id, hit, kind} = row;
  const level = levelOf(hit);
  const title = (hit.type === 'content' ? hit.content : hit.hierarchy[level]) ?? hit.url;
  const path = hit.hierarchy[level === 'lvl1' && hit.type !== 'content' ? 'lvl0' : 'lvl1'];
  const operations: readonly {readonly name: StoredOperation; readonly label: MessageId}[] =
    kind === 'recent'
      ? [
          {name: 'favourite', label: 'theme.SearchModal.startScreen.saveRecentSearchButtonTitle'},
          {name: 'remove', label: 'theme.SearchModal.startScreen.removeRecentSearchButtonTitle'},
        ]
      : [{name: 'remove', label: 'theme.SearchModal.startScreen.removeFavoriteSearchButtonTitle'}];
  return (
    <div
      className="hit DocSearch-Hit"
      id={id}
      role="row"
      aria-selected={cell >= 0}
      onMouseMove={() => onActivate({row: index, cell: 0})}
    >
      {kind === 'recent' ? <ClockIcon /> : <StarIcon className="on" />}
      <span role="gridcell" id={`${id}-0`}>
        <a
          href={hrefOf(hit.url)}
          onFocus={() => onActivate({row: index, cell: 0})}
          onClick={(event) => onChoose(hit, event)}
        >
          <b className="DocSearch-Hit-title">{title}</b>
          {path && <small className="DocSearch-Hit-path">{path}</small>}
        </a>
      </span>
      <span className="ops" role="none">
        {operations.map(({name, label}, i) => (
          <span role="gridcell" key={name}>
            <button
              className="iconbtn DocSearch-Hit-action-button"
              type="button"
              tabIndex={-1}
              id={`${id}-${i + 1}`}
              data-active={cell === i + 1 ? '' : undefined}
              title={text(label)}
              aria-label={text('site.search.operation', {operation: text(label), title})}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOperate(row, name, fade(document.getElementById(id)))}
            >
              {name === 'favourite' ? <StarIcon /> : <CloseIcon />}
            </button>
          </span>
        ))}
      </span>
    </div>
  );
}

/** Lets a row fade before it goes; at once where motion is not wanted. */
async function fade(element: HTMLElement | null): Promise<void> {
  if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // Whatever ends the animation, the row goes.
  await element
    .animate([{opacity: 1}, {opacity: 0}], {duration: FADE_MS, fill: 'forwards'})
    .finished.catch(() => undefined);
}
