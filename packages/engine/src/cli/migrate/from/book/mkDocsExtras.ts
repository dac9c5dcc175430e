import {toObject, toText} from '../common/migration.ts';
import {readSocialLinks, toRepositoryLinks} from '../common/outsideLinks.ts';
import {toPicture} from '../common/placePictures.ts';
import {type LeftBehind, type SiteExtras, pickServices} from '../common/siteExtras.ts';
import type {MkDocsSettings} from './mkDocsSettings.ts';

/** Reads the icon, the logo, the footer, the repository and the counting of visits of a site of MkDocs. */
export function readMkDocsExtras({config}: MkDocsSettings, root: string): SiteExtras {
  const theme = toObject(config['theme']);
  const extra = toObject(config['extra']);
  const {provider, property} = toObject(extra['analytics']);
  const copyright = toText(config['copyright']);
  return {
    favicon: toPicture(theme['favicon'], root),
    logo: toPicture(theme['logo'], root),
    footer: copyright === undefined ? [] : [copyright],
    footerLinks: readSocialLinks(extra['social']),
    links: toRepositoryLinks(config['repo_url'], config['repo_name']),
    analytics: pickServices({google: [provider === 'google' && property]}),
  };
}

/** Lists what the pages of a site have that does not come along. */
export function listMkDocsLeft({config, written}: MkDocsSettings): LeftBehind[] {
  const isMaterial = toText(toObject(config['theme'])['name']) === 'material';
  const hasEdit = isMaterial
    ? written.includes('content.action.edit')
    : toText(config['edit_uri']) !== undefined;
  return [
    ...(hasEdit && toText(config['repo_url']) !== undefined ? ['edit' as const] : []),
    ...(/- *git-revision-date/.test(written) ? ['dates' as const] : []),
  ];
}
