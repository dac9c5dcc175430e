import type {Author} from '@wuya/theme/types';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {BlogAuthor} from '../content/blog/authors.ts';
import {namedFileHref} from '../document/namedFile.ts';

/** Turns an author of the blog into what pages show; the page of the author comes before an address. */
export function toAuthor(
  {name, title, url, imageUrl, description, socials, permalink}: BlogAuthor,
  config: SiteConfig,
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
  };
}
