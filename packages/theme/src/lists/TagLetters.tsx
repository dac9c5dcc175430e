import '../styles/letters.css';
import type {TagLetter} from '../types.ts';

export interface TagLettersProps {
  readonly groups: readonly TagLetter[];
}

/** All tags, one row for each first letter. */
export function TagLetters({groups}: TagLettersProps) {
  return (
    <div className="letters tide">
      {groups.map(({letter, tags}) => (
        <section key={letter} aria-labelledby={`tags-${letter}`}>
          <h2 id={`tags-${letter}`}>{letter}</h2>
          <ul className="tags">
            {tags.map(({label, href, count}) => (
              <li key={href}>
                <a className="chip" href={href} rel="tag">
                  {label}
                  <small>{count}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
