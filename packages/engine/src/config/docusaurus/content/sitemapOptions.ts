import {ContentError} from '../../../errors/contentError.ts';
import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {type Notes, toEntry, toList, toTexts, toValues, type Values} from '../common/notes.ts';
import type {Preset} from './contents.ts';
import {isPackage} from '../plugins/plugins.ts';
import {thrownText} from '../../../errors/thrownText.ts';

/** An entry of a sitemap, as Docusaurus has it. */
export interface SitemapItem {
  /** With the host. */
  readonly url: string;
  /** A day: `2025-03-18` */
  readonly lastmod?: string | null | undefined;
  readonly changefreq?: string | null | undefined;
  readonly priority?: number | null | undefined;
}

/** An entry, and the path of its page with the base URL. */
export interface RoutedItem {
  readonly path: string;
  readonly item: SitemapItem;
}

/** Sitemap options of a foreign configuration. */
export interface SitemapOptions {
  /** Below the folder of the site: `sitemap.xml`; undefined for none at all. */
  readonly filename: string | undefined;
  /** Patterns of paths, with the base URL, that are not listed. */
  readonly ignorePatterns: readonly string[];
  /** Entries say when git changed the file of their page last: `lastmod` of Docusaurus. */
  readonly asksGit?: boolean;
  /** What every entry says, where it is written. */
  readonly said: Pick<SitemapItem, 'changefreq' | 'priority'>;
  /** Makes other entries of those that there are. @throws {ContentError} CFG-005 where the function of the configuration throws */
  makeItems(items: readonly RoutedItem[]): Promise<readonly SitemapItem[]>;
}

/** The function as a configuration has it. */
type ItemMaker = (input: {
  readonly siteConfig: Values;
  readonly routes: readonly {readonly path: string}[];
  readonly defaultCreateSitemapItems: (input: {
    readonly routes: readonly {readonly path: string}[];
  }) => Promise<readonly SitemapItem[]>;
}) => unknown;

/**
 * Finds what a configuration says of its sitemap, in its preset or in a plugin of its own.
 */
export function toSitemapOptions(config: Values, preset: Preset, notes: Notes): SitemapOptions {
  const ofPreset = preset.options['sitemap'];
  const entries = toList(config['plugins']).map(toEntry);
  const index = entries.findIndex(({plugin}) => isPackage(plugin, 'plugin-sitemap'));
  const own = entries[index];
  const path = own ? `plugins[${index}][1]` : `${preset.path}.sitemap`;
  const values = own?.options ?? toValues(ofPreset);
  const {changefreq, priority, filename, createSitemapItems: create} = values;
  const isNone = own === undefined && ofPreset === false;
  return {
    filename: isNone ? undefined : toFilename(filename),
    ignorePatterns: toTexts(values['ignorePatterns'], `${path}.ignorePatterns`, notes),
    asksGit: values['lastmod'] === 'date' || values['lastmod'] === 'datetime',
    said: {
      ...(typeof changefreq === 'string' && {changefreq}),
      ...(typeof priority === 'number' && {priority}),
    },
    makeItems: async (items) =>
      typeof create === 'function'
        ? askFor(create as ItemMaker, items, config)
        : items.map(({item}) => item),
  };
}

/** Returns a name inside the folder of the site. */
function toFilename(written: unknown): string {
  const name = typeof written === 'string' ? written.replace(/^(?:\.?\/)+/, '') : '';
  return name === '' || name.split('/').includes('..') ? 'sitemap.xml' : name;
}

async function askFor(
  create: ItemMaker,
  items: readonly RoutedItem[],
  siteConfig: Values,
): Promise<readonly SitemapItem[]> {
  try {
    const made = await create({
      siteConfig,
      routes: items.map(({path}) => ({path})),
      defaultCreateSitemapItems: async ({routes}) => {
        const kept = new Set(routes.map(({path}) => path));
        return items.flatMap(({path, item}) => (kept.has(path) ? [item] : []));
      },
    });
    return toList(made).filter(
      (item): item is SitemapItem => typeof toValues(item)['url'] === 'string',
    );
  } catch (error) {
    const reason = `createSitemapItems: ${thrownText(error)}`;
    throw new ContentError([createDiagnostic('CFG-005', {reason})], {cause: error});
  }
}
