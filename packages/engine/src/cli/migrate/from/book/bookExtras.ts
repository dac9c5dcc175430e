import {type OldFolder, toObject, toText} from '../common/migration.ts';
import {readSocialLinks, toRepositoryLinks} from '../common/outsideLinks.ts';
import {toPicture} from '../common/placePictures.ts';
import {type SiteExtras, pickServices} from '../common/siteExtras.ts';

type Values = Readonly<Record<string, unknown>>;

/** Reads the icon, the footer, the repository and the counting of visits that plugins of GitBook and HonKit add, and the links above the contents. */
export function readGitBookExtras(settings: Values, root: string): SiteExtras {
  const plugins = toObject(settings['pluginsConfig']);
  const icon = toObject(plugins['favicon']);
  const shown = toText(icon['shortcut']) ?? toText(icon['bookmark']);
  const links = Object.entries(toObject(toObject(settings['links'])['sidebar']));
  const written = toObject(plugins['tbfed-pagefooter'])['copyright'];
  const footer = toText(written) ?? toText(toObject(plugins['page-footer-ex'])['copyright']);
  return {
    favicon: shown && root + shown.replace(/^\.?\//, ''),
    footer: footer === undefined ? [] : [footer],
    links: [
      ...readSocialLinks(links.map(([label, link]) => ({label, link}))),
      ...toRepositoryLinks(toObject(plugins['github'])['url']),
    ],
    analytics: pickServices({
      google: [toObject(plugins['ga'])['token']],
      baidu: [toObject(plugins['baidu'])['token']],
    }),
  };
}

/** Reads the icon, the logo and the links of the footer of a site of Mintlify, whose pictures are beside its notes. */
export function readMintlifyExtras(config: Values, root: string): SiteExtras {
  const fileOf = (value: unknown): string | undefined =>
    toPicture(value, root) ?? toPicture(toObject(value)['light'], root);
  return {
    favicon: fileOf(config['favicon']),
    logo: fileOf(config['logo']),
    footerLinks: readSocialLinks(config['footerSocials'] ?? toObject(config['footer'])['socials']),
  };
}

const LAYOUT =
  /^(?:theme\.config\.[jt]sx?|(?:src\/)?(?:app|lib)\/(?:[\w[\]()-]+\/)?layout(?:\.\w+)?\.[jt]sx?)$/;

/** Reads the icon and the repository of a site of Next.js, which its layout names. @param dir of the settings */
export function readNextExtras({paths, has, read}: OldFolder, dir: string): SiteExtras {
  const icons = ['public/', 'app/', 'src/app/'].flatMap((place) =>
    ['favicon.ico', 'favicon.svg', 'favicon.png', 'icon.svg', 'icon.png'].map(
      (name) => dir + place + name,
    ),
  );
  const layouts = paths.filter(
    (path) => path.startsWith(dir) && LAYOUT.test(path.slice(dir.length)),
  );
  const repository = layouts
    .map(
      (path) =>
        /(?:project(?:Link)?|githubUrl)\b[^"'`\n]*\n?[^"'`\n]*(["'`])(https?:\/\/[^"'`\s]+)\1/.exec(
          read(path),
        )?.[2],
    )
    .find((link) => link !== undefined);
  return {favicon: icons.find(has), links: toRepositoryLinks(repository)};
}
