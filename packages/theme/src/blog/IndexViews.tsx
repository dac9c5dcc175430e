import type {ReactNode} from 'react';
import {Main} from '../components/Main.tsx';
import {useSite, useText} from '../context.tsx';
import type {BlogArchive, BlogAuthors, BlogTags, TagCount} from '../types.ts';
import {AuthorCard} from './AuthorCard.tsx';
import {formatYear, groupByYear} from './years.ts';

interface IndexPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function IndexPage({title, lead, children}: IndexPageProps) {
  return (
    <Main className="wrap blog">
      <aside>
        <h1>{title}</h1>
        {lead !== undefined && <p>{lead}</p>}
      </aside>
      <div>{children}</div>
    </Main>
  );
}

/** All posts by year, as rows. */
export function ArchiveView({page}: {readonly page: BlogArchive}) {
  const {locale} = useSite();
  const text = useText();
  return (
    <IndexPage title={page.title} lead={text('theme.blog.archive.description')}>
      {groupByYear(page.posts).map(({year, posts}) => (
        <section className="year" aria-label={text('site.blog.year', {year})} key={year}>
          <h2 aria-hidden="true">{formatYear(year, locale)}</h2>
          <ul className="lines">
            {posts.map((post) => (
              <li key={post.href}>
                <a href={post.href}>
                  <time dateTime={post.date}>{post.date.slice(5)}</time>
                  <span className="title">{post.title}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </IndexPage>
  );
}

/** All tags under their first letters. */
export function TagsView({page}: {readonly page: BlogTags}) {
  return (
    <IndexPage title={page.title}>
      {groupByLetter(page.tags).map(({letter, tags}) => (
        <section className="year letter" aria-label={letter} key={letter}>
          <h2 aria-hidden="true">{letter}</h2>
          <p className="tags">
            {tags.map(({label, href, count}) => (
              <a className="chip" href={href} key={href}>
                {label}
                <small>{count}</small>
              </a>
            ))}
          </p>
        </section>
      ))}
    </IndexPage>
  );
}

function groupByLetter(tags: readonly TagCount[]): {readonly letter: string; readonly tags: readonly TagCount[]}[] {
  const groups = new Map<string, TagCount[]>();
  for (const tag of tags) {
    const letter = [...tag.label][0]!.toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), tag]);
  }
  return [...groups].map(([letter, of]) => ({letter, tags: of}));
}

/** All authors. */
export function AuthorsView({page}: {readonly page: BlogAuthors}) {
  const text = useText();
  return (
    <IndexPage title={page.title}>
      {page.authors.map(({count, ...author}) => (
        <AuthorCard author={author} note={text('theme.blog.post.plurals', {count})} key={author.name} />
      ))}
    </IndexPage>
  );
}
