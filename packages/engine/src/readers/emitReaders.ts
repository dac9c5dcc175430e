import type {SiteData} from '@wuya/theme/types';
import {hashOf} from '../cache/hash.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {Output} from '../emit/output.ts';
import type {ResolvedPage} from '../render/resolvedPage.ts';
import {emitFullTexts, groupTexts, renderLlms} from './llms.ts';
import {renderManifest, renderOpenSearch, renderRobots, renderSitemap} from './siteFiles.ts';

interface EmitInput {
  readonly config: SiteConfig;
  readonly siteData: SiteData;
  readonly pages: readonly ResolvedPage[];
  readonly staticPaths: ReadonlySet<string>;
  /** Name of the version of the notes that readers get first. */
  readonly latest: string;
  readonly output: Output;
}

/** Writes the files that machines read. Those that the writer made stay as they are. */
export function emitReaders(input: EmitInput): void {
  const {config, siteData, pages, staticPaths, output} = input;
  const groups = groupTexts(pages, input);
  const files: Readonly<Record<string, () => string>> = {
    ...(config.noIndex ? {} : {'sitemap.xml': () => renderSitemap(pages)}),
    'robots.txt': () => renderRobots(config),
    ...(siteData.searchHref === null ? {} : {'opensearch.xml': () => renderOpenSearch(config, siteData.searchHref!)}),
    'manifest.webmanifest': () => renderManifest(input),
    'llms.txt': () => renderLlms(groups, config),
  };
  for (const [path, render] of Object.entries(files)) {
    if (staticPaths.has(path)) continue;
    const text = render();
    output.write(path, hashOf(text), text);
  }
  emitFullTexts(groups.filter(({fullPath}) => !staticPaths.has(fullPath)), output);
}
