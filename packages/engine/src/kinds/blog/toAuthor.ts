import type {Author} from '@wuya/theme/types';
import type {BlogAuthor} from '../../content/blog/authors.ts';
import {namedFileHref} from '../../document/namedFile.ts';
import type {PageContext} from '../kind.ts';

/**
 * Turns an author of the blog into what pages show; the page of the author comes before an address. Components of a
 * Docusaurus site that render posts get both, and the key.
 */
export function toAuthor(
  {key, name, title, url, imageUrl, description, socials, permalink}: BlogAuthor,
  {config, site}: Pick<PageContext, 'config' | 'site'>,
): Author {
  const href = permalink ?? url;
  return {
    name,
    ...(title !== undefined && {title}),
    ...(href !== undefined && {href}),
    ...(imageUrl !== undefined && {
      imageUrl: imageUrl.startsWith('/') ? namedFileHref(imageUrl, config.baseUrl) : imageUrl,
    }),
    ...(description !== undefined && {description}),
    ...(socials.length > 0 && {socials}),
    ...(site.sendsPosts && {
      own: {
        ...(key !== undefined && {key}),
        ...(url !== undefined && {url}),
        ...(permalink !== undefined && {page: {permalink}}),
      },
    }),
  };
}
