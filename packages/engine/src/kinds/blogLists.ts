import type {Author, BlogPage, PageHead, PageLink, TagCount} from '@wuya/theme/types';
import type {ListView} from '../content/blog/views.ts';
import type {Content} from '../content/content.ts';
import {formatTitle} from '@wuya/theme/head/title';
import type {Route} from '../routes/routeTable.ts';
import {withoutPost} from './blogFacts.ts';
import {headOf} from './head.ts';
import type {PageContext, PageKind} from './kind.ts';

type Subject = ListView['subject'];
type SubjectOf<K extends Subject['kind']> = Extract<Subject, {readonly kind: K}>;

/** One page of a list of posts. */
export interface ListRoute<
  N extends string,
  K extends Subject['kind'] = Subject['kind'],
> extends Route {
  readonly kind: N;
  readonly view: ListView & {readonly subject: SubjectOf<K>};
}

/** What one kind of list says besides its posts. */
export interface ListFacts {
  readonly title: string;
  /** What stands before the titles of site and blog in the document's title. */
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
    routes: ({blog}: Content) =>
      blog.views.flatMap((view) =>
        view.kind === 'list' && view.subject.kind === subject
          ? [
              {
                kind,
                permalink: view.permalink,
                file: 'wuya.config.ts',
                view: view as ListRoute<N, K>['view'],
              },
            ]
          : [],
      ),
    isOfFile: false,
    source: null,
    shows: ({view}) => view.posts.map(({permalink}) => permalink),
    resolve: (route, context) =>
      withoutPost(createListPage(route.view, factsOf(route, context), context), context),
    published: null,
    component: 'blog',
  };
}

function createListPage(view: ListView, facts: ListFacts, context: PageContext): BlogPage {
  const {lead, isUnlisted} = facts;
  return {
    kind: 'blog',
    view: 'list',
    path: view.permalink,
    subject: view.subject.kind,
    head: headOfList(view, facts, context),
    htmlClass: `blog-wrapper blog-${facts.className}-page plugin-blog plugin-id-default`,
    breadcrumbs:
      view.subject.kind === 'all' ? [] : [...context.blogFacts().crumbs, {label: facts.title}],
    title: facts.title,
    ...(lead && {lead}),
    ...(view.subject.kind !== 'all' && {count: view.total}),
    ...(facts.author && {author: facts.author}),
    posts: view.posts.map((post) => context.blogFacts().entryOf(post)),
    tags: facts.tags ?? [],
    links: facts.links,
    ...(facts.feedHref !== undefined && {feedHref: facts.feedHref}),
    ...(view.newerHref !== undefined && {newerHref: view.newerHref}),
    ...(view.olderHref !== undefined && {olderHref: view.olderHref}),
    ...(isUnlisted && {unlisted: true}),
  };
}

function headOfList(
  view: ListView,
  {headTitle, lead, isUnlisted}: ListFacts,
  context: PageContext,
): PageHead {
  const {config} = context;
  return {
    ...headOf(config, view.permalink, {
      absoluteTitle: formatTitle(
        view.page > 1 ? `${headTitle} ${view.page}` : headTitle,
        config.title,
        config.titleDelimiter,
        context.isForeign || view.subject.kind === 'all' ? undefined : context.blogFacts().title,
      ),
      ...(lead && {description: lead}),
    }),
    ...((isUnlisted || config.noIndex) && {robots: 'noindex, nofollow'}),
  };
}
