import {pageTagsOf, type PageTag} from '@wuya/theme/head/pageTags';
import type {PageData, SiteData} from '@wuya/theme/types';
import type {HeadTag} from '../config/options/headTags.ts';

/** Facts that no author writes for a page: what a site says of them counts. */
const COMPUTED: ReadonlySet<string> = new Set([
  'og:locale',
  'og:site_name',
  'og:type',
  'twitter:card',
]);

/** Tells whether a tag of the configuration says something by a name, which a page may say too. */
export function isNamedMeta({tagName, attributes = {}}: HeadTag): boolean {
  return tagName === 'meta' && subjectOf(attributes) !== undefined;
}

/**
 * Puts what a site says on every page beside what the page says of itself: each name once, since programs take the first or the last.
 * The page's own word counts, but for what is computed.
 * @param siteMetas tags for which `isNamedMeta` is true
 */
export function metaTagsOf(
  site: SiteData,
  page: PageData,
  siteMetas: readonly HeadTag[],
): {readonly ofPage: readonly PageTag[]; readonly ofSite: readonly HeadTag[]} {
  const all = pageTagsOf(site, page);
  const said = new Set(all.map(({attributes}) => subjectOf(attributes)));
  const ofSite = siteMetas.filter(({attributes = {}}) => {
    const name = subjectOf(attributes)!;
    return COMPUTED.has(name) || !said.has(name);
  });
  const taken = new Set(ofSite.map(({attributes = {}}) => subjectOf(attributes)));
  return {ofPage: all.filter(({attributes}) => !taken.has(subjectOf(attributes))), ofSite};
}

/** Reads what a tag is about: `description`, `og:title`. */
export function subjectOf(
  attributes: Readonly<Record<string, string | boolean>>,
): string | undefined {
  const name = attributes['name'] ?? attributes['property'];
  return typeof name === 'string' ? name : undefined;
}
