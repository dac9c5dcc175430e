import type {SiteData} from '@wuya/theme/types';
import type {LoadedConfig} from '../config/loadConfig.ts';
import type {Content} from '../content/content.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import type {RouteTable} from '../routes/routeTable.ts';
import {checkNoteFields} from './noteFields.ts';
import {findOrphanNotes} from './orphans.ts';
import {checkPlugins} from './plugins.ts';
import {checkProject} from './project.ts';
import {checkSearchProvider} from './searchProvider.ts';
import {checkSiteLinks} from './siteLinks.ts';

/** What is wrong between the parts of a site, as far as it can be known before anything is compiled. */
export function findSiteProblems(site: LoadedConfig, siteData: SiteData, content: Content, table: RouteTable): Diagnostic[] {
  const linked = new Set([...siteData.sections, ...siteData.navItems.flatMap((item) => (item.kind === 'link' ? [item] : []))].map(({href}) => href));
  return [
    ...checkSiteLinks({site, sidebars: content.versions.flatMap(({sidebars}) => sidebars), table, staticPaths: new Set(content.staticFiles.map(({path}) => path))}),
    ...checkNoteFields(content, site.config.baseUrl),
    ...findOrphanNotes(content, linked),
    ...checkPlugins(site),
    ...checkProject(site, content.versions.map(({version}) => version.name)),
    ...checkSearchProvider(site),
  ];
}
