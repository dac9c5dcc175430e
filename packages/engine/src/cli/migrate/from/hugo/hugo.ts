import {posix} from 'node:path';
import {unifyTags} from '../hexo/names.ts';
import {
  cleanRedirects,
  createProblemList,
  type ProblemList,
  type MigratedFile,
  type Migration,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  printConfig,
  toObject,
  toText,
  titleFor,
} from '../common/migration.ts';
import {type Bases, type OldPage, type OldSite, toNewAddress, toNewPath} from '../pages/oldPage.ts';
import {keepAddressesApart, listAddresses} from '../pages/keepApart.ts';
import {createLinkFinder, type LinkFinder} from '../pages/pageLinks.ts';
import {printPage} from '../pages/printPage.ts';
import {withExtras} from '../common/siteExtras.ts';
import {readHugoExtras} from './hugoExtras.ts';
import {toBaseUrl, toSiteConfig} from '../pages/siteConfig.ts';
import {urlize} from './addresses.ts';
import {findRedirects} from './redirects.ts';
import {readFacts, termsOf} from './facts.ts';
import {copyFiles} from './files.ts';
import {indexOfSection, isCategory, listPosts} from './indexes.ts';
import {type HugoLanguage, readLanguages, taglineOf} from './languages.ts';
import {toNavbar} from './menus.ts';
import {rewriteHugoNote} from './noteText.ts';
import {type HugoPages, readHugoPages} from './pages.ts';
import {findConfig, readHugoConfig} from './readConfig.ts';
import {readTaxonomies} from './sections.ts';

const HUGO_NAMES = /^(?:hugo|config\/_default\/(?:hugo|config))\.\w+$/;

