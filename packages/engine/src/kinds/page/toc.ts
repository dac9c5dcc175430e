import type {TocItem} from '@wuya/theme/types';
import type {Heading} from '../../article/parsedPage.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';

/** Picks the headings of a table of contents: levels `min` to `max`. */
export function toTocItems(headings: readonly Heading[], min: number, max: number): TocItem[] {
  return headings
    .filter(({level}) => level >= min && level <= max)
    .map(({id, html, level}) => ({id, html, level}));
}

/** Makes the table of contents of a page: the levels its front matter names, else those of the site. */
export function tocOf(
  headings: readonly Heading[],
  frontMatter: {
    readonly toc_min_heading_level?: number;
    readonly toc_max_heading_level?: number;
  },
  {themeConfig}: SiteConfig,
): TocItem[] {
  const {minHeadingLevel, maxHeadingLevel} = themeConfig.tableOfContents;
  return toTocItems(
    headings,
    frontMatter.toc_min_heading_level ?? minHeadingLevel,
    frontMatter.toc_max_heading_level ?? maxHeadingLevel,
  );
}

/** Minimum number of headings that need contents on a page that belongs to no section. */
const MIN_TOC_ITEMS = 2;

/** Tells whether a post or a single page goes without contents. */
export function hidesToc(
  toc: readonly TocItem[],
  frontMatter: {readonly hide_table_of_contents?: boolean},
): boolean {
  return (frontMatter.hide_table_of_contents ?? false) || toc.length < MIN_TOC_ITEMS;
}
