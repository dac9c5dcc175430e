import type {Author, BlogPage, PageHead, PageLink, TagCount} from '@wuya/theme/types';
import type {Blog} from '../../content/blog/blog.ts';
import type {ListView} from '../../content/blog/views.ts';
import type {Content} from '../../content/content.ts';
import {formatTitle} from '@wuya/theme/head/title';
import type {Route} from '../../routes/routeTable.ts';
import {withoutPost} from './blogFacts.ts';
import {headOf} from '../page/head.ts';
import type {PageContext, PageKind} from '../kind.ts';
import {describeList} from '../page/listDescription.ts';
import {listingOf} from './postDetails.ts';

type Subject = ListView['subject'];
type SubjectOf<K extends Subject['kind']> = Extract<Subject, {readonly kind: K}>;

/** One page of a list of posts. */
export interface ListRoute<
  N extends string,
  K extends Subject['kind'] = Subject['kind'],
> extends Route {
  readonly kind: N;
  readonly blog: Blog;
  readonly view: ListView & {readonly subject: SubjectOf<K>};
}

/** What one kind of list says besides its posts. */
interface ListFacts {
  readonly title: string;
  /** What is before the titles of site and blog in the document's title. */
  readonly headTitle: string;
  readonly lead: string | undefined;
  readonly isUnlisted: boolean;
  /** Name in its class: `list` → `blog-list-page`. */
  readonly className: string;
  readonly author?: Author;
  readonly tags?: readonly TagCount[];
  readonly links: readonly PageLink[];
  readonly feedHref?: string | undefined;
}

/** Makes the kind of the lists of one subject. */
export function createListKind<N extends string, K extends Subject['kind']>(
  kind: N,
  subject: K,
  factsOf: (route: ListRoute<N, K>, context: PageContext) => ListFacts,
): PageKind<ListRoute<N, K>> {
  return {
    routes: ({blogs}: Content, {configFile}) =>
      blogs.flatMap((blog) =>
        blog.views.flatMap((view) =>
          view.kind === 'list' && view.subject.kind === subject
            ? [
                {
                  kind,
                  permalink: view.permalink,
                  file: configFile,
                  blog,
                  view: view as ListRoute<N, K>['view'],
                },
              ]
            : [],
        ),
      ),
    isOfFile: false,
    source: null,
    shows: ({view}) => view.posts.map(({permalink}) => permalink),
    resolve: (route, context) =>
      withoutPost(createListPage(route, factsOf(route, context), context), context),
    published: null,
    component: 'blog',
  };
}

function createListPage(
  {view, blog}: Pick<ListRoute<string>, 'view' | 'blog'>,
  facts: ListFacts,
  context: PageContext,
): BlogPage {
  const {lead, isUnlisted} = facts;
  const {crumbs, entryOf, copyOf, recent, options} = context.blogFacts(blog);
  return {
    kind: 'blog',
    view: 'list',
    path: view.permalink,
    subject: view.subject.kind,
    head: headOfList({view, blog}, facts, context),
    htmlClass: `blog-wrapper blog-${facts.className}-page plugin-blog plugin-id-${blog.options.id}`,
    breadcrumbs: view.subject.kind === 'all' ? [] : [...crumbs, {label: facts.title}],
    title: facts.title,
    ...(lead && {lead}),
    ...(view.subject.kind !== 'all' && {count: view.total}),
    ...(facts.author && {author: facts.author}),
    posts: view.posts.map(view.subject.kind === 'all' ? entryOf : copyOf),
    tags: facts.tags ?? [],
    links: facts.links,
    ...(facts.feedHref !== undefined && {feedHref: facts.feedHref}),
    ...(view.newerHref !== undefined && {newerHref: view.newerHref}),
    ...(view.olderHref !== undefined && {olderHref: view.olderHref}),
    ...(isUnlisted && {unlisted: true}),
    ...listingOf(view, options.postsPerPage, context),
    ...(context.site.sendsPosts && {recent}),
  };
}

function headOfList(
  {view, blog}: Pick<ListRoute<string>, 'view' | 'blog'>,
  {headTitle, lead, isUnlisted}: ListFacts,
  context: PageContext,
): PageHead {
  const {config} = context;
  const titles = view.posts.map(({title}) => title);
  const description = lead || describeList(titles, config.locale);
  return {
    ...headOf(config, view.permalink, {
      absoluteTitle: formatTitle(
        view.page > 1 ? `${headTitle} ${view.page}` : headTitle,
        config,
        context.isForeign || view.subject.kind === 'all'
          ? undefined
          : context.blogFacts(blog).title,
      ),
      ...(description && {description}),
    }),
    ...((isUnlisted || config.noIndex) && {robots: 'noindex, nofollow'}),
  };
}
