import {handleArticleClick} from '../article/clicks.ts';
import {TagLink} from '../base/TagLink.tsx';
import {Breadcrumbs} from '../components/Breadcrumbs.tsx';
import {Main} from '../components/Main.tsx';
import {VisibilityNote} from '../components/VisibilityNote.tsx';
import {classOfPart} from '../base/widePart.ts';
import {useSite, useText} from '../base/context.tsx';
import {useHtml} from '../hooks/useHtml.ts';
import type {BlogList, PostEntry} from '../types.ts';
import {AuthorLine, AuthorNotes} from './AuthorCard.tsx';
import {Turn} from './Turn.tsx';
import {formatYear, groupByYear} from './years.ts';
import {ShortDate} from '../base/ShortDate.tsx';

/** A list of posts by year, with what it is a list of beside it. */
export function ListView({page}: {readonly page: BlogList}) {
  const text = useText();
  return (
    <Main className="wrap blog">
      <Aside page={page} />
      <div>
        {page.unlisted && <VisibilityNote kind="unlisted" />}
        {page.posts.length === 0 && <p>{text('theme.blog.author.noPosts')}</p>}
        <Years posts={page.posts} />
        <Turn {...page} />
      </div>
    </Main>
  );
}

function Aside({page}: {readonly page: BlogList}) {
  const text = useText();
  return (
    <aside>
      <Breadcrumbs crumbs={page.breadcrumbs} />
      <h1>{page.title}</h1>
      {page.count !== undefined && (
        <p className="meta">{text('theme.blog.post.plurals', {count: page.count})}</p>
      )}
      {page.author && (
        <AuthorNotes
          authors={[{...page.author, description: undefined} as typeof page.author]}
          isNamed
        />
      )}
      {page.lead !== undefined && <p>{page.lead}</p>}
      {page.tags.length > 0 && (
        <>
          <h2>{text('theme.tags.tagsPageTitle')}</h2>
          <span className="tags">
            {page.tags.map(({label, href, count}) => (
              <a className="chip" href={href} key={href}>
                {label}
                <small>{count}</small>
              </a>
            ))}
          </span>
        </>
      )}
      <p className="ways">
        {page.links.map(({title, href}) => (
          <a className="go" href={href} key={href}>
            {title}
          </a>
        ))}
        {page.feedHref !== undefined && (
          <a className="go" href={page.feedHref} data-reload>
            {text('site.blog.feed')}
          </a>
        )}
      </p>
    </aside>
  );
}

function Years({posts}: {readonly posts: readonly PostEntry[]}) {
  const {locale} = useSite();
  const text = useText();
  return groupByYear(posts).map(({year, posts: ofYear}) => (
    <section className="year" key={year}>
      <h2 aria-label={text('site.blog.year', {year})}>{formatYear(year, locale)}</h2>
      <div>
        {ofYear.map((post) => (
          <Entry post={post} key={post.href} />
        ))}
      </div>
    </section>
  ));
}

function Entry({post}: {readonly post: PostEntry}) {
  const text = useText();
  const content = useHtml(post.html);
  return (
    <article className="post">
      <p className="meta">
        <ShortDate date={post.date} />
        {post.readingMinutes > 0 && (
          <span>
            {text('theme.blog.post.readingTime.plurals', {readingTime: post.readingMinutes})}
          </span>
        )}
        {post.authors && <AuthorLine authors={post.authors} />}
      </p>
      <h3 className={classOfPart(post.title) ? 'title wide-part' : 'title'}>
        <a href={post.href}>{post.title}</a>
      </h3>
      <div
        className={post.isTruncated ? 'ex' : 'ex prose'}
        dangerouslySetInnerHTML={content}
        onClick={(event) => handleArticleClick(event, text)}
        suppressHydrationWarning
      />
      {(post.isTruncated || post.tags.length > 0) && (
        <p className="end">
          {post.tags.length > 0 && (
            <span className="tags">
              {post.tags.map((tag) => (
                <TagLink key={tag.label} {...tag} />
              ))}
            </span>
          )}
          {post.isTruncated && (
            <a
              className="go"
              href={post.href}
              aria-label={text('theme.blog.post.readMoreLabel', {title: post.title})}
            >
              {text('theme.blog.post.readMore')}
            </a>
          )}
        </p>
      )}
    </article>
  );
}
