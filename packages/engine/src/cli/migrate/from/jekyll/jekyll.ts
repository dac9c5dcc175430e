import {posix} from 'node:path';
import {docsify} from '../book/docsify.ts';
import {gitBook} from '../book/gitBook.ts';
import {mdBook} from '../book/mdBook.ts';
import {mkDocs} from '../book/mkDocs.ts';
import {readYamlFile} from '../common/readSettings.ts';
import {type HexoTags, unifyTags} from '../hexo/names.ts';
import {
  cleanRedirects,
  createProblemList,
  type MigratedFile,
  type Migration,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  printConfig,
  type ProblemList,
  toLocale,
  toObject,
  toText,
  titleFor,
  shiftLines,
} from '../common/migration.ts';
import {guessLocale} from '../common/guessLocale.ts';
import {hasSiteBelow} from '../common/siteBelow.ts';
import {keepAddressesApart, listAddresses} from '../pages/keepApart.ts';
import {
  cleanAddress,
  type OldPage,
  type OldSite,
  toNewAddress,
  toNewPath,
} from '../pages/oldPage.ts';
import {createLinkFinder, type LinkFinder, mapAllLinks} from '../pages/pageLinks.ts';
import {printPage, readList} from '../pages/printPage.ts';
import {toBases} from '../pages/bases.ts';
import {withExtras} from '../common/siteExtras.ts';
import {type NamedPages, namePages} from './namedPages.ts';
import {readJekyllExtras} from './jekyllExtras.ts';
import {toBaseUrl, toSiteConfig} from '../pages/siteConfig.ts';
import {dropThemeSettings, isDraft, readFacts, termsOf} from './facts.ts';
import {copyFiles} from './files.ts';
import {rewriteKramdown} from './kramdown.ts';
import {type LiquidSite, renderLiquid} from './liquid.ts';
import {toNavbar} from './navbar.ts';
import {placeNotes, readJekyllNotes} from './pages.ts';
import {categoriesOf, readTerms, slugifyJekyll} from './permalinks.ts';
import {findSettings, type JekyllSettings, readJekyllSettings} from './settings.ts';
import {toSidebar} from './sidebar.ts';

type Values = Readonly<Record<string, unknown>>;

/** Tools whose folders may have a `_config.yml` with a theme alone, which GitHub Pages writes. */
const OTHERS: readonly OldTool[] = [mkDocs, mdBook, docsify, gitBook];

