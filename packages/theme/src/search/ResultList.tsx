import type {MouseEvent} from 'react';
import {joinClasses} from '../base/classes.ts';
import {EnterIcon, HashIcon, NoteIcon, TextIcon} from '../components/SearchIcons.tsx';
import {WaterIcon} from '../components/WaterIcon.tsx';
import {useSite, useText} from '../base/context.tsx';
import type {HitGroup, HitRow} from './groupHits.ts';
import {levelOf, type Hit} from './hit.ts';
import {MarkedText} from './MarkedText.tsx';
import {partsOf} from './marks.ts';

export interface ResultListProps {
  readonly groups: readonly HitGroup[];
  /** True when the answer holds all there is: only then the groups can be counted. */
  readonly isWhole: boolean;
  readonly activeRow: number;
  hrefOf(url: string): string;
  onActivate(row: number): void;
  onChoose(hit: Hit, event: MouseEvent): void;
  onMore(group: string): void;
}

/** The hits by section, as the options of the search field. */
export function ResultList({
  groups,
  isWhole,
  activeRow,
  hrefOf,
  onActivate,
  onChoose,
  onMore,
}: ResultListProps) {
  const {sections} = useSite();
  const text = useText();
  let row = 0;
  let hitCount = 0;
  return groups.map(({name, rows, hiddenCount}, i) => {
    const water = sections.find(({label}) => label === name)?.water;
    const first = row;
    const firstHit = hitCount;
    row += rows.length + (hiddenCount > 0 ? 1 : 0);
    hitCount += rows.length;
    const more = first + rows.length;
    return (
      <section
        className="DocSearch-Hits"
        role="group"
        aria-labelledby={`docsearch-group-${i}`}
        key={name}
      >
        <h3 className="seek-h DocSearch-Hit-source" role="presentation" id={`docsearch-group-${i}`}>
          {water && <WaterIcon water={water} />}
          {name}
          {isWhole && (
            <small>{text('site.search.groupCount', {count: rows.length + hiddenCount})}</small>
          )}
        </h3>
        {rows.map((hitRow, at) => (
          <ResultRow
            key={hitRow.hit.objectID}
            id={`docsearch-hits-item-${firstHit + at}`}
            row={hitRow}
            href={hrefOf(hitRow.hit.url)}
            isActive={activeRow === first + at}
            onActivate={() => onActivate(first + at)}
            onChoose={(event) => onChoose(hitRow.hit, event)}
          />
        ))}
        {hiddenCount > 0 && (
          <div
            className="more"
            id={`docsearch-more-${i}`}
            role="option"
            aria-selected={activeRow === more}
            onMouseMove={() => onActivate(more)}
            onClick={() => onMore(name)}
          >
            {text('site.search.more', {section: name, count: hiddenCount})}
          </div>
        )}
      </section>
    );
  });
}

interface ResultRowProps {
  readonly id: string;
  readonly row: HitRow;
  readonly href: string;
  readonly isActive: boolean;
  onActivate(): void;
  onChoose(event: MouseEvent): void;
}

function ResultRow({
  id,
  row: {hit, parent, isLastChild},
  href,
  isActive,
  onActivate,
  onChoose,
}: ResultRowProps) {
  const text = useText();
  const isText = hit.type === 'content';
  const title = partsOf(hit, isText ? 'content' : levelOf(hit));
  const path = partsOf(hit, hit.type === 'lvl1' ? 'content' : 'lvl1');
  const KindIcon = isText ? TextIcon : hit.type === 'lvl1' ? NoteIcon : HashIcon;
  return (
    <a
      className={joinClasses('hit DocSearch-Hit', parent !== null && 'DocSearch-Hit--Child')}
      id={id}
      role="option"
      aria-selected={isActive}
      href={href}
      onFocus={onActivate}
      onMouseMove={onActivate}
      onClick={onChoose}
    >
      {parent && (
        <svg
          className="DocSearch-Hit-Tree"
          viewBox="0 0 28 56"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d={isLastChild ? 'M10 0V28H24' : 'M10 0V56M10 28H24'} />
        </svg>
      )}
      <KindIcon />
      <span>
        <b className="DocSearch-Hit-title">
          <MarkedText parts={title} />
        </b>
        {(path.length > 0 || hit.spelling) && (
          <small className="DocSearch-Hit-path">
            {hit.spelling && `${text('site.search.spelling', {letters: hit.spelling})} `}
            <MarkedText parts={path} />
          </small>
        )}
      </span>
      <EnterIcon className="enter" />
    </a>
  );
}
