import '../styles/recent-posts.css';
import type {ComponentType} from 'react';
import {Article} from '../components/Article.tsx';
import {CopyMarkdown} from '../components/DocFoot.tsx';
import {EditLink} from '../components/EditLink.tsx';
import {DocHead} from '../components/DocHead.tsx';
import {Main} from '../components/Main.tsx';
import {TableOfContents} from '../components/TableOfContents.tsx';
import {VisibilityNote} from '../components/VisibilityNote.tsx';
import {useParts, usePage, useSite, useText} from '../base/context.tsx';
import {EditRow} from '../base/EditRow.tsx';
import {LastUpdated} from '../base/LastUpdated.tsx';
import {Tags} from '../base/Tags.tsx';
import {textLanguageOf} from '../nav/textLanguage.ts';
import {Comments} from '../slots/Comments.tsx';
import type {BlogPost} from '../types.ts';
import {AuthorLine, AuthorNotes} from '../blog/AuthorCard.tsx';
import {PostDay} from '../blog/PostDay.tsx';
import {PostPager} from '../blog/PostPager.tsx';
import {formatYear, groupByYear} from '../blog/years.ts';

export interface PostPageProps {
  readonly html: string | null;
  /** Renders the text of an MDX post. */
  readonly Text?: ComponentType | null;
}

/** One post: a single column of text, its contents beside it when there is room. */
export function PostPage({html, Text = null}: PostPageProps) {
  const page = usePage() as BlogPost;
  const hasToc = !page.hideToc;
  const site = useSite();
  const {locale} = site;
  const {TranslationNotice} = useParts();
  const crumbs = page.breadcrumbs.map((crumb, i) =>
    i === page.breadcrumbs.length - 1 ? {...crumb, label: formatYear(crumb.label, locale)} : crumb,
  );
  return (
    <Main page={page} className={hasToc ? 'wrap docs solo-docs' : 'wrap solo'}>
      <article className="article" key={page.path}>
        {TranslationNotice && <TranslationNotice />}
        {page.draft && <VisibilityNote kind="draft" />}
        {page.unlisted && <VisibilityNote kind="unlisted" />}
        <DocHead
          titleHtml={page.titleHtml}
          breadcrumbs={crumbs}
          meta={<PostMeta page={page} />}
          toc={hasToc ? page.toc : []}
        />
        <Article html={html} Component={Text} lang={textLanguageOf(site, page)} />
        <AuthorNotes authors={page.authors} />
        <div className="doc-foot">
          <div className="row">
            <Tags tags={page.tags} />
            <CopyMarkdown path={page.path} />
            <EditRow page={page}>
              {page.editUrl !== undefined && <EditLink href={page.editUrl} />}
            </EditRow>
          </div>
          <PostPager newer={page.newer} older={page.older} />
          <RecentPosts page={page} />
        </div>
        <Comments page={page} />
      </article>
      {hasToc && <TableOfContents items={page.toc} key={`toc${page.path}`} />}
    </Main>
  );
}

function PostMeta({page}: {readonly page: BlogPost}) {
  const text = useText();
  return (
    <p className="meta">
      {page.authors.length > 0 && <AuthorLine authors={page.authors} />}
      <PostDay date={page.date} />
      {(page.lastUpdated || page.lastUpdatedBy) && (
        <LastUpdated date={page.lastUpdated} user={page.lastUpdatedBy} />
      )}
      {page.readingMinutes > 0 && (
        <span>
          {text('theme.blog.post.readingTime.plurals', {readingTime: page.readingMinutes})}
        </span>
      )}
    </p>
  );
}

/** The newest posts of the site by year, without those that the pager names just above. */
function RecentPosts({page}: {readonly page: BlogPost}) {
  const {locale} = useSite();
  const {title} = page.recent;
  const named = [page.newer?.href, page.older?.href];
  const posts = page.recent.posts.filter(({href}) => !named.includes(href));
  if (posts.length === 0) return null;
  return (
    <nav className="recent-posts" aria-label={title}>
      <b>{title}</b>
      {groupByYear(posts).map(({year, posts: ofYear}) => (
        <div className="recent-year" key={year}>
          <span>{formatYear(year, locale)}</span>
          <ul>
            {ofYear.map((post) => (
              <li key={post.href}>
                <a href={post.href} aria-current={post.href === page.path ? 'page' : undefined}>
                  {post.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** Makes the page of a post whose text is the component `Text`; null for all others. */
export function postPageWith(Text: ComponentType | null): ComponentType<PostPageProps> {
  return Text ? (props) => <PostPage {...props} Text={Text} /> : PostPage;
}
