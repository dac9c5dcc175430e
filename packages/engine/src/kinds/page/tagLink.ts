import type {TagCount} from '@wuya/theme/types';
import type {ResolvedTag} from '../../content/tags/resolveTags.ts';

/** Makes the link to the pages that have a tag, with what `tags.yml` says of it. */
export function toTagLink({label, permalink, description}: ResolvedTag): Omit<TagCount, 'count'> {
  return {label, href: permalink, ...(description && {description})};
}