export const jekyll: OldTool = {
  name: 'Jekyll',
  matches(folder) {
    const file = findSettings(folder);
    if (file === undefined) return false;
    const has = (dirs: RegExp): boolean => folder.paths.some((path) => dirs.test(path));
    if (has(/^_(?:posts|includes|drafts|sass)\//)) return true;
    if (hasSiteBelow(folder) || OTHERS.some((one) => one.matches(folder))) return false;
    return (
      has(/^_layouts\//) || // GitBook has such a folder too, for its theme
      /^(?:theme|remote_theme|plugins|gems|collections|kramdown|markdown|permalink)\s*:/m.test(
        folder.read(file),
      )
    );
  },
  migrate: (folder) => Promise.resolve(migrateJekyll(folder)),
};

function migrateJekyll(folder: OldFolder): Migration {
  const problems: MigrationProblem[] = [];
  const settings = readJekyllSettings(folder, problems);
  const {config} = settings;
  const notes = readJekyllNotes(folder, settings, problems);
  const placed = placeNotes(notes, settings, problems);
  const bases = toBases(placed);
  const pages = keepAddressesApart(placed, bases, problems);
  const baseUrl = toBaseUrl(urlOf(config));
  const site: OldSite = {folder, pages, bases, baseUrl, ...copyFiles(folder, settings)};
  const finder = createLinkFinder(site);
  const named = namePages(pages);
  const data = readData(folder, settings, problems);
  const tags = unifyTags(pages.flatMap(termsOf), slugifyJekyll);
  const hasMath =
    pages.some(({data: own}) => own['math'] === true || own['mathjax'] === true) ||
    folder.paths.some(
      (path) => /^_(?:layouts|includes)\//.test(path) && /mathjax|katex/i.test(folder.read(path)),
    );
  const files = new Map<string, MigratedFile>();
  const authors = toObject(data['authors']);
  for (const page of pages) {
    const own = createProblemList(page.path, problems);
    const body = rewriteNote(page, {site, named, finder, settings, data, hasMath}, own);
    const facts = dropThemeSettings(readFacts(page, {finder, authors}), page, folder);
    const text = printPage(page, {facts, body}, {bases, tags, problems: own});
    files.set(toNewPath(page), {text});
  }
  for (const [from, to] of site.copies) if (!files.has(to)) files.set(to, {copyOf: from});
  const sidebar = toSidebar(pages, (page) => readFacts(page, {finder, authors}));
  const redirects = cleanRedirects(
    [...findRedirects(site), ...findTermRedirects(site, config, tags)],
    listAddresses(pages, bases, []),
  );
  files.set('wuya.config.ts', {
    text: printConfig(
      withExtras(
        toSiteConfig({
          ...toSiteFacts(config, folder),
          bases,
          sidebar,
          navbar: toNavbar({config, data}, {site, finder}),
          redirects,
          hasMath,
          isSearchTaken: pages.some((page) => toNewAddress(page, bases) === '/search/'),
        }),
        readJekyllExtras(config, files),
      ),
    ),
  });
  return {files, problems};
}

function urlOf(config: Values): string | undefined {
  const url = toText(config['url']);
  const base = toText(config['baseurl']) ?? '';
  return url === undefined
    ? base === ''
      ? undefined
      : `https://example.com${posix.join('/', base)}`
    : url.replace(/\/$/, '') + posix.join('/', base);
}

/** Reads `_data` as far as it is YAML or JSON. */
function readData(folder: OldFolder, {root}: JekyllSettings, problems: MigrationProblem[]): Values {
  const dir = `${root}_data/`;
  return Object.fromEntries(
    folder.paths.flatMap((path) => {
      const name = path.startsWith(dir)
        ? /^([^/]+)\.(?:ya?ml|json)$/.exec(path.slice(dir.length))
        : null;
      if (!name) return [];
      const text = folder.read(path);
      return [[name[1]!, readYamlFile(text, path, problems)] as const];
    }),
  );
}

interface NoteContext {
  readonly site: OldSite;
  readonly named: NamedPages;
  readonly finder: LinkFinder;
  readonly settings: JekyllSettings;
  readonly data: Values;
  readonly hasMath: boolean;
}

function rewriteNote(page: OldPage, context: NoteContext, problems: ProblemList): string {
  const {finder, settings, hasMath} = context;
  const ofBody = shiftLines(problems, page.lineCount);
  const rendered = renderLiquid(page.body, toLiquidSite(page, context), ofBody);
  const separator =
    toText(page.data['excerpt_separator']) ??
    toText(settings.config['excerpt_separator']) ??
    '<!--more-->';
  const text = rewriteKramdown(rendered, {separator, hasMath});
  const subpath = toText(page.data['media_subpath'] ?? page.data['img_path']);
  return mapAllLinks(text, (href) => {
    const isBare = subpath !== undefined && !/^(?:[a-z]+:|\/|#)/i.test(href);
    const inside = isBare ? finder.toNewLink(posix.join('/', subpath, href), page) : href;
    return isBare && inside !== posix.join('/', subpath, href)
      ? inside
      : finder.toNewLink(
          isBare && /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(href)
            ? posix.join('/', subpath, href)
            : href,
          page,
        );
  });
}

function toLiquidSite(page: OldPage, {site, named, settings, data}: NoteContext): LiquidSite {
  const {folder} = site;
  const {root, config} = settings;
  const addressOf = (one: OldPage | undefined): string | undefined => one && encodeURI(one.address);
  return {
    values: {
      site: {...config, baseurl: '', url: '', data, title: toText(config['title']) ?? ''},
      page: {...page.data, url: page.address, path: page.path},
    },
    findAddress(written) {
      const path = written.replace(/^\//, '');
      return (
        addressOf(named.byPath.get(root + path)) ??
        (site.copies.has(root + path) ? encodeURI(`/${path}`) : undefined)
      );
    },
    findPost: (name) => addressOf(named.posts.get(name.replace(/^\//, ''))),
    readInclude(name) {
      const path = posix.join(root, '_includes', name);
      return path.startsWith(`${root}_includes/`) && folder.has(path)
        ? folder.read(path)
        : undefined;
    },
    readBeside(name) {
      const path = posix.join(posix.dirname(page.path), name);
      return folder.has(path) ? folder.read(path) : undefined;
    },
  };
}

/** Finds redirects from old addresses: those with `.html`, those outside of the blog, `redirect_from`. */
function findRedirects({pages, bases}: OldSite): {from: string; to: string}[] {
  return pages
    .filter((page) => !isDraft(page))
    .flatMap((page) => {
      const to = toNewAddress(page, bases);
      const others = readList(page.data['redirect_from']).map((one) => posix.join('/', one));
      return [page.address, ...others]
        .filter(
          (from) => (cleanAddress(from) !== to || /\.html?$/.test(from)) && !/[\s?#\\*]/.test(from),
        )
        .map((from) => ({from, to}));
    });
}

/** Lists of terms that the plugin jekyll-archives makes lead to those here. */
function findTermRedirects(
  {pages, bases}: OldSite,
  config: Values,
  tags: HexoTags,
): {from: string; to: string}[] {
  const settings = config['jekyll-archives'];
  if (settings === undefined || bases.post === undefined) return [];
  const patterns = toObject(toObject(settings)['permalinks']);
  const posts = pages.filter((page) => page.kind === 'post' && !isDraft(page));
  const toWord = (name: string): string =>
    name
      .toLowerCase()
      .replace(/[^\p{M}\p{L}\p{Nd}]+/gu, '-')
      .replace(/^-+|(?<!-)-+$/g, '');
  const lead = (key: string, name: string): {from: string; to: string} => ({
    from: (toText(patterns[key]) ?? `/${key}/:name/`).replace(':name', toWord(name)),
    to: `${bases.post}tags/${tags.slugOf(name)}/`,
  });
  return posts
    .flatMap((page) => [
      ...readTerms(page.data['tags'] ?? page.data['tag']).map((name) => lead('tag', name)),
      ...categoriesOf({own: page.path, data: page.data}).map((name) => lead('category', name)),
    ])
    .filter(({from, to}) => from !== to);
}

function toSiteFacts(config: Values, folder: OldFolder) {
  const {lang, locale: own, language} = config;
  const locale = toLocale(lang, own, language, guessLocale(folder));
  const perPage = Number(config['paginate']);
  return {
    title: toText(config['title']) ?? toText(config['name']) ?? titleFor(locale),
    tagline:
      toText(config['tagline']) ?? toText(config['subtitle']) ?? toText(config['description']),
    url: urlOf(config),
    languages: [{locale}],
    postsPerPage: Number.isInteger(perPage) && perPage > 0 ? perPage : undefined,
  };
}
