import type {BlogPost, PageHead} from '@wuya/theme/types';
import type {Compiled} from '../../article/compiled.ts';
import {printLongWords} from '../../article/print/out/breaks.ts';
import type {BlogOptions} from '../../config/options/blog.ts';
import type {Blog, DatedPost} from '../../content/blog/blog.ts';
import {pickShown} from '../../content/content.ts';
import type {LastUpdate} from '../../content/gitDates.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {publishHeadImage} from '../../document/headImage.ts';
import {formatTitle} from '@wuya/theme/head/title';
import {absoluteUrl, blogTitleOf} from '../../document/siteData.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {reactWith} from '../../errors/reaction.ts';
import {outputPathOf, type Route} from '../../routes/routeTable.ts';
import {encodePath} from '@wuya/theme/pathname';
import {type ResolvedArticle, resolveReferences, withArticle} from '../page/article.ts';
import {linkOf} from './blogFacts.ts';
import {breadcrumbList} from '../doc/breadcrumbs.ts';
import {createCardMaker} from '../doc/cards.ts';
import {headOf} from '../page/head.ts';
import {findScriptScheme} from '../../config/schema/scriptAddress.ts';
import {isSearched} from '../page/isSearched.ts';
import {searchedTags} from '../page/searchedTags.ts';
import type {PageContext, PageKind} from '../kind.ts';
import {ownFrontMatter} from '../page/ownFrontMatter.ts';
import {hidesToc, tocOf} from '../page/toc.ts';
import {toAuthor} from './toAuthor.ts';

export interface PostRoute extends Route {
  readonly kind: 'post';
  readonly blog: Blog;
  readonly post: DatedPost;
}

/** The page of a post. */
export const postKind: PageKind<PostRoute> = {
  routes: ({blogs}) =>
    blogs.flatMap((blog) =>
      blog.posts.map((post) => ({
        kind: 'post',
        permalink: post.permalink,
        file: post.source.path,
        originalFile: post.source.originalPath,
        blog,
        post,
      })),
    ),
  isOfFile: true,
  source: ({post}) => post,
  shows: null,
  resolve(route, context) {
    const {blog, post, permalink} = route;
    const {config, references} = context;
    const compiled = context.articleAt(permalink)!;
    const {path: file, originalPath: originalFile} = post.source;
    const own = {file, permalink, originalFile};
    const {source, diagnostics} = publishHeadImage(post, own, context);
    const resolved = resolveReferences(compiled, own, {
      references,
      makeCards: createCardMaker(context),
    });
    const long = context.blogFacts(blog).reportLong(post);
    const result = withArticle(compiled, {
      page: createPostPage(route, {...resolved, frontMatter: source.frontMatter}, context),
      outputPath: outputPathOf(permalink, config.baseUrl),
      file: post.source.path,
      references,
      resolved,
      diagnostics: [
        ...diagnostics,
        ...untruncated(post, compiled, blog.options),
        ...(long ? [long] : []),
      ],
    });
    return long ? {...result, resolved: {...result.resolved, isLong: true}} : result;
  },
  published: {
    search: ({blog, post}, {site}) =>
      !isSearched(post)
        ? null
        : {
            title: post.title || site.title,
            section: blogTitleOf(blog.options, site.messages),
            lead: post.frontMatter.description,
            tags: searchedTags(blog.tagsOf.get(post), post.frontMatter),
          },
    texts: 'posts',
  },
  component: 'post',
};

/** Front matter whose picture is published. */
interface PublishedPost extends ResolvedArticle {
  readonly frontMatter: DatedPost['frontMatter'];
}

function createPostPage(
  {blog, post}: PostRoute,
  {titleHtml, frontMatter}: PublishedPost,
  context: PageContext,
): BlogPost {
  const {config} = context;
  const facts = context.blogFacts(blog);
  const compiled = context.articleAt(post.permalink)!;
  const {newer, older} = facts.neighboursOf(post);
  const trail = [...facts.crumbs, {label: `${post.date.slice(0, 4)}`}];
  const toc = tocOf(compiled.markdown.headings, frontMatter, config);
  const {date: updated, author: updatedBy} = lastUpdateOf({blog, post}, frontMatter, context);
  const editUrl = editUrlOf(post, facts.options, config.locale);
  const given = context.givenTo(post.permalink);
  return {
    kind: 'blog',
    view: 'post',
    path: post.permalink,
    head: headOfPost(post, {frontMatter, trail, blogTitle: facts.title, updated}, context),
    htmlClass: `blog-wrapper blog-post-page plugin-blog plugin-id-${blog.options.id}`,
    titleHtml: compiled.markdown.hasOwnTitle
      ? null
      : printTitle(post, titleHtml, compiled.markdown.titleText),
    breadcrumbs: trail,
    date: post.date,
    ...(context.isForeign && {time: post.time}),
    authors: post.authors.map((author) => toAuthor(author, context)),
    readingMinutes: facts.minutesOf(post, compiled),
    toc,
    hideToc: hidesToc(toc, frontMatter),
    ...(updated && updated !== post.date && {lastUpdated: updated}),
    ...(updatedBy && {lastUpdatedBy: updatedBy}),
    tags: facts.tagsOf(post),
    ...(editUrl && {editUrl}),
    ...(newer && {newer: linkOf(newer)}),
    ...(older && {older: linkOf(older)}),
    recent: facts.recent,
    ...(post.isUnlisted && {unlisted: true}),
    ...(post.isDraft && {draft: true}),
    ...(given && {given}),
    ...ownFrontMatter(context.site, post.source),
  };
}

