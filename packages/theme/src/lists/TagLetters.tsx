import '../styles/letters.css';
import {TagLink} from '../base/TagLink.tsx';
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
            {tags.map((tag) => (
              <li key={tag.href}>
                <TagLink {...tag} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
