import {listTagsByLetters} from '../../mdx/blogLists.tsx';
import {Link} from '../../mdx/Link.tsx';

export interface TagProps {
  readonly label: string;
  readonly permalink?: string;
  readonly count?: number;
  readonly description?: string;
}

/** A link to all that has a tag. */
export function Tag({label, permalink = '', count, description}: TagProps) {
  return (
    <Link className="chip" to={permalink} rel="tag" title={description}>
      {label}
      {count !== undefined && <small>{count}</small>}
    </Link>
  );
}

export interface TagsProps {
  readonly tags: readonly TagProps[];
}

/** Tags in one line. */
export function TagsListInline({tags}: TagsProps) {
  return (
    <span className="tags">
      {tags.map((tag) => (
        <Tag key={tag.label} {...tag} />
      ))}
    </span>
  );
}

/** Tags by their first letters. */
export function TagsListByLetter({tags}: TagsProps) {
  return (
    <section>
      {listTagsByLetters(tags).map(({letter, tags: of}) => (
        <article key={letter}>
          <h2 id={letter}>{letter}</h2>
          <TagsListInline tags={of} />
        </article>
      ))}
    </section>
  );
}
