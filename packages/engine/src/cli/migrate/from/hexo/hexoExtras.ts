import {toObject, toText} from '../common/migration.ts';
import {readSocialLinks} from '../common/outsideLinks.ts';
import {
  type LeftBehind,
  type OutsideLink,
  type SiteExtras,
  pickServices,
} from '../common/siteExtras.ts';
import {isOn, readThemeFooter} from '../common/themeFooter.ts';
import {readThemeSettings, type ThemePlaces} from './themeSettings.ts';

/** What the settings of a theme become; the icon is a path in the old folder. */
export interface HexoExtras extends SiteExtras {
  readonly left: readonly LeftBehind[];
}

/** Reads the icon, the footer, the links and the counting of visits as NexT, Butterfly, Fluid, Icarus, Matery and their like have them. */
export function readHexoExtras(places: ThemePlaces): HexoExtras {
  const {folder, config} = places;
  const all = readThemeSettings({...places, problems: []});
  const find = (key: string): unknown =>
    all.map((one) => one[key]).find((value) => value !== undefined && value !== null);
  const theme = toText(config['theme']) ?? '';
  const icons = [find('favicon'), ...Object.values(toObject(find('favicon')))];
  return {
    favicon: icons
      .flatMap((icon) => toText(icon) ?? [])
      .map((icon) => icon.replace(/^\//, ''))
      .flatMap((icon) => [`source/${icon}`, `themes/${theme}/source/${icon}`])
      .find(folder.has),
    footer: readThemeFooter(toObject(find('footer')), {
      author: toText(config['author']),
      beian: find('beian') ?? find('icp'),
    }),
    footerLinks: readSocial(find('social') ?? find('socialLink')),
    analytics: readServices(find),
    left: hasComments(find) ? ['comments'] : [],
  };
}

/** Reads `GitHub: https://github.com/me || fab fa-github` of NexT and `fab fa-github: https://github.com/me || GitHub` of Butterfly. */
function readSocial(social: unknown): OutsideLink[] {
  const list = Object.entries(toObject(social)).map(([key, value]) => {
    const {link, url} = toObject(value);
    const [href = '', words = ''] = (toText(value) ?? toText(link) ?? toText(url) ?? '')
      .split('||')
      .map((part) => part.trim());
    const icon = /\bfa-([\w-]+)$/.exec(key.trim())?.[1];
    const isMail = /^[^\s/:@]+@[^\s/:@]+$/.test(href);
    return {
      href: isMail ? `mailto:${href}` : href,
      ...(icon === undefined ? {label: key} : words === '' ? {icon} : {label: words}),
    };
  });
  return readSocialLinks(list);
}

/** Reads tags of services that count visits. */
function readServices(find: (key: string) => unknown): SiteExtras['analytics'] {
  const web = toObject(find('web_analytics'));
  const plugins = toObject(find('plugins'));
  return pickServices({
    google: [
      find('google_analytics'),
      toObject(find('google_analytics'))['tracking_id'],
      toObject(web['google'])['measurement_id'],
      toObject(plugins['google_analytics'])['tracking_id'],
    ],
    baidu: [
      find('baidu_analytics'),
      isOn(web) && web['baidu'],
      toObject(plugins['baidu_analytics'])['tracking_id'],
    ],
  });
}

/** Tells whether posts had comments: by `comments.use`, or by a service that is on. */
const hasComments = (find: (key: string) => unknown): boolean =>
  [
    'giscus',
    'gitalk',
    'gitment',
    'waline',
    'valine',
    'twikoo',
    'utterances',
    'disqus',
    'artalk',
  ].some((name) => toObject(find(name))['enable'] === true) ||
  [toObject(find('comments'))['use']].flat().some((one) => Boolean(toText(one)));
