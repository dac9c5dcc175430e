import {useText} from '../base/context.tsx';
import type {NoteSummary} from '../types.ts';
import {ShortDate} from './ShortDate.tsx';

export interface RecentNotesProps {
  /** Newest first. */
  readonly notes: readonly NoteSummary[];
  /** Where all notes are listed. */
  readonly allHref: string;
  /** What the rows are, where they are not the latest notes: another name, sentence and link. */
  readonly words?: {
    readonly id: string;
    readonly title: string;
    readonly lead: string;
    readonly all: string;
  };
}

/** The latest notes as rows. */
export function RecentNotes({notes, allHref, words}: RecentNotesProps) {
  const text = useText();
  const {id, title, lead, all} = words ?? {
    id: 'recent',
    title: text('site.home.recent'),
    lead: text('site.home.recentLead'),
    all: text('site.home.all'),
  };
  return (
    <section className="wrap split" aria-labelledby={id}>
      <div className="side-t tide">
        <h2 id={id}>{title}</h2>
        <p>{lead}</p>
        <a className="go" href={allHref}>
          {all}
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
