import type {SiteData} from '@wuya/theme/types';
import type {SiteConfig} from '../config/siteConfig.ts';
import {hashOf} from '../cache/hash.ts';
import type {Output} from '../emit/output.ts';
import type {ResolvedPage} from '../render/resolvedPage.ts';
import {blogTitleOf} from '../render/blogPages.ts';
import {twinPathOf} from '../routes/routeTable.ts';
import {isListed} from './siteFiles.ts';
import {toMarkdown} from './toMarkdown.ts';
import {hasTwin} from './twin.ts';

/** Pages that belong together, under one heading of `llms.txt`. */
export interface TextGroup {
  readonly label: string;
  /** Path in the output of the file with all of their texts. */
  readonly fullPath: string;
  readonly pages: readonly ResolvedPage[];
}

/** Notes by section, posts, and the rest. Pages that only list others stay out. */
export function groupTexts(pages: readonly ResolvedPage[], {config, siteData, latest}: {readonly config: SiteConfig; readonly siteData: SiteData; readonly latest: string}): TextGroup[] {
  const own = pages.filter((page) => hasTwin(page.page) && isListed(page) && isOwnText(page, latest));
  const below = (href: string) => decodeURI(href.slice(config.baseUrl.length));
  const sections = siteData.sections.map((section): TextGroup => ({
    label: section.label,
    fullPath: `${below(section.href)}llms-full.txt`,
    pages: own.filter(({page}) => page.kind === 'doc' && page.sidebar?.name === section.id),
  }));
  const posts = own.filter(({page}) => page.kind === 'blog');
  const blogPath = config.blog === false ? '' : config.blog.routeBasePath.replace(/^\/|\/$/g, '');
  const grouped = new Set([...sections.flatMap((group) => group.pages), ...posts]);
  return [
    ...sections,
    {label: blogTitleOf(config, siteData.messages), fullPath: `${blogPath}/llms-full.txt`, pages: posts},
    {label: siteData.title, fullPath: 'llms-full.txt', pages: own.filter((page) => !grouped.has(page))},
  ].filter((group) => group.pages.length > 0);
}

function isOwnText({page}: ResolvedPage, latest: string): boolean {
  if (page.kind === 'blog') return page.view === 'post';
  if (page.kind === 'doc') return page.version === undefined || page.version.name === latest;
  return page.kind === 'markdown' || page.kind === 'component';
}

/** https://llmstxt.org: what the site has, with the address of each text. */
export function renderLlms(groups: readonly TextGroup[], {title, tagline, url, baseUrl}: SiteConfig): string {
  const lines = groups.flatMap(({label, pages, fullPath}) => [
    `## ${label}`,
    '',
    ...pages.map(({page}) => `- [${titleOf(page)}](${page.head.canonical}index.md)${page.head.description ? `: ${page.head.description.replaceAll('\n', ' ')}` : ''}`),
    `- [${label}: llms-full.txt](${url}${baseUrl}${encodeURI(fullPath)})`,
    '',
  ]);
  return [`# ${title}`, '', ...(tagline ? [`> ${tagline}`, ''] : []), ...lines].join('\n');
}

function titleOf(page: ResolvedPage['page']): string {
  const titleHtml = 'titleHtml' in page ? page.titleHtml : null;
  return titleHtml === null ? page.head.title.replace(/[[\]]/g, '\\$&') : toMarkdown(titleHtml, page.head.canonical!);
}

/** Writes all texts of each group into one file; a group in which nothing changed is not read. */
export function emitFullTexts(groups: readonly TextGroup[], output: Output): void {
  for (const {fullPath, pages} of groups) {
    const textsKey = hashOf(...pages.map(({key}) => key));
    if (output.reuse(fullPath, textsKey)) continue;
    output.write(fullPath, textsKey, pages.map((page) => output.read(twinPathOf(page.outputPath)).toString('utf8')).join('\n---\n\n'));
  }
}
