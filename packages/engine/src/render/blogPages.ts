import {formatMessage, type MessageId} from '@wuya/theme/messages';
import type {Author, BlogPage, BlogPost, Crumb, PageHead, PageLink, PostEntry, PostSummary, TagCount} from '@wuya/theme/types';
import type {BlogAuthor} from '../blog/authors.ts';
import type {DatedPost} from '../blog/blog.ts';
import type {BlogView, ListView} from '../blog/views.ts';
import type {ReadingTimes} from '../blog/readingTime.ts';
import {hashOf} from '../cache/hash.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {Compiled} from '../content/compiler.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {reactWith} from '../errors/reaction.ts';
import {escapeText} from '../markdown/html.ts';
import {toStaticHtml} from '../mdx/staticHtml.ts';
import {fillReferences} from '../routes/references.ts';
import {outputPathOf} from '../routes/routeTable.ts';
import {createCardMaker} from './cards.ts';
import {absoluteUrl, breadcrumbList, hidesToc, toTocItems} from './docPage.ts';
import {publishHeadImage} from './headImage.ts';
import {headOf, type PageContext, type PageResult, resolveReferences, withArticle, withProblems} from './pages.ts';
import type {ResolvedPage} from './resolvedPage.ts';
import {encodePath} from '../shared/pathname.ts';
import {formatTitle} from './title.ts';

type BlogOptions = Exclude<SiteConfig['blog'], false>;

/** Makes the pages of the blog. Facts that several pages show are made once. */
export interface BlogRenderer {
  post(post: DatedPost, compiled: Compiled): PageResult;
  view(view: BlogView): ResolvedPage;
}

interface BlogRendererInput {
  readonly context: PageContext;
  readonly readingTimes: ReadingTimes;
  /** The compiled post at a permalink. */
  compiledAt(permalink: string): Compiled;
}

