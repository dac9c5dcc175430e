import {posix} from 'node:path';
import {reportTemplates} from '../markdown/templateTags.ts';
import {unifyTags} from '../hexo/names.ts';
import {guessLocale} from '../common/guessLocale.ts';
import {rewriteMdxNote} from '../mdx/mdxNote.ts';
import {
  cleanRedirects,
  createProblemList,
  decodePath,
  type MigratedFile,
  type Migration,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  printConfig,
  type ProblemList,
  shiftLines,
  titleFor,
  toLocale,
  toObject,
  toText,
} from '../common/migration.ts';
import {slugify} from '../../../../content/source/slugger.ts';
import {toBases} from '../pages/bases.ts';
import {keepAddressesApart, listAddresses} from '../pages/keepApart.ts';
import {
  cleanAddress,
  FOLDERS,
  type OldPage,
  type OldSite,
  toNewAddress,
  toNewPath,
} from '../pages/oldPage.ts';
import {createLinkFinder, type LinkFinder, mapAllLinks} from '../pages/pageLinks.ts';
import {type PageFacts, printPage, readList} from '../pages/printPage.ts';
import {findIcon, withExtras} from '../common/siteExtras.ts';
import {toBaseUrl, toSiteConfig} from '../pages/siteConfig.ts';
import {rewriteAstroNote} from './astroNote.ts';
import {
  type BlogTool,
  dateOf,
  findLeft,
  findPostDirs,
  listPages,
  NOTE,
  toDate,
} from './findNotes.ts';
import {type BlogSettings, readBlogSettings} from './settings.ts';
import {BLOG_TOOLS} from './tools.ts';
import {rewriteValaxyNote} from './valaxyNote.ts';
import {endingIn, MEDIA_ENDINGS} from '../../../../content/source/mediaEndings.ts';

const MEDIA = endingIn(MEDIA_ENDINGS, 'pdf|zip');

/** Blogs of Astro, Gatsby, Eleventy and Valaxy: notes with a date become posts; templates are not read. */
export const blogs: readonly OldTool[] = BLOG_TOOLS.map((tool) => ({
  name: tool.name,
  matches: (folder) =>
    folder.paths.some((path) => tool.config.test(path)) && findPostDirs(folder, tool).length > 0,
  migrate: (folder) => Promise.resolve(migrateBlog(folder, tool)),
}));

