import {useText} from '../context.tsx';
import type {NoteSummary} from '../types.ts';
import {ShortDate} from './ShortDate.tsx';

export interface RecentNotesProps {
  /** Newest first. */
  readonly notes: readonly NoteSummary[];
  /** Where all notes are listed. */
  readonly allHref: string;
}

/** The latest notes as rows. */
export function RecentNotes({notes, allHref}: RecentNotesProps) {
  const text = useText();
  return (
    <section className="wrap split" aria-labelledby="recent">
      <div className="side-t tide">
        <h2 id="recent">{text('site.home.recent')}</h2>
        <p>{text('site.home.recentLead')}</p>
        <a className="go" href={allHref}>
          {text('site.home.all')}
        </a>
      </div>
      <ul className="rows">
        {notes.map((note) => (
          <li key={note.href}>
            <a href={note.href}>
              {note.date === undefined ? <span /> : <ShortDate date={note.date} />}
              <span className="t">{note.title}</span>
              <span className="s">{note.section}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
