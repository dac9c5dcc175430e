import {markdownCopyOf} from '@wuya/theme/base/markdownCopyOf';
import type {SiteData} from '@wuya/theme/types';
import type {SiteConfig} from '../../config/siteConfig.ts';
import type {SitePage} from '../../kinds/page/resolvedPage.ts';
import {isListed} from './siteFiles.ts';
import {toMarkdownLine} from './markdownText.ts';
import {toMarkdown} from './toMarkdown.ts';
import {hasMarkdownCopy} from '@wuya/theme/head/pageTags';
import {decodePath, encodePath} from '@wuya/theme/pathname';

/** Pages that belong together, under one heading of `llms.txt`. */
export interface TextGroup {
  readonly label: string;
  /** Path in the output of the file with all of their texts. */
  readonly fullPath: string;
  readonly pages: readonly SitePage[];
}

/** A collection of notes that is named, or a blog: its pages outside of the sections are a group of their own. */
export interface TextCollection {
  readonly label: string;
  /** Its address, with base URL. */
  readonly basePath: string;
  /** Whether one of its notes or posts is at an address. */
  hasPage(permalink: string): boolean;
}

/** Groups notes by section, those of named collections, posts, and the rest. Pages that only list others stay out. */
export function groupTexts(
  pages: readonly SitePage[],
  {
    config,
    siteData,
    collections,
  }: {
    readonly config: SiteConfig;
    readonly siteData: SiteData;
    readonly collections: readonly TextCollection[];
  },
): TextGroup[] {
  const own = pages.filter(
    (page) => hasMarkdownCopy(page.page) && isListed(page) && isOwnText(page, siteData),
  );
  const below = (href: string) => decodePath(href.slice(config.baseUrl.length));
  const inSite = siteData.sections.filter(({href}) => isBelow(href, config.baseUrl));
  const sections = inSite.map((section): TextGroup => ({
    label: section.label,
    fullPath: `${below(section.href.replace(/[?#].*$/, ''))}llms-full.txt`,
    pages: own.filter(({page}) => page.kind === 'doc' && page.sidebar?.name === section.id),
  }));
  const inSections = new Set(sections.flatMap((group) => group.pages));
  const others = collections.map(({label, basePath, hasPage}): TextGroup => ({
    label,
    fullPath: `${below(basePath)}llms-full.txt`,
    pages: own.filter((page) => !inSections.has(page) && hasPage(page.page.path)),
  }));
  const grouped = new Set([...inSections, ...others.flatMap((group) => group.pages)]);
  return [
    ...sections,
    ...others,
    {
      label: siteData.title,
      fullPath: 'llms-full.txt',
      pages: own.filter((page) => !grouped.has(page)),
    },
  ].filter((group) => group.pages.length > 0);
}

/** Tells whether an address is one of the site; a section may lead elsewhere. */
const isBelow = (href: string, baseUrl: string): boolean =>
  href.startsWith(baseUrl) && !href.startsWith('//');

/** Tells whether a page has a text of its own. Pages that only list others, and notes of older versions, stay out. */
function isOwnText({page, texts}: SitePage, {versions}: SiteData): boolean {
  if (texts === null) return false;
  if (page.kind !== 'doc' || page.version === undefined) return true;
  const {name, collection} = page.version;
  return versions.some(
    (version) => version.isLast && version.name === name && version.collection === collection,
  );
}

/** Renders `llms.txt` (https://llmstxt.org): what the site has, with the address of each text. */
export function renderLlms(
  groups: readonly TextGroup[],
  {title, tagline, url, baseUrl}: SiteConfig,
): string {
  const lines = groups.flatMap(({label, pages, fullPath}) => [
    `## ${toMarkdownLine(label)}`,
    '',
    ...pages.map(
      ({page}) =>
        `- [${titleOf(page)}](${markdownCopyOf(page.head.canonical!)})${page.head.description ? `: ${toMarkdownLine(page.head.description)}` : ''}`,
    ),
    `- [${toMarkdownLine(label)}: llms-full.txt](${url}${baseUrl}${encodePath(fullPath)})`,
    '',
  ]);
  const lead = tagline ? [`> ${toMarkdownLine(tagline)}`, ''] : [];
  return [`# ${toMarkdownLine(title)}`, '', ...lead, ...lines].join('\n');
}

function titleOf(page: SitePage['page']): string {
  const titleHtml = 'titleHtml' in page ? page.titleHtml : null;
  return titleHtml === null
    ? toMarkdownLine(page.head.title)
    : toMarkdown(titleHtml, page.head.canonical!);
}
