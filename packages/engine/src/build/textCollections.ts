import type {SiteData} from '@wuya/theme/types';
import type {Content} from '../content/content.ts';
import {lastVersionOf} from '../content/docs/siteVersions.ts';
import {blogTitleOf} from '../document/siteData.ts';
import type {TextCollection} from '../output/machine/llms.ts';
import type {AddressWriter} from '../routes/addressWriter.ts';

/** Lists what is a group of its own for machines: collections that have a name for readers, and blogs under their titles. */
export function listTextCollections(
  {collections, blogs}: Pick<Content, 'collections' | 'blogs'>,
  {messages}: Pick<SiteData, 'messages'>,
  {address}: Pick<AddressWriter, 'address'>,
): TextCollection[] {
  const toTexts = (
    label: string,
    basePath: string,
    pages: readonly {readonly permalink: string}[],
  ): [TextCollection] => {
    const own = new Set(pages.map(({permalink}) => address(permalink)));
    return [{label, basePath, hasPage: (path) => own.has(path)}];
  };
  return [
    ...collections.flatMap(({options: {label}, versions}) => {
      const last = lastVersionOf(versions);
      return label === undefined || !last ? [] : toTexts(label, last.version.basePath, last.docs);
    }),
    ...blogs.flatMap(({options, basePath, posts}) =>
      toTexts(blogTitleOf(options, messages), basePath, posts),
    ),
  ];
}