/** Says when a post was last changed, and by whom: what is written in it, else its last commit where the blog shows that. */
function lastUpdateOf(
  {blog, post}: Pick<PostRoute, 'blog' | 'post'>,
  {last_update: written}: DatedPost['frontMatter'],
  {content}: PageContext,
): Partial<LastUpdate> {
  return {...pickShown(content.lastUpdates.get(post.source.path), blog.options), ...written};
}

/** Prints the h1 of a post: lists name it by its front matter, so its page does too where the text begins with another one. */
function printTitle(
  {title, frontMatter}: DatedPost,
  written: string | null,
  writtenText: string | null,
): string {
  if (written === null) return printLongWords(title);
  if (frontMatter.title === undefined || writtenText === title) return written;
  const anchor = /^<span id="[^"]*"><\/span>/.exec(written)?.[0] ?? '';
  return anchor + printLongWords(title);
}

function editUrlOf(
  {frontMatter: {custom_edit_url: own}, source, permalink}: DatedPost,
  {path, editUrl}: BlogOptions,
  locale: string,
): string | null | undefined {
  if (own !== undefined) return own;
  if (typeof editUrl !== 'function')
    return editUrl && editUrl.replace(/\/?$/, '/') + encodePath(source.path);
  const href = editUrl({
    blogDirPath: path,
    blogPath: source.contentPath,
    ...(source.originalPath !== undefined && {translationPath: source.path}),
    permalink,
    locale,
  });
  return typeof href === 'string' && findScriptScheme(href) === undefined ? href : undefined;
}

function headOfPost(
  post: DatedPost,
  {
    frontMatter,
    trail,
    blogTitle,
    updated,
  }: {
    readonly frontMatter: DatedPost['frontMatter'];
    readonly trail: BlogPost['breadcrumbs'];
    readonly blogTitle: string;
    /** ISO date of the last change, where it is known. */
    readonly updated: string | undefined;
  },
  context: PageContext,
): PageHead {
  const {config} = context;
  const {excerpt} = context.articleAt(post.permalink)!.markdown;
  const description = frontMatter.description ?? (excerpt || undefined);
  const common = headOf(config, post.permalink, {
    absoluteTitle: formatTitle(
      frontMatter.title_meta ?? post.title,
      config,
      context.isForeign ? undefined : blogTitle,
    ),
    ...(description && {description}),
    ...(frontMatter.keywords && {keywords: frontMatter.keywords}),
    ...(frontMatter.image && {image: frontMatter.image}),
  });
  return {
    ...common,
    ...((post.isUnlisted || config.noIndex) && {robots: 'noindex, nofollow'}),
    type: 'article',
    published: post.time,
    ...(updated && {modified: updated}),
    jsonLd: [
      ...(breadcrumbList(trail, config.url).jsonLd ?? []),
      blogPosting(post, {head: common, modified: updated}, config),
    ],
  };
}

/** Reports a post that lists show whole, as the site wants. */
function untruncated(post: DatedPost, {markdown}: Compiled, options: BlogOptions): Diagnostic[] {
  if (markdown.truncateAt !== null || post.isUnlisted) return [];
  const problem = reactWith(options.onUntruncatedBlogPosts, (level) =>
    createDiagnostic(
      'BL-082',
      {},
      {level, place: {file: post.source.path, line: post.bodyLine, column: 1}},
    ),
  );
  return problem ? [problem] : [];
}

/** Describes a post as https://schema.org/BlogPosting. */
function blogPosting(
  post: DatedPost,
  {head, modified}: {readonly head: PageHead; readonly modified: string | undefined},
  config: SiteConfig,
): unknown {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': head.canonical,
    mainEntityOfPage: head.canonical,
    url: head.canonical,
    headline: post.title,
    name: post.title,
    ...(head.description && {description: head.description}),
    datePublished: post.time,
    ...(modified && {dateModified: modified}),
    inLanguage: config.locale,
    ...(head.image && {image: head.image}),
    ...(head.keywords && {keywords: head.keywords}),
    author: post.authors.map(({name, title, permalink, url, imageUrl}) => ({
      '@type': 'Person',
      name,
      ...(title && {description: title}),
      ...((url ?? permalink) && {url: url ?? config.url + permalink}),
      ...(imageUrl && {image: absoluteUrl(config, imageUrl)}),
    })),
  };
}
