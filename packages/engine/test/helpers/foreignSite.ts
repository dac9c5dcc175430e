import {fromDocusaurus} from '../../src/config/docusaurus/fromDocusaurus.ts';
import type {ForeignSite} from '../../src/config/foreignSite.ts';

/** Makes what a Docusaurus site has beside, of an empty configuration without plugins. */
export function foreignSiteWith(own: Partial<ForeignSite>): ForeignSite {
  return {
    ...fromDocusaurus({}, '/nowhere').site,
    grammars: undefined,
    clientModules: [],
    pluginContent: {pages: [], globalData: {}, tags: [], afterBuild: [], givers: []},
    missingPackages: [],
    ...own,
  };
}
