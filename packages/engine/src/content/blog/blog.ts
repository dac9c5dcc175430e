import {append} from '../../cache/append.ts';
import type {BlogOptions} from '../../config/options/blog.ts';
import {createNearestFinder} from '../../errors/nearest.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {compareText} from '../../errors/compareText.ts';
import {levelOf} from '../../errors/reaction.ts';
import {joinPath} from '@wuya/theme/pathname';
import {type DefinedTag} from '../tags/tagFile.ts';
import {type ResolvedTag, resolveTags, type TagGroup} from '../tags/resolveTags.ts';
import {type AuthorsFile, type BlogAuthor, resolveAuthors} from './authors.ts';
import type {Post} from './post.ts';
import {inOrder, type PostOrder} from './postOrder.ts';
import {writtenAuthorsOf} from './postFrontMatter.ts';
import {type BlogView, createViews} from './views.ts';

/** A post with its time and its authors. */
export interface DatedPost extends Post {
  /** ISO time in UTC. */
  readonly time: string;
  /** Its day: `2025-03-18`. */
  readonly date: string;
  readonly authors: readonly BlogAuthor[];
}

/** A set of posts and everything derived from it. Most sites have one, `default`. */
export interface Blog {
  readonly options: BlogOptions;
  /** Address of the list; that of no page while nothing is listed. */
  readonly basePath: string;
  /** Published posts, in the order of the list. */
  readonly posts: readonly DatedPost[];
  /** Posts that lists, feeds and search show. */
  readonly listed: readonly DatedPost[];
  readonly tags: readonly TagGroup<DatedPost>[];
  readonly tagsOf: ReadonlyMap<DatedPost, readonly ResolvedTag[]>;
  readonly authors: readonly BlogAuthor[];
  readonly views: readonly BlogView[];
}

interface BlogInput {
  readonly options: BlogOptions;
  readonly baseUrl: string;
  readonly posts: readonly Post[];
  readonly authorsFile: AuthorsFile;
  readonly definedTags: ReadonlyMap<string, DefinedTag> | undefined;
  /** Time of a post that has none of its own. */
  timeOf(post: Post): string;
  /** Leave drafts out. */
  readonly isProduction: boolean;
  /** @default by time */
  readonly order?: PostOrder | undefined;
}

/** Makes the address of the blog: `/wuya/blog/`. */
export function blogBasePath(baseUrl: string, options: BlogOptions): string {
  return joinPath(baseUrl, options.routeBasePath, '/');
}

/** Orders posts, gives them authors and tags, and lists the pages made from them. */
export function createBlog(input: BlogInput): {blog: Blog; diagnostics: readonly Diagnostic[]} {
  const {options, baseUrl, authorsFile} = input;
  const basePath = blogBasePath(baseUrl, options);
  const authorsPath = joinPath(basePath, options.authorsBasePath, '/');
  const tagsPath = joinPath(basePath, options.tagsBasePath, '/');
  const diagnostics: Diagnostic[] = [...authorsFile.diagnostics];
  const published = input.posts.filter((post) => !input.isProduction || !post.isDraft);
  const findNearest = createNearestFinder(authorsFile.authors.keys());
  const dated = published.map((post): DatedPost => {
    const placeOf = (key: string) => ({
      file: post.source.path,
      line: post.keyLines.get(key) ?? 1,
      column: 1,
    });
    if (post.writtenTime === undefined)
      diagnostics.push(createDiagnostic('BL-083', {}, {place: placeOf('date')}));
    const time = post.writtenTime ?? input.timeOf(post);
    const {authors, diagnostics: ofAuthors} = resolveAuthors(
      writtenAuthorsOf(post.frontMatter),
      authorsFile.authors,
      {
        basePath: authorsPath,
        mapPath: options.authorsMapPath,
        place: placeOf('authors'),
        wrong: authorsFile.wrong,
        isMissing: authorsFile.isMissing,
        findNearest,
      },
    );
    append(
      diagnostics,
      ofAuthors.filter(({code}) => !authorsFile.isUnread || code !== 'BL-080'),
    );
    return {...post, time, date: post.writtenDay ?? time.slice(0, 10), authors};
  });
  const direction = options.sortPosts === 'ascending' ? 1 : -1;
  const sorted = dated.toSorted(
    (a, b) =>
      // By the day that is shown first: lists are cut where the year changes.
      direction * (compareText(a.date, b.date) || compareText(a.time, b.time)) ||
      compareText(a.source.path, b.source.path),
  );
  const posts = inOrder(sorted, input.order);
  const listed = posts.filter((post) => !post.isUnlisted);
  const tagged = posts.map((post) => ({
    item: post,
    tags: post.frontMatter.tags ?? [],
    isUnlisted: post.isUnlisted,
    place: {file: post.source.path, line: post.keyLines.get('tags') ?? 1, column: 1},
  }));
  const {
    groups: tags,
    tagsOf,
    diagnostics: ofTags,
  } = resolveTags({
    items: tagged,
    basePath: tagsPath,
    defined: input.definedTags,
    inlineLevel: levelOf(options.onInlineTags),
  });
  const authors = [...authorsFile.authors.values()];
  const archivePath =
    options.archiveBasePath === null ? null : joinPath(basePath, options.archiveBasePath, '/');
  const views = createViews({
    basePath,
    pageBasePath: options.pageBasePath,
    tagsPath,
    authorsPath,
    archivePath,
    postsPerPage: options.postsPerPage,
    posts: listed,
    tags,
    authors,
  });
  return {
    blog: {options, basePath, posts, listed, tags, tagsOf, authors, views},
    diagnostics: [...posts.flatMap((post) => post.diagnostics), ...diagnostics, ...ofTags],
  };
}