export function createBlogRenderer({context, readingTimes, compiledAt}: BlogRendererInput): BlogRenderer {
  const {config, site, blog} = context;
  const options = config.blog as BlogOptions;
  const text = (id: MessageId, params = {}) => formatMessage(site.messages[id]!, params, site.locale);
  const blogTitle = blogTitleOf(config, site.messages);
  const makeCards = createCardMaker(context);
  const entries = new Map<DatedPost, PostEntry>();
  const neighbours = new Map(blog.listed.map((post, i) => [post, {newer: blog.listed[i - 1], older: blog.listed[i + 1]}]));
  const recentCount = options.blogSidebarCount === 'ALL' ? blog.listed.length : options.blogSidebarCount;
  const recent = {
    title: options.blogSidebarTitle ?? text('theme.blog.sidebar.navAriaLabel'),
    posts: blog.listed.slice(0, recentCount).map((post) => ({...summaryOf(post), title: post.frontMatter.sidebar_label ?? post.title})),
  };
  const crumbs: readonly Crumb[] = [
    {label: text('theme.docs.breadcrumbs.home'), href: site.baseUrl},
    {label: blogTitle, ...(blog.listed.length > 0 && {href: blog.basePath})},
  ];
  const minutesOf = (compiled: Compiled): number => (options.showReadingTime ? readingTimes.minutesOf(compiled.key, () => compiled.markdown.sectionTexts) : 0);
  const tagsOf = (post: DatedPost) => (blog.tagsOf.get(post) ?? []).map(({label, permalink}) => ({label, href: permalink}));

  const entryOf = (post: DatedPost): PostEntry => {
    const known = entries.get(post);
    if (known) return known;
    const compiled = compiledAt(post.permalink);
    const {markdown} = compiled;
    const {attributes} = resolveReferences(compiled, {file: post.source.path, permalink: post.permalink}, context.references, makeCards);
    const isTruncated = markdown.truncateAt !== null;
    const html = toExcerpt(toStaticHtml(fillReferences(isTruncated ? markdown.html.slice(0, markdown.truncateAt!) : markdown.html, attributes)));
    const entry = {...summaryOf(post), readingMinutes: minutesOf(compiled), tags: tagsOf(post), html, isTruncated};
    entries.set(post, entry);
    return entry;
  };

  const finish = (page: BlogPage): ResolvedPage => ({outputPath: outputPathOf(page.path, config.baseUrl), page, html: null, key: hashOf(JSON.stringify(page))});

  return {
    post(post, compiled) {
      const {permalink} = post;
      const own = {file: post.source.path, permalink};
      const {source: {frontMatter}, diagnostics: ofImage} = publishHeadImage(post, own, context);
      const {markdown} = compiled;
      const resolved = resolveReferences(compiled, own, context.references, makeCards);
      const {minHeadingLevel, maxHeadingLevel} = config.themeConfig.tableOfContents;
      const {newer, older} = neighbours.get(post) ?? {};
      const lastUpdated = frontMatter.last_update?.date;
      const description = frontMatter.description ?? (markdown.excerpt || undefined);
      const trail = [...crumbs, {label: `${post.date.slice(0, 4)}`}];
      const common = headOf(config, permalink, {
        absoluteTitle: formatTitle(frontMatter.title_meta ?? post.title, config.title, config.titleDelimiter, blogTitle),
        ...(description && {description}),
        ...(frontMatter.keywords && {keywords: frontMatter.keywords}),
        ...(frontMatter.image && {image: frontMatter.image}),
      });
      const head: PageHead = {
        ...common,
        ...((post.isUnlisted || config.noIndex) && {robots: 'noindex, nofollow'}),
        type: 'article',
        published: post.time,
        ...(lastUpdated && {modified: lastUpdated}),
        jsonLd: [...(breadcrumbList(trail, config.url).jsonLd ?? []), blogPosting(post, common, lastUpdated, config)],
      };
      const editUrl = frontMatter.custom_edit_url === undefined ? options.editUrl && options.editUrl.replace(/\/?$/, '/') + encodePath(post.source.path) : frontMatter.custom_edit_url;
      const toc = toTocItems(markdown.headings, frontMatter.toc_min_heading_level ?? minHeadingLevel, frontMatter.toc_max_heading_level ?? maxHeadingLevel);
      const page: BlogPost = {
        kind: 'blog',
        view: 'post',
        path: permalink,
        head,
        htmlClass: 'blog-wrapper blog-post-page plugin-blog plugin-id-default',
        titleHtml: resolved.titleHtml ?? escapeText(post.title),
        breadcrumbs: trail,
        date: post.date,
        authors: post.authors.map((author) => toAuthor(author, config)),
        readingMinutes: minutesOf(compiled),
        toc,
        hideToc: hidesToc(toc, frontMatter),
        ...(lastUpdated && lastUpdated !== post.date && {lastUpdated}),
        tags: tagsOf(post),
        ...(editUrl && {editUrl}),
        ...(newer && {newer: linkOf(newer)}),
        ...(older && {older: linkOf(older)}),
        recent,
        ...(post.isUnlisted && {unlisted: true}),
        ...(post.isDraft && {draft: true}),
      };
      const made = withArticle(compiled, {page, outputPath: outputPathOf(permalink, config.baseUrl), file: post.source.path, references: context.references, resolved});
      return withProblems(made, [...ofImage, ...untruncated(post, compiled, config)]);
    },
    view(view) {
      const base = (title: string, kind: string): {path: string; head: PageHead; htmlClass: string; kind: 'blog'} => ({
        kind: 'blog',
        path: view.permalink,
        head: headOf(config, view.permalink, {absoluteTitle: formatTitle(title, config.title, config.titleDelimiter, title === blogTitle ? undefined : blogTitle)}),
        htmlClass: `blog-wrapper blog-${kind}-page plugin-blog plugin-id-default`,
      });
      switch (view.kind) {
        case 'archive': {
          const title = text('theme.blog.archive.title');
          return finish({...base(title, 'archive'), view: 'archive', title, posts: blog.listed.map(summaryOf)});
        }
        case 'tags': {
          const title = text('theme.tags.tagsPageTitle');
          return finish({...base(title, 'tags-list'), view: 'tags', title, tags: countTags(blog.tags.filter(({isUnlisted}) => !isUnlisted))});
        }
        case 'authors': {
          const title = text('theme.blog.authorsList.pageTitle');
          const countOf = (key: string | undefined) => blog.listed.filter((post) => post.authors.some((author) => author.key === key)).length;
          return finish({...base(title, 'authors-list'), view: 'authors', title, authors: blog.authors.map((author) => ({...toAuthor(author, config), count: countOf(author.key)}))});
        }
        case 'list':
          return finish(listPage(view));
      }
    },
  };

  function listPage(view: ListView): BlogPage {
    const {subject, total} = view;
    const nPosts = text('theme.blog.post.plurals', {count: total});
    const isAll = subject.kind === 'all';
    const title = isAll ? blogTitle : subject.kind === 'tag' ? text('site.blog.tag', {tag: subject.tag.label}) : subject.author.name;
    const headTitle = isAll ? blogTitle : subject.kind === 'tag' ? text('theme.blog.tagTitle', {nPosts, tagName: subject.tag.label}) : text('theme.blog.author.pageTitle', {authorName: subject.author.name, nPosts});
    const lead = isAll ? options.blogDescription : subject.kind === 'tag' ? subject.tag.description : subject.author.description;
    const isUnlisted = subject.kind === 'tag' && subject.tag.isUnlisted;
    const feedHref = subject.kind === 'author' ? undefined : feedsOf(options, isAll ? blog.basePath : subject.tag.permalink)[0]?.href;
    const links: PageLink[] = isAll
      ? blog.views.flatMap(({kind, permalink}) => (kind === 'archive' ? [{title: text('theme.blog.archive.title'), href: permalink}] : kind === 'authors' ? [{title: text('theme.blog.authorsList.viewAll'), href: permalink}] : []))
      : subject.kind === 'tag'
        ? [{title: text('theme.tags.tagsPageLink'), href: blog.views.find(({kind}) => kind === 'tags')!.permalink}]
        : [{title: text('theme.blog.authorsList.viewAll'), href: blog.views.find(({kind}) => kind === 'authors')!.permalink}];
    return {
      kind: 'blog',
      view: 'list',
      path: view.permalink,
      subject: subject.kind,
      head: {
        ...headOf(config, view.permalink, {
          absoluteTitle: formatTitle(view.page > 1 ? `${headTitle} ${view.page}` : headTitle, config.title, config.titleDelimiter, isAll ? undefined : blogTitle),
          ...(lead && {description: lead}),
        }),
        ...((isUnlisted || config.noIndex) && {robots: 'noindex, nofollow'}),
      },
      htmlClass: `blog-wrapper blog-${isAll ? 'list' : subject.kind === 'tag' ? 'tags-post-list' : 'authors-posts'}-page plugin-blog plugin-id-default`,
      title,
      ...(lead && {lead}),
      ...(!isAll && {count: total}),
      ...(subject.kind === 'author' && {author: toAuthor(subject.author, config)}),
      posts: view.posts.map(entryOf),
      tags: isAll ? countTags(blog.tags.filter((tag) => !tag.isUnlisted)).toSorted((a, b) => b.count - a.count) : [],
      links,
      ...(feedHref !== undefined && {feedHref}),
      ...(view.newerHref !== undefined && {newerHref: view.newerHref}),
      ...(view.olderHref !== undefined && {olderHref: view.olderHref}),
      ...(isUnlisted && {unlisted: true}),
    };
  }
}

