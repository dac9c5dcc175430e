import type {ComponentType} from 'react';
import {handleArticleClick} from '../../article/clicks.ts';
import {useText} from '../../base/context.tsx';
import {useHtml} from '../../hooks/useHtml.ts';
import type {BlogSidebarItem} from '../../mdx/blogLists.tsx';
import type {ListedPost} from '../../mdx/blogPost.tsx';
import {withDates} from '../../mdx/withDates.ts';
import {toForeignAuthor} from '../../pageMetadata.ts';
import type {
  BlogArchive,
  BlogAuthors,
  BlogIndexBase,
  BlogList,
  BlogTags,
  PostEntry,
  PostSummary,
} from '../../types.ts';

/** The text of a post in a list, with what is known of the post. */
export type PostContent = ComponentType & ListedPost;

/** A post as lists of Docusaurus hold it. */
export interface PostItem {
  readonly content: PostContent;
}

type AnyPost = PostSummary & Partial<PostEntry>;

/** Returns what Docusaurus calls the `metadata` of a post. */
function toPostMetadata(post: AnyPost) {
  const {title, href, date, tags = [], readingMinutes = 0, isTruncated = false, details} = post;
  return {
    title,
    permalink: href,
    ...(details && {source: `@site/${details.file}`}),
    description: details?.description ?? '',
    date: details?.time ?? date,
    // Early versions of Docusaurus.
    formattedDate: date,
    tags: tags.map(({label, href: permalink}) => ({label, permalink: permalink ?? ''})),
    ...(readingMinutes > 0 && {readingTime: readingMinutes}),
    hasTruncateMarker: isTruncated,
    authors: (details?.authors ?? []).map(toForeignAuthor),
    frontMatter: details?.frontMatter ?? {},
    unlisted: false,
  };
}

/** Makes what Docusaurus gives to the component of a list for a post. */
export function toItem(post: AnyPost): PostItem {
  function Content() {
    const text = useText();
    const content = useHtml(post.html ?? '');
    return (
      <div
        className="prose"
        dangerouslySetInnerHTML={content}
        onClick={(event) => handleArticleClick(event, text)}
        suppressHydrationWarning
      />
    );
  }
  const metadata = toPostMetadata(post);
  const image = post.details?.image;
  return {
    content: Object.assign(Content, {
      metadata,
      frontMatter: withDates({title: metadata.title, ...metadata.frontMatter}),
      assets: {authorsImageUrls: [], ...(image !== undefined && {image})},
      toc: [],
      contentTitle: metadata.title,
    }),
  };
}

/** Makes the newest posts of a blog what Docusaurus calls its sidebar. */
function toSidebar({recent}: BlogIndexBase): {
  readonly title: string;
  readonly items: readonly BlogSidebarItem[];
} {
  const items = (recent?.posts ?? []).map(({title, href, date}) => ({
    title,
    permalink: href,
    date,
  }));
  return {title: recent?.title ?? '', items};
}

/** Facts that a list has of its pages. */
function toListMetadata(page: BlogList) {
  const {path, title, lead = '', newerHref, olderHref, listing} = page;
  return {
    permalink: path,
    page: listing?.page ?? 1,
    postsPerPage: listing?.perPage ?? page.posts.length,
    totalPages: listing?.pages ?? 1,
    totalCount: listing?.total ?? page.posts.length,
    ...(newerHref !== undefined && {previousPage: newerHref}),
    ...(olderHref !== undefined && {nextPage: olderHref}),
    blogTitle: title,
    blogDescription: lead,
  };
}

/** Makes what Docusaurus gives to the component of a list of posts. */
export function toListProps(page: BlogList) {
  const listMetadata = toListMetadata(page);
  const {listing, author, links} = page;
  const all = links[0]?.href ?? '';
  const count = listMetadata.totalCount;
  const label = listing?.tag ?? page.title;
  return {
    // Before Docusaurus 2.0 it was that of the tag.
    metadata: {
      ...listMetadata,
      ...(page.subject === 'tag' && {name: label, count, allTagsPath: all}),
    },
    listMetadata,
    items: page.posts.map(toItem),
    sidebar: toSidebar(page),
    ...(page.subject === 'tag' && {
      tag: {
        label,
        description: page.lead,
        permalink: page.path,
        allTagsPath: all,
        count,
        unlisted: page.unlisted === true,
      },
    }),
    ...(author && {
      author: {...toForeignAuthor(author), count, description: page.lead},
      authorsListPath: all,
    }),
  };
}

/** Makes what Docusaurus gives to the component of the archive, of all tags, of all authors. */
export function toIndexProps(page: BlogArchive | BlogAuthors | BlogTags) {
  switch (page.view) {
    case 'archive':
      return {archive: {blogPosts: page.posts.map(toArchived)}};
    case 'tags':
      return {
        tags: page.groups.flatMap(({tags}) =>
          tags.map(({label, href, count}) => ({label, permalink: href, count})),
        ),
        sidebar: toSidebar(page),
      };
    case 'authors':
      return {
        authors: page.authors.map((author) => ({...toForeignAuthor(author), count: author.count})),
        sidebar: toSidebar(page),
      };
  }
}

function toArchived(post: AnyPost) {
  return {id: post.href, metadata: toPostMetadata(post), content: ''};
}
