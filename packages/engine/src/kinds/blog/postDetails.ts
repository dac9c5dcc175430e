import type {BlogList, PostSummary} from '@wuya/theme/types';
import type {Compiled} from '../../article/compiled.ts';
import type {DatedPost} from '../../content/blog/blog.ts';
import type {ListView} from '../../content/blog/views.ts';
import {isImageFile, publishHeadImage} from '../../document/headImage.ts';
import type {PageContext} from '../kind.ts';
import {readWholeFrontMatter} from '../page/ownFrontMatter.ts';
import {toAuthor} from './toAuthor.ts';

/** Gives an entry of a list more of its post where components of a Docusaurus site render lists; else nothing. */
export function postDetails(
  post: DatedPost,
  compiled: Compiled | undefined,
  context: PageContext,
): Pick<PostSummary, 'details'> {
  const {site, config} = context;
  if (!site.sendsPosts) return {};
  const {source, permalink, frontMatter} = post;
  const hasFile = frontMatter.image !== undefined && isImageFile(frontMatter.image);
  const own = {file: source.path, permalink, originalFile: source.originalPath};
  const image = hasFile ? publishHeadImage(post, own, context).source.frontMatter.image : undefined;
  return {
    details: {
      description: frontMatter.description ?? compiled?.markdown.excerpt ?? '',
      time: post.time,
      file: source.path,
      authors: post.authors.map((author) => toAuthor(author, context)),
      frontMatter: readWholeFrontMatter(source),
      ...(image !== undefined && {image: config.baseUrl + image.slice(1)}),
    },
  };
}

/** Tells where a page is in its list, to components of a Docusaurus site that render lists; else nothing. */
export function listingOf(
  view: ListView,
  perPage: number | 'ALL',
  {site}: PageContext,
): Pick<BlogList, 'listing'> {
  if (!site.sendsPosts) return {};
  const {page, total, subject} = view;
  const size = perPage === 'ALL' ? Math.max(total, 1) : perPage;
  return {
    listing: {
      page,
      pages: Math.max(1, Math.ceil(total / size)),
      perPage: size,
      total,
      ...(subject.kind === 'tag' && {tag: subject.tag.label}),
    },
  };
}
