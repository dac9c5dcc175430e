import {toObject, toText} from '../common/migration.ts';
import {readSocialLinks} from '../common/outsideLinks.ts';
import {findIcon, type SiteExtras, pickServices} from '../common/siteExtras.ts';
import {readThemeFooter} from '../common/themeFooter.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Reads the icon, the footer, the links and the counting of visits as Hugo and its themes have them: PaperMod, Stack, LoveIt,
 * NexT and their like.
 * @param config with keys in lower case
 * @param files of the new site
 */
export function readHugoExtras(config: Values, files: ReadonlyMap<string, unknown>): SiteExtras {
  const params = toObject(config['params']);
  const icons = [toObject(params['assets'])['favicon'], params['favicon']]
    .flatMap((icon) => toText(icon) ?? [])
    .map((icon) => icon.replace(/^\//, ''));
  const author = toText(params['author']) ?? toText(toObject(params['author'])['name']);
  const copyright = toText(config['copyright'])?.replace(/ ?\{year\}/i, '');
  const lines = readThemeFooter(toObject(params['footer']), {author, beian: params['icp']});
  const social = [
    ...readSocialLinks(listOf(params['socialicons'])),
    ...readSocialLinks(listOf(toObject(config['menu'])['social'])),
    ...readSocialLinks(listOf(toObject(config['menus'])['social'])),
    ...readSocialLinks(params['social']),
  ];
  return {
    favicon: icons.find((icon) => files.has(`static/${icon}`)) ?? findIcon(files),
    footer: [...(copyright === undefined ? [] : [copyright]), ...lines],
    footerLinks: social,
    analytics: pickServices({
      google: [
        toObject(toObject(config['services'])['googleanalytics'])['id'],
        config['googleanalytics'],
      ],
    }),
  };
}

/** `[{name: 'github', url: 'https://…'}]`, with the address as others have it. */
const listOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : []).map(toObject).map(({name, url, identifier}) => ({
    icon: name ?? identifier,
    link: url,
  }));