/** Makes a blog of the notes of a site. @param settings what the site says of itself */
export function migrateBlog(
  folder: OldFolder,
  tool: BlogTool,
  settings: BlogSettings = readBlogSettings(folder),
): Migration {
  const problems: MigrationProblem[] = [];
  const placed = listPages(folder, tool);
  const bases = toBases(placed);
  const pages = keepAddressesApart(placed, bases, problems);
  const site: OldSite = {
    folder,
    pages,
    bases,
    baseUrl: toBaseUrl(settings.url),
    ...copyFiles(folder, pages, tool),
  };
  const finder = createLinkFinder(site);
  const tags = unifyTags(pages.flatMap(termsOf), (name) => slugify(name) || name);
  const files = new Map<string, MigratedFile>();
  if (!tool.hasOwnRules) report(folder, {tool, pages}, problems);
  for (const page of pages) {
    const own = createProblemList(page.path, problems);
    const body = rewriteNote(page, {folder, finder, tool}, own);
    const facts = readFacts(page, site, finder);
    const text = printPage(page, {facts, body}, {bases, tags, problems: own});
    files.set(toNewPath(page), {text});
  }
  for (const [from, to] of site.copies) if (!files.has(to)) files.set(to, {copyOf: from});
  const locale = settings.locale ?? toLocale(guessLocale(folder));
  const redirects = [
    ...pages.map((page) => ({from: page.address, to: toNewAddress(page, bases)})),
    ...(tool.lists ?? []),
  ];
  files.set('wuya.config.ts', {
    text: printConfig(
      withExtras(
        toSiteConfig({
          title: settings.title ?? titleFor(locale),
          tagline: settings.tagline,
          url: settings.url,
          languages: [{locale}],
          bases,
          navbar: [...(tool.navbar ?? []), ...toNavbar(pages, site)],
          redirects: cleanRedirects(
            redirects.filter(({from}) => !/[\s?#\\*]/.test(from)),
            listAddresses(pages, bases, []),
          ),
          hasMath:
            tool.hasMath === true ||
            folder.paths.some(
              (path) =>
                path === 'package.json' && /katex|mathjax|remark-math/.test(folder.read(path)),
            ),
          isSearchTaken: pages.some((page) => toNewAddress(page, bases) === '/search/'),
        }),
        {favicon: findIcon(files)},
      ),
    ),
  });
  return {files, problems};
}

/** Tells what is left to the author: templates, and notes outside of the folders that were read. */
function report(
  folder: OldFolder,
  {tool, pages}: {readonly tool: BlogTool; readonly pages: readonly OldPage[]},
  problems: MigrationProblem[],
): void {
  const file = folder.paths.find((path) => tool.config.test(path)) ?? '.';
  const list = createProblemList(file, problems);
  const posts = pages.filter(({kind}) => kind === 'post').length;
  list.add(
    undefined,
    `这是 ${tool.name} 的站点，它的模板这里读不懂：有日期的 ${posts} 篇成为文章，地址照文件夹与路由猜出；没有写成 Markdown 的页面、导航栏要自己补上。`,
    `This is a site of ${tool.name}, whose templates are not understood here: ${posts} notes with a date became posts, their addresses are guessed from folders and routes; pages that are no Markdown and the navbar are left to write.`,
  );
  const left = findLeft(folder, tool);
  if (left !== undefined)
    list.add(
      undefined,
      `${left.count} 篇笔记不在站点的文件夹里，没有带过来，例如 ${left.first}。`,
      `${left.count === 1 ? 'One note is' : `${left.count} notes are`} outside of the folders of the site and did not come along, such as ${left.first}.`,
    );
}

const termsOf = ({data, kind}: OldPage): string[] =>
  kind === 'page'
    ? []
    : [data['tags'] ?? data['tag'], data['categories'] ?? data['category']]
        .flatMap((one) => readList(one, /[,，]/))
        .filter((one, i, all) => all.indexOf(one) === i && !/^(?:posts?|all|nav)$/i.test(one));

/** Keys that are read, or say how a template shows a note. */
const READ =
  /^(?:title|date|pubDate|pubDatetime|publishDate|published|publishedAt|publishedDate|publish_date|createdAt|created|updated|updatedDate|updatedAt|modDatetime|lastmod|modified|description|summary|excerpt|tags?|categor(?:y|ies)|authors?|draft|slug|path|permalink|layout|heroImage|image|cover|coverImage|ogImage|featuredImage|thumbnail|featured|type|eleventyNavigation|language|lang|comment|toc|hide)$/;

function readFacts(page: OldPage, site: OldSite, finder: LinkFinder): PageFacts {
  const {data, kind} = page;
  const author = data['authors'] ?? data['author'];
  return {
    title:
      toText(data['title']) ??
      (typeof data['title'] === 'number' ? String(data['title']) : toTitle(page)),
    description: [data['description'], data['summary'], data['excerpt']].map(toText).find(Boolean),
    date: dateOf(data),
    changed: ['updated', 'updatedDate', 'updatedAt', 'modDatetime', 'lastmod', 'modified']
      .map((key) => toDate(data[key]))
      .find(Boolean),
    isDraft: data['draft'] === true || data['published'] === false,
    // Valaxy: left out of the lists, or of the home page alone.
    isUnlisted: data['hide'] === true || data['hide'] === 'all',
    tags: termsOf(page),
    authors: kind === 'post' ? readList(author, /[,，]/).map((name) => ({name})) : [],
    image: readImage(page, site, finder),
    hidesContents: data['toc'] === false,
    rest: Object.fromEntries(Object.entries(data).filter(([key]) => !READ.test(key))),
  };
}

const toTitle = ({body, path}: OldPage): string | undefined =>
  /^#\s+\S/m.test(body) ? undefined : posix.basename(path).replace(NOTE, '');

/** Reads the picture of a note: an address, or an object that holds one. */
function readImage(page: OldPage, {copies}: OldSite, finder: LinkFinder): string | undefined {
  const {data} = page;
  const written = [
    data['heroImage'],
    data['image'],
    data['cover'],
    data['coverImage'],
    data['ogImage'],
    data['featuredImage'],
  ].find(Boolean);
  const src =
    toText(written) ?? toText(toObject(written)['src']) ?? toText(toObject(written)['url']);
  if (src === undefined) return undefined;
  const moved = finder.toNewLink(src, page);
  const isHere = copies.has(posix.join(posix.dirname(page.path), decodePath(src)));
  return moved === src && !isHere && !/^(?:https?:)?\//.test(src) ? undefined : moved;
}

function rewriteNote(
  page: OldPage,
  {
    folder,
    finder,
    tool,
  }: {readonly folder: OldFolder; readonly finder: LinkFinder; readonly tool: BlogTool},
  problems: ProblemList,
): string {
  const ofBody = shiftLines(problems, page.lineCount);
  const {path, body, data} = page;
  if (tool.name === 'Eleventy') reportTemplates(body, ofBody);
  const ofTool =
    tool.name === 'Valaxy'
      ? rewriteValaxyNote(body, page)
      : tool.name === 'Astro'
        ? rewriteAstroNote(body)
        : body;
  const plain = path.endsWith('.mdx')
    ? rewriteMdxNote(ofTool, {path, folder, data}, ofBody)
    : ofTool;
  return mapAllLinks(plain, (href) => finder.toNewLink(href, page));
}

/** Copies files of the old site. Files beside posts and notes go along with them, published ones stay where they are, and others that notes show become static. */
function copyFiles(
  folder: OldFolder,
  pages: readonly OldPage[],
  {publicDirs, keptDirs = []}: BlogTool,
): Pick<OldSite, 'copies' | 'published'> {
  const copies = new Map<string, string>();
  const published = new Map<string, string>();
  const own = new Set(pages.map(({path}) => path));
  for (const dir of publicDirs)
    for (const path of folder.paths.filter((one) => one.startsWith(dir) && !own.has(one))) {
      copies.set(path, `static/${path.slice(dir.length)}`);
      published.set(`/${path.slice(dir.length)}`, path);
    }
  for (const path of folder.paths.filter((one) => keptDirs.some((dir) => one.startsWith(dir)))) {
    copies.set(path, `static/${path}`);
    published.set(`/${path}`, path);
  }
  for (const page of pages) {
    const seen = (href: string): string => {
      const path = posix.join(posix.dirname(page.path), decodePath(href));
      if (
        !/^(?:[a-z][a-z\d+.-]*:|[/#])/i.test(href) &&
        folder.has(path) &&
        MEDIA.test(path) &&
        !copies.has(path)
      )
        copies.set(path, toCopy(path, page));
      return href;
    };
    mapAllLinks(page.body, seen);
    for (const value of Object.values(page.data))
      for (const one of [value, ...Object.values(toObject(value))])
        if (typeof one === 'string') seen(one);
  }
  return {copies, published};
}

/** Chooses the new path of a file: beside its note where it is there or below, else among the static files. */
function toCopy(path: string, page: OldPage): string {
  const dir = `${posix.dirname(page.path)}/`;
  return path.startsWith(dir) && page.kind !== 'page'
    ? posix.join(posix.dirname(page.file), path.slice(dir.length))
    : `static/${path}`;
}

/** Leads to the notes and to single pages, which templates had links to. */
function toNavbar(pages: readonly OldPage[], {bases}: OldSite): unknown[] {
  const ofKind = (kind: OldPage['kind']): readonly OldPage[] =>
    pages.filter((page) => page.kind === kind);
  const [doc] = ofKind('doc');
  const single = ofKind('page').filter(
    (page) => cleanAddress(page.address).split('/').length === 3,
  );
  return [
    ...(doc === undefined
      ? []
      : [{label: doc.file.slice(FOLDERS.doc.length).split('/')[0]!, to: toNewAddress(doc, bases)}]),
    ...single.map((page) => ({
      label: toText(page.data['title']) ?? posix.basename(page.address),
      to: toNewAddress(page, bases),
    })),
  ];
}
