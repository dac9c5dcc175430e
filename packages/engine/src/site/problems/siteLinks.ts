import {basename} from 'node:path';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {createPlaceFinder} from '../../config/locate.ts';
import type {HostRedirects} from '../../content/hostRedirects.ts';
import type {Sidebar, SidebarNode} from '../../content/docs/sidebarTree.ts';
import {createDiagnostic, type Diagnostic, type Place} from '../../errors/diagnostic.ts';
import {createNearestFinder} from '../../errors/nearest.ts';
import {reactWith, tolerated} from '../../errors/reaction.ts';
import {escapePattern} from '../../config/schema/escapePattern.ts';
import {findScriptScheme} from '../../config/schema/scriptAddress.ts';
import {toHref} from '../../document/siteData.ts';
import {createLeadsOn} from '../../routes/oldAddresses.ts';
import {type RouteTable, toRoutePath} from '../../routes/routeTable.ts';
import {decodePath} from '@wuya/theme/pathname';
import {readConfigText} from './configText.ts';

interface WrittenLink {
  /** `themeConfig.footer.links[0].to` */
  readonly option: string;
  readonly to: string;
}

interface SiteLinkInput {
  readonly site: LoadedConfig;
  readonly sidebars: readonly Sidebar[];
  readonly table: RouteTable;
  /** Paths of static files in the output. */
  readonly staticPaths: ReadonlySet<string>;
  readonly hostRedirects?: HostRedirects | undefined;
}

/**
 * Reports links of the configuration (navbar, footer, sections, redirects, sidebars) that lead to no page: LN-051 where
 * they are written.
 */
export function checkSiteLinks({
  site,
  sidebars,
  table,
  staticPaths,
  hostRedirects,
}: SiteLinkInput): Diagnostic[] {
  const {config, file} = site;
  const leadsOn = createLeadsOn({...site, hostRedirects});
  const isBroken = (to: string): boolean => {
    const {href, external, reload} = toHref(config, {to});
    if (external || reload || href.startsWith('#')) return false;
    const pathname = toRoutePath(href, config.baseUrl);
    return (
      !table.byPermalink.has(pathname) && !staticPaths.has(fileAt(pathname)) && !leadsOn(pathname)
    );
  };
  const fileAt = (pathname: string) =>
    decodePath(pathname.slice(config.baseUrl.length)) +
    (pathname.endsWith('/') ? 'index.html' : '');
  const links = [
    ...collectThemeLinks(config.themeConfig),
    ...config.redirects.map(({to}, i) => ({option: `redirects[${i}].to`, to})),
    ...sidebars.flatMap(({name, items}) => collectSidebarLinks(items, `docs.sidebars.${name}`)),
  ];
  const isScript = ({to}: WrittenLink): boolean => findScriptScheme(to) !== undefined;
  const scripts = links.filter(isScript);
  const broken = links.filter((link) => !isScript(link) && isBroken(link.to));
  if (broken.length + scripts.length === 0) return [];
  const text = readConfigText(file);
  const find = createPlaceFinder(text);
  const addresses = [...table.byPermalink.keys()].map((permalink) => decodePath(permalink));
  const findNearest = createNearestFinder(addresses);
  // The router of Docusaurus takes both cases of a letter.
  const isReached = (href: string): boolean => {
    const wanted = decodePath(toRoutePath(href, config.baseUrl)).toLowerCase();
    return isForeignConfig(file) && addresses.some((one) => one.toLowerCase() === wanted);
  };
  const placeOf = ({option, to}: WrittenLink): Place => ({
    file: basename(file),
    ...(find.text(to) ?? find.option(option)),
  });
  const dangerous = scripts.map((link) =>
    createDiagnostic('LN-054', {href: link.to}, {place: placeOf(link)}),
  );
  const dead = broken.flatMap((link) => {
    const {to} = link;
    const place = placeOf(link);
    const {href} = toHref(config, {to});
    const isTolerated = isReached(href) || (isForeignConfig(file) && isInHtml(text, to));
    const reaction = isTolerated ? tolerated(config.onBrokenLinks) : config.onBrokenLinks;
    const nearest = addressOfFile(to, site, table) ?? findNearest(decodePath(href));
    return (
      reactWith(reaction, (level) =>
        createDiagnostic('LN-051', {href: to, ...(nearest && {nearest})}, {level, place}),
      ) ?? []
    );
  });
  return [...dangerous, ...dead];
}

/** Tells whether a configuration writes an address in HTML, at which Docusaurus does not look: `<a href="/x">` */
function isInHtml(text: string, to: string): boolean {
  const rest = `${escapePattern(to)}["'\\\\\\s>]`;
  return new RegExp(`\\bhref=\\\\?["']?[^"'\\s>]{0,99}${rest}`).test(text);
}

/** Finds the address of the page whose file a link names, from the folder of the site or of notes: `/docs/a.md`, `./a.md`. */
function addressOfFile(
  to: string,
  {config}: LoadedConfig,
  {byFile}: RouteTable,
): string | undefined {
  const path = decodePath(to.replace(/[?#].*$/, '')).replace(/^(?:\.?\/)+/, '');
  const found = ['', ...config.docs.map((docs) => `${docs.path}/`)].flatMap(
    (folder) => byFile.get(folder + path)?.permalink ?? [],
  )[0];
  return found && decodePath(found);
}

/** Finds `to` and `href` at any depth: items of the navbar may hold items of their own. */
function collectThemeLinks({
  navbar,
  footer,
  sections,
}: LoadedConfig['config']['themeConfig']): WrittenLink[] {
  const collect = (value: unknown, option: string): WrittenLink[] => {
    if (Array.isArray(value)) return value.flatMap((item, i) => collect(item, `${option}[${i}]`));
    if (typeof value !== 'object' || value === null) return [];
    // What an item of the site's own leads to is for its component to say.
    if ('type' in value && value.type === 'custom') return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      (key === 'to' || key === 'href') && typeof inner === 'string'
        ? [{option: `${option}.${key}`, to: inner}]
        : collect(inner, `${option}.${key}`),
    );
  };
  return [
    ...collect(navbar.items, 'themeConfig.navbar.items'),
    ...collect(footer.links, 'themeConfig.footer.links'),
    ...collect(sections, 'themeConfig.sections'),
  ];
}

function collectSidebarLinks(items: readonly SidebarNode[], option: string): WrittenLink[] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return [{option, to: item.href}];
    return item.kind === 'category' ? collectSidebarLinks(item.items, option) : [];
  });
}
