import type {BlogContent} from '../config/docusaurus/plugins/contentGivers.ts';
import type {Blog, DatedPost} from '../content/blog/blog.ts';
import {readFirstWords} from '../content/docs/firstWords.ts';
import {countSegmentedWords} from '../content/blog/readingTime.ts';
import {readDatedFields} from '../content/frontmatter/frontMatter.ts';

/**
 * Writes posts the way the plugin of Docusaurus hands them on; no posts for no blog.
 * @param locale in which their dates are written
 */
export function toBlogContent(blog: Blog | undefined, locale: string): BlogContent {
  const date = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'});
  const posts = blog?.listed ?? [];
  const linkTo = (post: DatedPost | undefined) =>
    post && {title: post.title, permalink: post.permalink};
  const blogPosts = posts.map((post, i) =>
    toBlogPost(post, blog!, {
      formattedDate: date.format(new Date(post.time)),
      minutesOf: (text) =>
        countSegmentedWords(text, new Intl.Segmenter(locale, {granularity: 'word'})) / 200,
      prevItem: linkTo(posts[i - 1]),
      nextItem: linkTo(posts[i + 1]),
    }),
  );
  const blogTags = Object.fromEntries(
    (blog?.tags ?? []).map(({label, permalink, items}) => [
      permalink,
      {label, permalink, items: items.map((post) => post.permalink), pages: [], unlisted: false},
    ]),
  );
  const others = {blogTags, blogListPaginated: [], blogSidebarTitle: '', authorsMap: {}};
  return {blogPosts, ...others};
}

interface PostFacts {
  readonly formattedDate: string;
  minutesOf(text: string): number;
  readonly prevItem: object | undefined;
  readonly nextItem: object | undefined;
}

function toBlogPost(
  post: DatedPost,
  blog: Blog,
  {formattedDate, minutesOf, prevItem, nextItem}: PostFacts,
): BlogContent['blogPosts'][number] {
  const data = readDatedFields(post.source);
  const metadata = {
    permalink: post.permalink,
    source: `@site/${post.source.path}`,
    title: post.title,
    description: post.frontMatter.description ?? readFirstWords(post.body),
    date: new Date(post.time),
    // Up to Docusaurus 3.0.
    formattedDate,
    tags: (blog.tagsOf.get(post) ?? []).map(({label, permalink}) => ({label, permalink})),
    // Few ask for it, and words of Chinese are counted slowly.
    get readingTime() {
      return minutesOf(post.body);
    },
    authors: post.authors.map(({key, name, title, url, imageUrl}) => ({
      key,
      name,
      title,
      url,
      imageURL: imageUrl,
    })),
    frontMatter: data,
    hasTruncateMarker: /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/.test(post.body),
    unlisted: post.isUnlisted,
    prevItem,
    nextItem,
  };
  const others = {id: post.permalink, content: post.body};
  return {metadata, ...others};
}
