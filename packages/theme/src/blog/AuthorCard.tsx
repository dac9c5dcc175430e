import '../styles/authors.css';
import {EXTERNAL_LINK} from '../components/ExternalHint.tsx';
import type {Author} from '../types.ts';

/** The names of the authors of a post, each leading to its author. */
export function AuthorLine({authors}: {readonly authors: readonly Author[]}) {
  return (
    <span className="by">
      {authors.map((author) => (
        <AuthorName author={author} key={author.name} />
      ))}
    </span>
  );
}

function AuthorName({author: {name, href}}: {readonly author: Author}) {
  return href === undefined ? (
    <span>{name}</span>
  ) : (
    <a href={href} {...attributesFor(href, 'author')}>
      {name}
    </a>
  );
}

/** Gives a link about an author what it means and, where it leads out of the site, what such links have. */
function attributesFor(href: string, rel: 'author' | 'me') {
  if (!/^(https?:)?\/\//i.test(href)) return {rel};
  return {...EXTERNAL_LINK, rel: `${rel} ${EXTERNAL_LINK.rel}`};
}

/** What is known of authors besides their names; nothing when there is nothing. */
export function AuthorNotes({
  authors,
  isNamed = false,
}: {
  readonly authors: readonly Author[];
  /** The page says the name already. */
  readonly isNamed?: boolean;
}) {
  const known = authors.filter(
    ({title, imageUrl, description, socials}) => title ?? imageUrl ?? description ?? socials,
  );
  return known.map((author) => <AuthorCard author={author} isNamed={isNamed} key={author.name} />);
}

export interface AuthorCardProps {
  readonly author: Author;
  readonly note?: string;
  readonly isNamed?: boolean;
}

export function AuthorCard({author, note, isNamed = false}: AuthorCardProps) {
  const {name, title, imageUrl, description, socials} = author;
  return (
    <div className="author">
      {imageUrl !== undefined && (
        <img
          src={imageUrl}
          alt=""
          width="48"
          height="48"
          loading="lazy"
          decoding="async"
          title={name}
        />
      )}
      <div>
        <p>
          {!isNamed && (
            <b>
              <AuthorName author={author} />
            </b>
          )}
          {title !== undefined && <small>{title}</small>}
          {note !== undefined && <small>{note}</small>}
        </p>
        {description !== undefined && <p>{description}</p>}
        {socials && (
          <p className="socials">
            {socials.map(({label, href}) =>
              href === undefined ? (
                <span key={label}>{label}</span>
              ) : (
                <a href={href} {...attributesFor(href, 'me')} key={label}>
                  {label}
                </a>
              ),
            )}
          </p>
        )}
      </div>
    </div>
  );
}
