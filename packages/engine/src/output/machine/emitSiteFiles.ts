import type {SiteData} from '@wuya/theme/types';
import {hashOf} from '../../cache/hash.ts';
import {isDefaultLanguage} from '../../config/languages.ts';
import type {SitemapOptions} from '../../config/docusaurus/content/sitemapOptions.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import type {OutputFolder} from '../emit/outputFolder.ts';
import type {SitePage} from '../../kinds/page/resolvedPage.ts';
import {emitFullTexts} from './fullTexts.ts';
import {groupTexts, renderLlms, type TextCollection} from './llms.ts';
import {renderManifest, renderOpenSearch, renderRobots} from './siteFiles.ts';
import {renderSitemap, sitemapPathOf} from './sitemap.ts';

interface EmitInput {
  readonly config: SiteConfig;
  readonly siteData: SiteData;
  readonly pages: readonly SitePage[];
  readonly staticPaths: ReadonlySet<string>;
  readonly collections: readonly TextCollection[];
  /** Sitemaps of all languages, paths with base URL. */
  readonly sitemaps: readonly string[];
  /** Sitemap options of a foreign configuration. */
  readonly sitemap: SitemapOptions | undefined;
  /** Days of the last commits by the path of their page, for the sitemap. */
  readonly commits: ReadonlyMap<string, string>;
  readonly output: OutputFolder;
}

/**
 * Writes the files that machines read. Those that the author made stay as they are.
 * @throws {ContentError} CFG-005 where a function of a foreign configuration throws
 */
export async function emitSiteFiles(input: EmitInput): Promise<void> {
  const {config, siteData, pages, staticPaths, output} = input;
  const groups = groupTexts(pages, input);
  const sitemapPath = config.noIndex ? undefined : sitemapPathOf(input.sitemap);
  const files: Readonly<Record<string, () => string | Promise<string>>> = {
    ...(sitemapPath !== undefined && {
      [sitemapPath]: () =>
        renderSitemap(pages, siteData, {options: input.sitemap, commits: input.commits}),
    }),
    ...(isDefaultLanguage(config) && {
      'robots.txt': () => renderRobots(config, input.sitemaps),
      // Else GitHub Pages, asked to publish a branch, makes pages of the Markdown copies, at the addresses of our pages.
      '.nojekyll': () => '',
    }),
    ...(siteData.searchHref === null
      ? {}
      : {'opensearch.xml': () => renderOpenSearch(config, siteData.searchHref!)}),
    'manifest.webmanifest': () => renderManifest(input),
    'llms.txt': () => renderLlms(groups, config),
  };
  for (const [path, render] of Object.entries(files)) {
    if (staticPaths.has(path)) continue;
    const text = await render();
    output.write(path, hashOf(text), text);
  }
  emitFullTexts(
    groups.filter(({fullPath}) => !staticPaths.has(fullPath)),
    output,
  );
}
