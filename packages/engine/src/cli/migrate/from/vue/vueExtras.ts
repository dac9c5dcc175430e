import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {type OldFolder, toObject, toText} from '../common/migration.ts';
import {readSocialLinks, toRepositoryLinks} from '../common/outsideLinks.ts';
import type {LeftBehind, OldTag, OutsideLink, SiteExtras} from '../common/siteExtras.ts';

type Values = Readonly<Record<string, unknown>>;

/** Where a site of VitePress or VuePress has its files. */
export interface VuePlaces {
  readonly folder: OldFolder;
  readonly root: string;
  /** Folder of the files that are published as they are, with a slash at its end. */
  readonly publicDir: string;
}

/** Reads the icon, the head, the footer and the links to other hosts of a site of VitePress or VuePress, in its main language. */
export function readVueExtras(config: Values, theme: Values, places: VuePlaces): SiteExtras {
  const head = readHead(config['head']);
  return {
    favicon: findIcon(head, toText(config['base']) ?? '/', places),
    head: head.filter((tag) => isThere(tag, toText(config['base']) ?? '/', places)),
    footer: readVueFooter(theme, places),
    links: [...readSocialLinks(theme['socialLinks'] ?? theme['social']), ...readRepository(theme)],
  };
}

/** Lists what the pages of a site have that does not come along. */
export function listLeft(config: Values, theme: Values): LeftBehind[] {
  const {editLink, editLinks, lastUpdated} = theme;
  const hasRepository = toText(theme['docsRepo'] ?? theme['repo']) !== undefined;
  const comment = toObject(toObject(theme['plugins'])['comment']);
  const all: Readonly<Record<LeftBehind, boolean>> = {
    edit:
      toText(toObject(editLink)['pattern']) !== undefined ||
      typeof toObject(editLink)['pattern'] === 'function' ||
      ((editLink === true || editLinks === true) && hasRepository),
    dates: Boolean(config['lastUpdated'] ?? lastUpdated),
    comments: toText(comment['provider']) !== undefined,
  };
  return (Object.keys(all) as LeftBehind[]).filter((one) => all[one]);
}

/** Reads the lines of a footer: that of the theme in its forms, else the one of the home page. */
export function readVueFooter(theme: Values, {folder, root}: VuePlaces): string[] {
  const footer = theme['footer'];
  const own = toObject(footer);
  const years = toText(own['createYear']) ?? own['createYear'];
  const since = years === undefined ? '' : `Copyright © ${String(years)} `;
  const lines = [
    toText(footer),
    toText(own['message']),
    toText(own['copyright']),
    toText(own['copyrightInfo']) && since + toText(own['copyrightInfo']),
    toText(theme['copyright']),
  ].filter((line) => line !== undefined && line !== '');
  if (lines.length > 0) return lines as string[];
  const home = ['index.md', 'README.md', 'readme.md'].map((name) => root + name).find(folder.has);
  if (home === undefined) return [];
  const {data} = parseFrontMatter(folder.read(home), home);
  const line = toText(data['footerHtml']) ?? toText(data['footer']);
  return data['home'] === true && line !== undefined ? [line] : [];
}

/** `[['link', {rel: 'icon', href: '/a.ico'}], ['script', {}, 'let a;']]` */
function readHead(head: unknown): OldTag[] {
  return (Array.isArray(head) ? head : []).flatMap((one: unknown): OldTag[] => {
    if (!Array.isArray(one) || typeof one[0] !== 'string') return [];
    const attributes = Object.entries(toObject(one[1])).flatMap(([name, value]) =>
      value === undefined || value === null || value === false
        ? []
        : [[name, typeof value === 'boolean' ? value : String(value)] as const],
    );
    return [{name: one[0], attributes: Object.fromEntries(attributes), inner: toText(one[2])}];
  });
}

/** Finds the file of the static folder that an address of the old site is of; undefined for one on another host, and for none. */
function findStatic(
  address: string,
  base: string,
  {folder, publicDir}: VuePlaces,
): string | undefined {
  const whole = address.replace(/[?#].*$/, '');
  const names = [whole.startsWith(base) ? whole.slice(base.length) : '', whole.replace(/^\//, '')];
  return names.find((name) => name !== '' && folder.has(publicDir + name));
}

function findIcon(head: readonly OldTag[], base: string, places: VuePlaces): string | undefined {
  for (const {name, attributes} of head) {
    const {rel, href} = attributes;
    if (name !== 'link' || !/(?:^|\s)icon$/i.test(String(rel)) || typeof href !== 'string')
      continue;
    const file = /^https?:/i.test(href) ? href : findStatic(href, base, places);
    if (file !== undefined) return file;
  }
  return ['favicon.ico', 'favicon.svg', 'favicon.png'].find((name) =>
    places.folder.has(places.publicDir + name),
  );
}

/** Tells whether what a tag of the head names is on another host or in the new site. */
function isThere({attributes}: OldTag, base: string, places: VuePlaces): boolean {
  const address = attributes['href'] ?? attributes['src'];
  if (typeof address !== 'string' || !/^\/(?!\/)/.test(address)) return true;
  return findStatic(address, base, places) !== undefined;
}

/** Reads the link to the repository that VuePress shows in the navbar: `repo: 'me/notes'`. */
const readRepository = (theme: Values): OutsideLink[] =>
  theme['repoDisplay'] === false ? [] : toRepositoryLinks(theme['repo'], theme['repoLabel']);
