import {useText, type Text} from '../base/context.tsx';
import {EXTERNAL_LINK, ExternalHint} from '../components/ExternalHint.tsx';
import {ArrowIcon, OutwardIcon} from '../components/Icons.tsx';
import {WaterDrawing} from '../components/WaterDrawing.tsx';
import type {Cover as CoverData, CoverPart, CoverRow} from '../types.ts';

export interface CoverProps {
  readonly cover: CoverData;
}

/** The water of a section, the way to its first note, and its parts with a row for each note. */
export function Cover({cover}: CoverProps) {
  const text = useText();
  const {first, parts, water} = cover;
  return (
    <section className="cover">
      <div className="cover-head">
        {first && (
          <p className="acts">
            <a className="btn" href={first.href}>
              <span>{text('site.cover.first')}</span>
              <ArrowIcon />
            </a>
          </p>
        )}
        <WaterDrawing water={water} />
      </div>
      {parts.map((part, i) => (
        <Part part={part} key={`${i} ${part.label ?? ''}`} />
      ))}
    </section>
  );
}

function Part({part}: {readonly part: CoverPart}) {
  const text = useText();
  const {label, href, rows} = part;
  return (
    <div className={label === undefined ? 'part plain' : 'part'}>
      {label !== undefined && (
        <div className="part-head">
          <h2>{href === undefined ? label : <a href={href}>{label}</a>}</h2>
          <p>{factsOf(part, text)}</p>
        </div>
      )}
      <ol>
        {rows.map((row, i) => (
          <Row row={row} key={`${i} ${row.href}`} />
        ))}
      </ol>
    </div>
  );
}

/** `5 篇 · 约 20 分钟` */
function factsOf({count, minutes}: CoverPart, text: Text): string {
  return [
    count > 0 && text('site.cover.notes', {count}),
    minutes > 0 && text('site.cover.minutes', {count: minutes}),
  ]
    .filter(Boolean)
    .join(' · ');
}

function Row({row}: {readonly row: CoverRow}) {
  const text = useText();
  const {title, href, say, minutes, count, more, isExternal} = row;
  return (
    <li>
      <a href={href} {...(isExternal ? EXTERNAL_LINK : undefined)}>
        <b>
          {more === undefined ? title : text('site.cover.more', {count: more})}
          {isExternal && <OutwardIcon small />}
          {isExternal && <ExternalHint />}
        </b>
        {say !== undefined && <span className="say">{say}</span>}
        {minutes !== undefined && <small>{text('site.cover.noteMinutes', {count: minutes})}</small>}
        {count !== undefined && <small>{text('site.cover.notes', {count})}</small>}
      </a>
    </li>
  );
}
