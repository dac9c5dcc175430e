import {hasMarkdownCopy} from '@wuya/theme/head/pageTags';
import {formatTitle} from '@wuya/theme/head/title';
import type {PageData, SiteData, Water} from '@wuya/theme/types';

/** Texts of the share image of a page. */
export interface ShareCard {
  readonly title: string;
  /** Where the page belongs; left out where the title says so. */
  readonly section?: string;
  readonly lead?: string;
  readonly site: string;
  readonly tagline: string;
  readonly water: Water;
  readonly lang: string;
}

/** Makes the card of a page; undefined for lists, for pages that say nothing of their own and those with a picture. */
export function cardOf(page: PageData, site: SiteData): ShareCard | undefined {
  const isText = page.kind === 'doc' || page.kind === 'markdown' || page.kind === 'home';
  const isPost = page.kind === 'blog' && page.view === 'post';
  if (!(isText || isPost) || !hasMarkdownCopy(page) || page.head.image !== undefined)
    return undefined;
  const own = site.sections.find(({href}) => page.path.startsWith(href));
  const crumb = 'breadcrumbs' in page ? page.breadcrumbs[1]?.label : undefined;
  const section = own?.label ?? crumb;
  const title = page.kind === 'home' ? site.title : titleOf(page.head.title, section, site);
  const lead = page.kind === 'home' ? site.tagline : page.head.description;
  return {
    title,
    ...(section !== undefined && section !== title && {section}),
    ...(lead && {lead}),
    site: site.title,
    tagline: page.kind === 'home' ? '' : site.tagline,
    water: own?.water ?? 'ripple',
    lang: site.htmlLang ?? site.locale,
  };
}

/** Takes the site and the section from the end of a page's whole title. `闭包｜前端｜无涯` → 闭包 */
function titleOf(
  whole: string,
  section: string | undefined,
  {title, titleDelimiter}: Pick<SiteData, 'title' | 'titleDelimiter'>,
): string {
  return [title, section ?? ''].reduce((rest, name) => {
    const end = formatTitle('x', {title: name, titleDelimiter}).slice(1);
    return name !== '' && rest.endsWith(end) ? rest.slice(0, -end.length) : rest;
  }, whole);
}