/** Heading of the list of posts. */
export function blogTitleOf(config: SiteConfig, messages: Readonly<Record<string, string>>): string {
  return (config.blog === false ? undefined : config.blog.blogTitle) ?? messages['site.blog.title' satisfies MessageId]!;
}

const FEEDS = {
  rss: {file: 'rss.xml', type: 'application/rss+xml'},
  atom: {file: 'atom.xml', type: 'application/atom+xml'},
  json: {file: 'feed.json', type: 'application/feed+json'},
} as const;

/** The feeds of a list at an address, RSS first. */
export function feedsOf({feedOptions}: BlogOptions, basePath: string): {readonly kind: keyof typeof FEEDS; readonly href: string; readonly type: string}[] {
  const wanted = feedOptions.type === false || feedOptions.type === null ? [] : feedOptions.type;
  return (Object.keys(FEEDS) as (keyof typeof FEEDS)[]).filter((kind) => wanted.includes(kind)).map((kind) => ({kind, href: basePath + FEEDS[kind].file, type: FEEDS[kind].type}));
}

function summaryOf({title, permalink, date}: DatedPost): PostSummary {
  return {title, href: permalink, date};
}

function linkOf({title, permalink}: DatedPost): PageLink {
  return {title, href: permalink};
}

function countTags(tags: PageContext['blog']['tags']): TagCount[] {
  return tags.map(({label, permalink, items}) => ({label, href: permalink, count: items.length}));
}

function toAuthor({name, title, url, imageUrl, description, socials, permalink}: BlogAuthor, config: SiteConfig): Author {
  const href = permalink ?? url;
  return {
    name,
    ...(title !== undefined && {title}),
    ...(href !== undefined && {href}),
    ...(imageUrl !== undefined && {imageUrl: imageUrl.startsWith('/') ? config.baseUrl + imageUrl.replace(new RegExp(`^${config.baseUrl}|^/`), '') : imageUrl}),
    ...(description !== undefined && {description}),
    ...(socials.length > 0 && {socials}),
  };
}

/** The beginning of a post for a list of posts: nothing in it may be found by an id, and notes at its end are out of reach. */
function toExcerpt(html: string): string {
  return html
    .replace(/<a class="fn"[^>]*>.*?<\/a>/g, '')
    .replace(/<a class="hash[^>]*>.*?<\/a>/g, '')
    .replace(/(<[a-z][\w-]*(?:\s[^<>]*?)?) id="[^"]*"/g, '$1');
}

/** What there is to say about a post that lists show whole. */
export function untruncated(post: DatedPost, {markdown}: Compiled, {blog}: SiteConfig): Diagnostic[] {
  if (blog === false || markdown.truncateAt !== null || post.isUnlisted) return [];
  const problem = reactWith(blog.onUntruncatedBlogPosts, (level) => createDiagnostic('BL-082', {}, {level, place: {file: post.source.path, line: post.bodyLine, column: 1}}));
  return problem ? [problem] : [];
}

/** https://schema.org/BlogPosting */
function blogPosting(post: DatedPost, head: PageHead, modified: string | undefined, config: SiteConfig): unknown {
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
