import {toFooter} from '../../../../config/docusaurus/theme/footerHtml.ts';
import {type ProblemList, toObject} from './migration.ts';

type Values = Readonly<Record<string, unknown>>;

/** A link to the author or the source elsewhere. */
export interface OutsideLink {
  readonly label: string;
  readonly href: string;
}

/** What the settings of an old site say beside titles, menus and contents. */
export interface SiteExtras {
  /** Path of the icon in the static folder of the new site, or its address on another host. */
  readonly favicon?: string | undefined;
  /** Picture before the title in the navbar, in the same way. */
  readonly logo?: string | undefined;
  /** Lines of the footer, each HTML. */
  readonly footer?: readonly string[];
  /** Links of the footer. */
  readonly footerLinks?: readonly OutsideLink[];
  /** Links at the right of the navbar. */
  readonly links?: readonly OutsideLink[];
  /** Services that count visits, as the option has them. */
  readonly analytics?: Values;
  /** Tags of the head of every page; those of such services are read as the option. */
  readonly head?: readonly OldTag[];
}

/** A tag of the head of an old site. */
export interface OldTag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | boolean>>;
  readonly inner?: string | undefined;
}

/** What stays behind: where it leads or what it counts is another one in a new repository. */
export type LeftBehind = 'edit' | 'dates' | 'comments';

const LEFT: Readonly<Record<LeftBehind, {readonly zh: string; readonly en: string}>> = {
  edit: {zh: '编辑链接（docs.editUrl）', en: 'links to edit a page (docs.editUrl)'},
  dates: {
    zh: '更新日期（docs.showLastUpdateTime）',
    en: 'dates of changes (docs.showLastUpdateTime)',
  },
  comments: {zh: '评论（comments）', en: 'comments (comments)'},
};

/** Names what the pages of the old site had and those of the new one have by an option alone. */
export function reportLeft(left: readonly LeftBehind[], problems: ProblemList): void {
  if (left.length === 0) return;
  problems.add(
    undefined,
    `原来的页面有${left.map((one) => LEFT[one].zh).join('、')}，没有带过来；要用，把括号里的选项写进 wuya.config.ts。`,
    `Pages had ${left.map((one) => LEFT[one].en).join(', ')}, which did not come along; for these write the options in brackets into wuya.config.ts.`,
  );
}

/** Adds what the settings of an old site say to the configuration of the new one, which says nothing of it yet. */
export function withExtras(config: Values, extras: SiteExtras): Record<string, unknown> {
  const theme = toObject(config['themeConfig']);
  const navbar = toObject(theme['navbar']);
  const items = (navbar['items'] ?? []) as readonly Values[];
  const footer = printFooter(extras.footer, extras.footerLinks);
  const links = (extras.links ?? []).filter(({href}) => !items.some((one) => one['href'] === href));
  const {analytics: found, tags} = readHead(extras.head ?? []);
  const analytics = {...extras.analytics, ...found};
  const hasNavbar = links.length > 0 || extras.logo !== undefined;
  const added = links.map((link) => ({
    ...link,
    position: 'right',
    ...(REPOSITORY.test(link.href) && {icon: 'repository'}),
  }));
  return {
    ...config,
    ...(extras.favicon !== undefined && {favicon: extras.favicon}),
    ...(Object.keys(analytics).length > 0 && {analytics}),
    ...(tags.length > 0 && {headTags: tags}),
    ...((hasNavbar || footer !== undefined || config['themeConfig'] !== undefined) && {
      themeConfig: {
        ...theme,
        ...(hasNavbar && {
          navbar: {
            ...navbar,
            ...(extras.logo !== undefined && {logo: {src: extras.logo}}),
            ...(items.length + added.length > 0 && {items: [...items, ...added]}),
          },
        }),
        ...(footer && {footer}),
      },
    }),
  };
}

/** Finds the icon among the files of a new site, where the old one had it at its usual place. */
export const findIcon = (files: ReadonlyMap<string, unknown>): string | undefined =>
  ['favicon.svg', 'favicon.ico', 'favicon.png'].find((name) => files.has(`static/${name}`));

const REPOSITORY = /^https?:\/\/(?:www\.)?(?:github|gitlab|gitee|codeberg|bitbucket)\.\w+\//i;

