import {toObject, toText} from '../common/migration.ts';
import {readSocialLinks} from '../common/outsideLinks.ts';
import type {SiteExtras} from '../common/siteExtras.ts';

type Values = Readonly<Record<string, unknown>>;

/** Reads the icon, the logo, the footer and the links of a site of Rspress. @param dir of the files that are published as they are */
export function readRspressExtras(config: Values, dir: string): SiteExtras {
  const theme = toObject(config['themeConfig']);
  const logo = config['logo'];
  const fileOf = (value: unknown): string | undefined => {
    const path = toText(value);
    return path?.startsWith('/') ? dir + path.slice(1) : path;
  };
  const message = toText(toObject(theme['footer'])['message']);
  return {
    favicon: fileOf(config['icon']),
    logo: fileOf(toText(logo) ?? toObject(logo)['light']),
    footer: message === undefined ? [] : [message],
    links: readSocialLinks(theme['socialLinks']),
  };
}
