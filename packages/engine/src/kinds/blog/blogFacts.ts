import {formatMessage, type MessageId} from '@wuya/theme/messages';
import type {
  BlogArchive,
  BlogPage,
  BlogPost,
  Crumb,
  PageLink,
  PostEntry,
  PostSummary,
  TagCount,
} from '@wuya/theme/types';
import {closeTags} from '../../article/html/closeTags.ts';
import {escapeText} from '../../article/html/escape.ts';
import {toStaticHtml} from '../../article/mdx/staticHtml.ts';
import type {Compiled} from '../../article/compiled.ts';
import type {Blog, DatedPost} from '../../content/blog/blog.ts';
import type {BlogOptions} from '../../config/options/blog.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {toListLabel} from '../../content/source/listLabel.ts';
import {newestOf} from '../../content/blog/postLists.ts';
import {formatTitle} from '@wuya/theme/head/title';
import {blogTitleOf} from '../../document/siteData.ts';
import {fillShown} from '../../article/text/fillReferences.ts';
import {outputPathOf} from '../../routes/routeTable.ts';
import {resolveReferences} from '../page/article.ts';
import {createCardMaker} from '../doc/cards.ts';
import {headOf} from '../page/head.ts';
import type {PageContext, PageResult} from '../kind.ts';
import {countLists, isCopiedWhole, type PostLength, reportCopies} from './postCopies.ts';
import {postDetails} from './postDetails.ts';
import {withoutArticle} from '../page/resolvedPage.ts';
import {toTagLink} from '../page/tagLink.ts';
import {toAuthor} from './toAuthor.ts';

/** Facts that the pages of a blog share: made once for a state of the site. */
export interface BlogFacts {
  readonly options: BlogOptions;
  readonly title: string;
  /** The way from home to the list of posts. */
  readonly crumbs: readonly Crumb[];
  /** The newest posts, as the side of a post lists them. */
  readonly recent: BlogPost['recent'];
  text(id: MessageId, params?: Readonly<Record<string, string | number>>): string;
  /** The listed posts before and after one. */
  neighboursOf(post: DatedPost): {
    readonly newer?: DatedPost | undefined;
    readonly older?: DatedPost | undefined;
  };
  /** How the list of all posts shows one. Its article is compiled, if it has a page. */
  entryOf(post: DatedPost): PostEntry;
  /** How lists of tags and authors show one: by its description where it is too long for so many. */
  copyOf(post: DatedPost): PostEntry;
  /** Says that the feeds of tags hold the description of a post alone, as it is too long for so many. */
  reportLong(post: DatedPost): Diagnostic | undefined;
  minutesOf(post: DatedPost, compiled: Compiled): number;
  tagsOf(post: DatedPost): PageLinks;
}

/** What lists show of a post. */
interface ListedPost {
  readonly entry: PostEntry;
  readonly length: PostLength;
  readonly description: string;
}

type PageLinks = readonly ReturnType<typeof toTagLink>[];

/** Creates what the pages of a blog ask for; what they share is computed once. */
export function createBlogFacts(context: PageContext, blog: Blog): BlogFacts {
  const {site, readingTimes} = context;
  const {options} = blog;
  const text = (id: MessageId, params = {}) =>
    formatMessage(site.messages[id]!, params, site.locale);
  const title = blogTitleOf(options, site.messages);
  const namesAuthors = hasSeveralAuthors(blog, context);
  const known = new Map<DatedPost, ListedPost>();
  const neighbours = new Map(
    blog.listed.map((post, i) => [post, {newer: blog.listed[i - 1], older: blog.listed[i + 1]}]),
  );
  const minutesOf = ({body, source}: DatedPost, compiled: Compiled): number =>
    options.showReadingTime
      ? readingTimes.minutesOf({
          blog: options.id,
          key: compiled.key,
          texts: () => compiled.readSectionTexts(),
          body,
          source,
        })
      : 0;
  const tagsOf = (post: DatedPost) => (blog.tagsOf.get(post) ?? []).map(toTagLink);
  const listedOf = (post: DatedPost): ListedPost => {
    const made = known.get(post);
    if (made) return made;
    const compiled = articleOf(post, context);
    const excerpt = compiled ? excerptOf(post, compiled, context) : {html: '', whole: 0};
    const listed = {
      entry: {
        ...summaryOf(post),
        readingMinutes: compiled ? minutesOf(post, compiled) : 0,
        tags: tagsOf(post),
        html: excerpt.html,
        isTruncated: compiled !== undefined && compiled.markdown.truncateAt !== null,
        ...(namesAuthors && post.authors.length > 0 && {authors: authorsOf(post, context)}),
        ...postDetails(post, compiled, context),
      },
      length: {whole: excerpt.whole, listed: excerpt.html.length},
      description: post.frontMatter.description ?? compiled?.markdown.excerpt ?? '',
    };
    known.set(post, listed);
    return listed;
  };
  return {
    options,
    title,
    crumbs: [
      {label: text('theme.docs.breadcrumbs.home'), href: site.homeHref ?? site.baseUrl},
      {label: title, ...(blog.listed.length > 0 && {href: blog.basePath})},
    ],
    recent: {
      title: options.blogSidebarTitle ?? text('site.blog.recent'),
      posts: recentPosts(blog),
    },
    text,
    neighboursOf: (post) => neighbours.get(post) ?? {},
    minutesOf,
    tagsOf,
    entryOf: (post) => listedOf(post).entry,
    copyOf(post) {
      const {entry, length, description} = listedOf(post);
      return isCopiedWhole(length.listed, countLists(blog, post))
        ? entry
        : {...entry, html: `<p>${escapeText(description)}</p>`, isTruncated: true};
    },
    reportLong(post) {
      const lists = countLists(blog, post);
      // Texts are not read for posts that are in few lists.
      const length = lists > 1 ? listedOf(post).length : undefined;
      return length && !isCopiedWhole(length.whole, lists)
        ? reportCopies(post, length, lists)
        : undefined;
    },
  };
}