/**
 * Makes a footer of lines of HTML: links to other hosts are links, the rest is text. Links into the site are text too, since
 * addresses of the old site may be none here. Undefined for one that says nothing.
 */
export function printFooter(
  lines: readonly string[] = [],
  own: readonly OutsideLink[] = [],
): Values | undefined {
  const {links, legal = []} = toFooter({links: own, copyright: lines.join('<br>')}, '/') as {
    readonly links: readonly Values[];
    readonly legal?: readonly string[];
  };
  const inside = links.filter(({href}) => href === undefined).map(({label}) => String(label));
  const text = [...legal, ...inside.filter((label) => !legal.some((line) => line.includes(label)))];
  const outside = links.filter(({href}) => href !== undefined);
  if (text.length + outside.length === 0) return undefined;
  return {
    ...(outside.length > 0 && {links: outside}),
    ...(text.length > 0 && {legal: text}),
  };
}

/** Picks the ids of services that count visits out of settings, which may be anything: the first that is an id counts. */
export function pickServices(ids: {
  readonly google?: readonly unknown[];
  readonly baidu?: readonly unknown[];
}): Values {
  const google = ids.google?.find((id) => /^G-[A-Z\d]+$/.test(String(id)));
  const baidu = ids.baidu?.find((id) => /^[\da-f]{32}$/.test(String(id)));
  return {
    ...(google !== undefined && {google: {id: String(google)}}),
    ...(baidu !== undefined && {baidu: {id: String(baidu)}}),
  };
}

/** What every page has here of itself, or by other options. */
const OWN_META =
  /^(?:viewport|generator|description|title|x-ua-compatible|content-security-policy|content-type|(?:og|twitter|article):.*)$/i;

interface Head {
  readonly analytics: Values;
  readonly tags: readonly Values[];
}

/** Parts tags into services that count visits, which have an option each, and the rest; icons are not among them. */
function readHead(head: readonly OldTag[]): Head {
  const analytics = Object.assign({}, ...head.map(readService)) as Values;
  const tags = head
    .filter((tag) => isOwnTag(tag) && !isOfService(tag))
    .map(({name, attributes, inner}) => ({
      tagName: name,
      ...(Object.keys(attributes).length > 0 && {attributes}),
      ...(inner !== undefined && inner !== '' && {innerHTML: inner}),
    }));
  return {analytics, tags};
}

function isOwnTag({name, attributes}: OldTag): boolean {
  if (!/^(?:link|meta|script|style|noscript)$/.test(name)) return false;
  if (name === 'meta') {
    const called = [attributes['name'], attributes['property'], attributes['http-equiv']].find(
      (one) => typeof one === 'string',
    );
    return called !== undefined && !OWN_META.test(String(called));
  }
  if (name === 'link' && /katex/i.test(String(attributes['href']))) return false;
  return !/(?:^|\s)(?:icon|canonical|manifest|preload|modulepreload)(?:\s|$)/i.test(
    String(attributes['rel'] ?? ''),
  );
}

const wordsOf = ({attributes, inner = ''}: OldTag): string =>
  `${String(attributes['src'] ?? '')}\n${inner}`;

/** Reads the option of the service that a tag is of; nothing for other tags. */
function readService(tag: OldTag): Values {
  const words = wordsOf(tag);
  const google = /googletagmanager\.com\/gtag\/js\?id=([A-Z]{1,4}-[A-Z\d-]+)/.exec(words)?.[1];
  if (google !== undefined) return {google: {id: google}};
  const baidu = /hm\.baidu\.com\/hm\.js\?([\da-zA-Z]+)/.exec(words)?.[1];
  return baidu === undefined ? {} : {baidu: {id: baidu}};
}

/** Tells whether a tag does what the option of a service does. */
const isOfService = (tag: OldTag): boolean =>
  tag.name === 'script' &&
  (Object.keys(readService(tag)).length > 0 ||
    /\bgtag\s*\(\s*["']js["']/.test(wordsOf(tag)) ||
    /^\s*(?:var\s+_hmt|window\.dataLayer)\s*=[^;]*;?\s*$/.test(tag.inner ?? ''));