export const hugo: OldTool = {
  name: 'Hugo',
  matches(folder) {
    const file = findConfig(folder);
    if (file === undefined) return false;
    if (HUGO_NAMES.test(file)) return true;
    // Other tools have a `config.toml` too.
    return (
      folder.paths.some((path) => /^(?:content|archetypes|layouts|themes)\//.test(path)) &&
      /(?:^|[\s{,])["']?(?:baseurl|languagecode|theme|title|contentdir)["']?\s*[:=]/i.test(
        folder.read(file),
      ) &&
      !/^base_url\b/m.test(folder.read(file))
    );
  },
  migrate: (folder) => Promise.resolve(migrateHugo(folder)),
};

function migrateHugo(folder: OldFolder): Migration {
  const problems: MigrationProblem[] = [];
  const config = readHugoConfig(folder, problems);
  const languages = readLanguages(config, folder);
  const read = readHugoPages(folder, {config, languages}, problems);
  reportAddresses(languages, createProblemList(findConfig(folder) ?? 'hugo.toml', problems));
  const hasHome = read.pages.some(({address, body}) => address === '/' && body.trim() !== '');
  const bases = toBases(read, hasHome);
  const url = toText(config['baseurl']);
  const kept = read.pages
    .filter((page) => isKept(page, read.pages))
    .map((page) => moveList(page, bases));
  // What is in another language alone yields to the pages of the main one.
  const isOther = ({prefix}: OldPage): number => Number(prefix !== languages[0]?.prefix);
  const sorted = kept.toSorted((a, b) => isOther(a) - isOther(b));
  const pages = keepAddressesApart(sorted, bases, problems).map((page) => ({
    ...page,
    isList: isCategory(page, bases),
  }));
  const {copies, published} = copyFiles(folder, {languages, ...read, pages, config});
  const site: OldSite = {folder, pages, bases, baseUrl: toBaseUrl(url), copies, published};
  const finder = createLinkFinder(site);
  const files = new Map<string, MigratedFile>();
  const facts = writePages(site, {finder, config, languages, problems, files});
  const {sections} = read;
  const redirects = cleanRedirects(
    findRedirects(site, {tags: facts.tags, taxonomies: readTaxonomies(config), sections}),
    listAddresses(
      pages,
      bases,
      languages.map(({locale}) => locale),
    ),
  );
  for (const [from, to] of copies) if (!files.has(to)) files.set(to, {copyOf: from});
  files.set('wuya.config.ts', {
    text: printConfig(
      withExtras(
        toSiteConfig({
          ...toSiteFacts(config, languages),
          url,
          languages,
          bases,
          navbar: toMenu(config, languages, {site, finder, redirects, problems}),
          redirects,
          hasMath: facts.hasMath,
          isSearchTaken: pages.some(({address}) => address === '/search/'),
        }),
        readHugoExtras(config, files),
      ),
    ),
  });
  return {files, problems};
}

/** Chooses the addresses of sections. The blog is the home page of a site that has neither notes nor a home page. */
function toBases({sections, docSection, pages}: HugoPages, hasHome: boolean): Bases {
  const kinds = [...sections];
  const blogs = kinds.filter(([, kind]) => kind === 'post').map(([name]) => name);
  const hasDocs = kinds.some(([, kind]) => kind === 'doc');
  const largest = [...blogs].sort((a, b) => count(b, pages) - count(a, pages))[0];
  const doc = docSection === undefined ? '/' : `/${urlize(docSection)}/`;
  // Posts at the root were listed on the home page, which notes of one section leave free.
  const isFree = largest === '' ? doc !== '/' || !hasDocs : !hasDocs;
  const blog = isFree && !hasHome ? '/' : `/${urlize(largest || 'blog')}/`;
  return {post: largest === undefined ? undefined : blog, doc: hasDocs ? doc : undefined};
}

const count = (section: string, pages: readonly OldPage[]): number =>
  pages.filter(({names}) => names[0]!.startsWith(`${section}/`)).length;

/** Indexes without text are lists, which are made again; but those of folders of notes name them, and folders in a blog have no other list. */
function isKept({kind, names, body}: OldPage, all: readonly OldPage[]): boolean {
  const [own = ''] = names;
  if (!own.endsWith('_index.md') || body.trim() !== '') return true;
  const dir = own.slice(0, -'_index.md'.length);
  const isInBlog = kind === 'page' && dir.split('/').length > 2;
  return all.some(
    (one) =>
      one.names[0]!.startsWith(dir) &&
      one.names[0] !== own &&
      (kind === 'doc' || (isInBlog && one.kind === 'post')),
  );
}

/** Moves the text above a list of posts, which has no place there: it becomes a page of its own beside the list. */
function moveList(page: OldPage, {post}: Bases): OldPage {
  return page.kind === 'page' && post !== undefined && page.address === post
    ? {...page, address: `${post}about/`, names: page.names.slice(0, 1), listAddress: post}
    : page;
}

function writePages(
  site: OldSite,
  {
    finder,
    config,
    languages,
    problems,
    files,
  }: {
    readonly finder: LinkFinder;
    readonly config: OldPage['data'];
    readonly languages: readonly HugoLanguage[];
    readonly problems: MigrationProblem[];
    readonly files: Map<string, MigratedFile>;
  },
): {readonly tags: ReturnType<typeof unifyTags>; readonly hasMath: boolean} {
  const taxonomies = readTaxonomies(config);
  const slugify = (tag: string): string => urlize(tag);
  const tags = unifyTags(
    site.pages.flatMap((page) => termsOf(page, taxonomies)),
    slugify,
  );
  const written = JSON.stringify(config);
  const context = {
    folder: site.folder,
    roots: languages.map(({root}) => root),
    finder,
    params: toObject(config['params']),
    hasPassthrough: /"passthrough":\{[^}]*"enable":true|"enable":true[^}]*"delimiters"/.test(
      written,
    ),
  };
  let hasMath = /katex|mathjax|passthrough|"math":(?:true|\{"enable":true)/.test(written);
  for (const page of site.pages) {
    const own = createProblemList(page.path, problems);
    const index = indexOfSection(page, site);
    if (index !== undefined && 'category' in index) {
      files.set(posix.join(posix.dirname(toNewPath(page)), '_category_.json'), {
        text: index.category,
      });
      continue;
    }
    const body = index?.body ?? rewriteHugoNote(page, context, own) + listPosts(page, site, finder);
    const facts = readFacts(page, {finder, taxonomies, problems: own});
    const isTop = page.kind === 'doc' && toNewAddress(page, site.bases) === site.bases.doc;
    const position = facts.position ?? (isTop ? 0 : undefined);
    hasMath ||= ['math', 'katex', 'mathjax'].some((key) => Boolean(page.data[key]));
    hasMath ||= /\{\{[<%]\s*(?:katex|math)\b/.test(page.body);
    files.set(toNewPath(page), {
      text: printPage(
        page,
        {facts: {...facts, position}, body},
        {bases: site.bases, tags, problems: own},
      ),
    });
  }
  return {tags, hasMath};
}

/** Reports languages whose name is no tag of a language: their addresses become others. */
function reportAddresses([, ...others]: readonly HugoLanguage[], problems: ProblemList): void {
  for (const {prefix, locale} of others)
    if (prefix !== `/${locale}`)
      problems.add(
        undefined,
        `${prefix}/ 不是语言标签，这种语言的地址改成了 /${locale}/。`,
        `${prefix}/ is no tag of a language; the addresses of this language are below /${locale}/ now.`,
      );
}

function toSiteFacts(
  config: OldPage['data'],
  languages: readonly HugoLanguage[],
): {
  readonly title: string;
  readonly tagline: string | undefined;
  readonly postsPerPage: number | undefined;
} {
  const main = languages[0]?.config ?? {};
  const perPage = toObject(config['pagination'])['pagersize'] ?? config['paginate'];
  return {
    title: toText(main['title']) ?? toText(config['title']) ?? titleFor(languages[0]?.locale ?? ''),
    tagline: taglineOf(main) ?? taglineOf(config),
    postsPerPage: typeof perPage === 'number' && perPage > 0 ? perPage : undefined,
  };
}

function toMenu(
  config: OldPage['data'],
  languages: readonly HugoLanguage[],
  {
    site,
    finder,
    redirects,
    problems,
  }: {
    readonly site: OldSite;
    readonly finder: LinkFinder;
    readonly redirects: readonly {readonly from: string; readonly to: string}[];
    readonly problems: MigrationProblem[];
  },
): unknown[] {
  const [main, ...others] = languages;
  const ofOwn = [main?.config ?? {}, config].flatMap((values) => [
    toObject(values['menus']),
    toObject(values['menu']),
  ]);
  const own = createProblemList(findConfig(site.folder) ?? 'hugo.toml', problems);
  if (others.some((one) => one.config['menu'] !== undefined || one.config['menus'] !== undefined))
    own.add(
      undefined,
      '只带来了默认语言的菜单；别的语言写在 localeConfigs 里。',
      'The menu of the main language alone was brought over; those of others belong into localeConfigs.',
    );
  return toNavbar(ofOwn, {site, finder, redirects, prefix: main?.prefix ?? ''}, (label) =>
    own.add(
      undefined,
      `菜单里的「${label}」没有对应的页面，已经略过。`,
      `${label} of the menu is no page; it was left out.`,
    ),
  );
}
