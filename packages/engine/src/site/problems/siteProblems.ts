import type {SiteData} from '@wuya/theme/types';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import type {Content} from '../../content/content.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import type {RouteTable} from '../../routes/routeTable.ts';
import {checkNamedFiles} from './namedFiles.ts';
import {checkNoteFields} from './noteFields.ts';
import {findOrphanNotes} from './orphans.ts';
import {checkPictureLibrary} from './pictureLibrary.ts';
import {checkProject} from './project.ts';
import {checkSearchProvider} from './searchProvider.ts';
import {feedPathsOf} from './feedPaths.ts';
import {checkSiteLinks} from './siteLinks.ts';
import {findStaleTranslations} from './staleTranslations.ts';
import {checkStyleFiles} from './styleFiles.ts';
import {findUnreadTranslations} from './unreadTranslations.ts';
import {findWikiLinksOff} from './wikiLinksOff.ts';

interface SiteParts {
  readonly site: LoadedConfig;
  readonly siteData: SiteData;
  readonly content: Content;
  readonly table: RouteTable;
}

/** Finds what is wrong between the parts of a site, as far as it can be known before anything is compiled. */
export function findSiteProblems({site, siteData, content, table}: SiteParts): Diagnostic[] {
  const linked = new Set([
    site.config.baseUrl, // the title of each page leads there
    ...[
      ...siteData.sections,
      ...siteData.navItems.flatMap((item) => (item.kind === 'link' ? [item] : [])),
    ].map(({href}) => href),
  ]);
  const staticPaths = new Set(content.staticFiles.map(({path}) => path));
  return [
    ...checkSiteLinks({
      site,
      sidebars: content.versions.flatMap(({sidebars}) => sidebars),
      table,
      hostRedirects: content.hostRedirects,
      staticPaths: new Set([...staticPaths, ...feedPathsOf(content, site.config)]),
    }),
    ...checkNamedFiles(site, staticPaths),
    ...checkStyleFiles(site, staticPaths),
    ...checkNoteFields(content, site.config.baseUrl),
    ...findOrphanNotes(content, linked),
    ...checkProject(site, content.collections),
    ...checkSearchProvider(site),
    ...checkPictureLibrary(site),
    ...findStaleTranslations(site, content),
    ...findUnreadTranslations(site, content),
    ...findWikiLinksOff(site, content),
  ];
}
