import type {ReactNode} from 'react';
import {Breadcrumbs} from '../components/Breadcrumbs.tsx';
import {Main} from '../components/Main.tsx';
import {useSite, useText} from '../base/context.tsx';
import type {BlogArchive, BlogAuthors, BlogTags} from '../types.ts';
import {AuthorCard} from './AuthorCard.tsx';
import {TagIndex} from '../lists/TagIndex.tsx';
import {formatYear, groupByYear} from './years.ts';
import {ShortDate} from '../base/ShortDate.tsx';

interface IndexPageProps {
  readonly page: BlogArchive | BlogAuthors;
  readonly lead?: string;
  readonly children: ReactNode;
}

function IndexPage({page, lead, children}: IndexPageProps) {
  return (
    <Main className="wrap blog">
      <aside>
        <Breadcrumbs crumbs={page.breadcrumbs} />
        <h1>{page.title}</h1>
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
    <IndexPage page={page} lead={text('theme.blog.archive.description')}>
      {groupByYear(page.posts).map(({year, posts}) => (
        <section className="year" key={year}>
          <h2 id={String(year)} aria-label={text('site.blog.year', {year})}>
            {formatYear(year, locale)}
          </h2>
          <ul className="lines">
            {posts.map((post) => (
              <li key={post.href}>
                <a href={post.href}>
                  <ShortDate date={post.date} />
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

/** All tags of the posts. */
export function TagsView({page}: {readonly page: BlogTags}) {
  return (
    <TagIndex title={page.title} groups={page.groups}>
      <Breadcrumbs crumbs={page.breadcrumbs} />
    </TagIndex>
  );
}

/** All authors. */
export function AuthorsView({page}: {readonly page: BlogAuthors}) {
  const text = useText();
  return (
    <IndexPage page={page}>
      {page.authors.map(({count, ...author}) => (
        <AuthorCard
          author={author}
          note={text('theme.blog.post.plurals', {count})}
          key={author.name}
        />
      ))}
    </IndexPage>
  );
}
