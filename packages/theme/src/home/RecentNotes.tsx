import {useText} from '../base/context.tsx';
import type {NoteSummary} from '../types.ts';
import {ShortDate} from '../base/ShortDate.tsx';

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

/** The latest notes as rows; a date is said once for all notes that have it. */
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
        {notes.map((note, i) => (
          <li key={note.href}>
            <NoteRow note={note} hasDate={note.date !== notes[i - 1]?.date} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoteRow({note, hasDate}: {readonly note: NoteSummary; readonly hasDate: boolean}) {
  const {href, title, date, section, category, description} = note;
  return (
    <a href={href}>
      {date === undefined || !hasDate ? <span /> : <ShortDate date={date} />}
      <span className="t">{title}</span>
      <span className="s">{[section, category].filter(Boolean).join(' · ')}</span>
      {description !== undefined && <span className="d">{description}</span>}
    </a>
  );
}
