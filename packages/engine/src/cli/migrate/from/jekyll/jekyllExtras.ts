import {toObject, toText} from '../common/migration.ts';
import {readSocialLinks, toRepositoryLinks} from '../common/outsideLinks.ts';
import {findIcon, type SiteExtras, pickServices} from '../common/siteExtras.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Reads the icon, the footer, the links and the counting of visits as Minima, Chirpy, Minimal Mistakes, Just the Docs and their like
 * have them.
 * @param files of the new site
 */
export function readJekyllExtras(config: Values, files: ReadonlyMap<string, unknown>): SiteExtras {
  const icon = toText(config['favicon_ico'])?.replace(/^\//, '');
  const user = toText(config['github_username']) ?? toText(toObject(config['github'])['username']);
  const listed = [
    toObject(config['minima'])['social_links'],
    toObject(config['author'])['links'],
    toObject(config['footer'])['links'],
  ].flatMap((list) => (Array.isArray(list) ? list : []).map(toObject));
  return {
    favicon: icon !== undefined && files.has(`static/${icon}`) ? icon : findIcon(files),
    footer: [config['footer_content'], config['copyright']].flatMap((line) => toText(line) ?? []),
    footerLinks: [
      ...toRepositoryLinks(user && `https://github.com/${user}`),
      ...readSocialLinks(
        listed.map(({label, title, platform, url, user_url: own}) => ({
          ...(toText(label ?? title) !== undefined && {label: label ?? title}),
          icon: platform,
          link: url ?? own,
        })),
      ),
    ],
    analytics: pickServices({
      google: [
        config['google_analytics'],
        toObject(config['google_analytics'])['id'],
        toObject(toObject(config['analytics'])['google'])['id'],
        toObject(toObject(config['analytics'])['google'])['tracking_id'],
        config['ga_tracking'],
      ],
    }),
  };
}