/** Tells whether readers of lists ask who wrote a post. Lists of Docusaurus name its authors also where all are the same one. */
function hasSeveralAuthors({listed}: Blog, {isForeign}: PageContext): boolean {
  const names = new Set(listed.flatMap(({authors}) => authors.map(({name}) => name)));
  return names.size > (isForeign ? 0 : 1);
}

/** Names the authors of a post, and where each leads. */
function authorsOf({authors}: DatedPost, context: PageContext): PostEntry['authors'] {
  return authors.map((author) => {
    const {name, href} = toAuthor(author, context);
    return {name, ...(href !== undefined && {href})};
  });
}

/** Finds the article of a post; undefined where another page has its address, or it can have none: that is reported there. */
function articleOf({source, permalink}: DatedPost, {table, articleAt}: PageContext) {
  return table.byFile.get(source.path)?.permalink === permalink ? articleAt(permalink) : undefined;
}

function recentPosts(blog: Blog): PostSummary[] {
  return newestOf(blog).map((post) => ({
    ...summaryOf(post),
    title: toListLabel(post.frontMatter.sidebar_label ?? post.title),
  }));
}

/** Makes the beginning of a post, up to its mark of truncation, for a list; `whole` counts the characters of all of it. */
function excerptOf(
  post: DatedPost,
  compiled: Compiled,
  context: PageContext,
): {readonly html: string; readonly whole: number} {
  const {attributes, shown} = resolveReferences(
    compiled,
    {file: post.source.path, permalink: post.permalink},
    {references: context.references, makeCards: createCardMaker(context)},
  );
  const {truncateAt} = compiled.markdown;
  const html = compiled.readHtml();
  const beginning = truncateAt === null ? html : html.slice(0, truncateAt);
  const filled = fillShown(beginning, attributes, shown);
  return {
    html: toExcerpt(toStaticHtml(truncateAt === null ? filled : closeTags(filled))),
    whole: html.length,
  };
}

/** Makes the beginning of a post fit for a list: nothing in it may be found by an id, and notes at its end are out of reach. */
function toExcerpt(html: string): string {
  return html
    .replace(/<a class="fn"[^>]*>.*?<\/a>/g, '')
    .replace(/<a class="hash[^>]*>.*?<\/a>/g, '')
    .replace(/(<[a-z][\w-]*(?:\s[^<>]*?)?) id="[^"]*"/g, '$1');
}

/** Picks what a list shows of a post. */
export function summaryOf({title, permalink, date}: DatedPost): PostSummary {
  return {title: toListLabel(title), href: permalink, date};
}

/** Picks what a link to a post needs. */
export function linkOf({title, permalink}: DatedPost): PageLink {
  return {title: toListLabel(title), href: permalink};
}

/** Lists tags with the number of posts of each. */
export function countTags(tags: Blog['tags']): TagCount[] {
  return tags.map((tag) => ({...toTagLink(tag), count: tag.items.length}));
}

/** Finishes a page made of posts. */
export function withoutPost(page: BlogPage, {config}: PageContext): PageResult {
  return {
    resolved: withoutArticle(page, outputPathOf(page.path, config.baseUrl)),
    diagnostics: [],
  };
}

/** Makes what the archive and the pages of all tags and all authors share; `name` is that of their class. */
export function indexBase(
  {permalink, blog}: {readonly permalink: string; readonly blog: Blog},
  {
    title,
    name,
    description,
  }: {
    readonly title: string;
    readonly name: string;
    readonly description: string | undefined;
  },
  context: PageContext,
): Pick<BlogArchive, 'kind' | 'path' | 'head' | 'htmlClass' | 'breadcrumbs' | 'recent'> {
  const {config} = context;
  const {title: blogTitle, crumbs, recent} = context.blogFacts(blog);
  return {
    kind: 'blog',
    path: permalink,
    head: headOf(config, permalink, {
      absoluteTitle: formatTitle(
        title,
        config,
        // Docusaurus has the site's title alone behind it.
        context.isForeign || title === blogTitle ? undefined : blogTitle,
      ),
      ...(description && {description}),
    }),
    htmlClass: `blog-wrapper blog-${name}-page plugin-blog plugin-id-${blog.options.id}`,
    breadcrumbs: [...crumbs, {label: title}],
    ...(context.site.sendsPosts && {recent}),
  };
}
