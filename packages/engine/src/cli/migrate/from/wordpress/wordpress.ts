import {slugOf} from '../../../../content/tags/tagFile.ts';
import {reportProtected} from '../common/drafts.ts';
import {type HexoTags, unifyTags} from '../hexo/names.ts';
import {
  cleanRedirects,
  createProblemList,
  decodeAddress,
  type MigratedFile,
  type Migration,
  type MigrationProblem,
  type OldFolder,
  type OldTool,
  printConfig,
  titleFor,
  toLocale,
} from '../common/migration.ts';
import {keepAddressesApart} from '../pages/keepApart.ts';
import {
  type Bases,
  cleanAddress,
  type OldPage,
  takePath,
  toNewAddress,
  toVisiblePath,
} from '../pages/oldPage.ts';
import {printPage} from '../pages/printPage.ts';
import {toBaseUrl, toSiteConfig} from '../pages/siteConfig.ts';
import {type FindPictures, rewriteContent} from './content.ts';
import {isMarkdownExport, migrateMarkdownExport} from './markdownExport.ts';
import {isExport, readExport, type WordPressExport, type WordPressItem} from './export.ts';

/** The export of a WordPress site: an XML file at the root of the folder, or several, where it is large; or what others made of it. */
export const wordpress: OldTool = {
  name: 'WordPress',
  matches: (folder) => listExports(folder).length > 0 || isMarkdownExport(folder),
  migrate: (folder) =>
    Promise.resolve(
      listExports(folder).length > 0
        ? migrateWordPress(folder)
        : isMarkdownExport(folder)
          ? migrateMarkdownExport(folder)
          : {files: new Map(), problems: [NO_EXPORT]},
    ),
};

const NO_EXPORT: MigrationProblem = {
  file: '.',
  zh: '这里没有 WordPress 的导出文件（.xml）：在后台的“工具 → 导出”里下载，放进这个文件夹。',
  en: 'There is no export of WordPress (.xml) here: download it in Tools → Export, and put it into this folder.',
};

const listExports = ({paths, read}: OldFolder): string[] =>
  paths.filter((path) => /^[^/]+\.xml$/i.test(path) && isExport(read(path)));

/** Reads the exports of one site, the one with most posts; others are named. */
function readSite(
  folder: OldFolder,
  problems: MigrationProblem[],
): {site: WordPressExport; path: string} {
  const read = listExports(folder).map((path) => ({path, site: readExport(folder.read(path))}));
  const sizes = new Map<string, number>();
  for (const {site} of read) sizes.set(site.url, (sizes.get(site.url) ?? 0) + site.items.length);
  const [url] = [...sizes].toSorted(([, a], [, b]) => b - a)[0]!;
  for (const {path, site} of read)
    if (site.url !== url)
      createProblemList(path, problems).add(
        undefined,
        `这是另一个站点 ${site.url} 的导出，没有搬；放到单独的文件夹里再搬。`,
        `It is the export of another site, ${site.url}, and was not brought over; migrate it from a folder of its own.`,
      );
  const own = read.filter(({site}) => site.url === url);
  const {path, site} = own[0]!;
  return {path, site: {...site, items: own.flatMap((one) => one.site.items)}};
}

interface ItemPage {
  readonly page: OldPage;
  readonly item: WordPressItem;
}

function migrateWordPress(folder: OldFolder): Migration {
  const problems: MigrationProblem[] = [];
  const {site, path} = readSite(folder, problems);
  const pages = placeItems(site, path);
  const hasHome = pages.some(({page}) => page.address === '/');
  const bases: Bases = {post: hasHome ? '/blog/' : '/', doc: undefined};
  const tags = unifyTags(
    pages.flatMap(({item}) => termsOf(item)),
    slugOf,
  );
  const apart = keepAddressesApart(
    pages.map(({page}) => page),
    bases,
    problems,
  );
  const files = new Map<string, MigratedFile>();
  const hasUploads = folder.paths.some((file) => UPLOAD.test(file));
  const findPicturesOf = createPictureFinders(site);
  for (const [i, page] of apart.entries()) {
    const {item} = pages[i]!;
    const own = createProblemList(page.file, problems);
    if (item.password !== '') reportProtected(own);
    const body = rewriteContent(item.content, findPicturesOf(item), own);
    files.set(page.file, {
      text: printPage(
        page,
        {facts: readFacts(item), body: linkInside(body, site, hasUploads)},
        {bases, tags, problems: own},
      ),
    });
  }
  for (const file of folder.paths)
    if (UPLOAD.test(file))
      files.set(`static/wp-content/${file.replace(/^wp-content\//, '')}`, {copyOf: file});
  reportRest(site, hasUploads, createProblemList(path, problems));
  const locale = toLocale(site.language);
  const redirects = listRedirects(apart, pages, {bases, tags});
  files.set('wuya.config.ts', {
    text: printConfig(
      toSiteConfig({
        title: site.title || titleFor(locale),
        tagline: site.tagline || undefined,
        url: site.url,
        languages: [{locale}],
        bases,
        redirects,
        navbar: apart
          .filter(
            ({kind, data, address}) => kind === 'page' && data['draft'] !== true && address !== '/',
          )
          .slice(0, 6)
          .map((page) => ({label: String(page.data['title']), to: toNewAddress(page, bases)})),
        hasMath: false,
      }),
    ),
  });
  return {files, problems};
}

/** Creates what makes the finder of the pictures of a post: those with some ids, or those that were put into it. */
function createPictureFinders({items}: WordPressExport): (post: WordPressItem) => FindPictures {
  const files = items.filter(
    ({type, file}) => type === 'attachment' && /^https?:[^\s"<>]+$/.test(file),
  );
  const byId = new Map(files.toReversed().map((one) => [one.id, one.file]));
  const byParent = new Map<string, string[]>();
  for (const {parent, file} of files) {
    const own = byParent.get(parent);
    if (own) own.push(file);
    else byParent.set(parent, [file]);
  }
  return ({id}) =>
    (ids) =>
      ids.length === 0
        ? ((id === '' ? undefined : byParent.get(id)) ?? [])
        : ids.flatMap((one) => byId.get(one) ?? []);
}

/** Places the posts and pages of a site; what is deleted or belongs to another is none. */
function placeItems(site: WordPressExport, path: string): ItemPage[] {
  const taken = new Set<string>();
  return site.items.flatMap((item): ItemPage[] => {
    if (!/^(?:post|page)$/.test(item.type) || /^(?:trash|auto-draft|inherit)$/.test(item.status))
      return [];
    const kind = item.type === 'post' ? 'post' : 'page';
    const name = nameOf(item);
    const wanted =
      kind === 'post' ? `blog/${item.date.slice(0, 10)}-${name}.md` : `src/pages/${name}.md`;
    const page: OldPage = {
      path,
      kind,
      address: toAddress(item, site),
      prefix: '',
      file: takePath(toVisiblePath(wanted), taken),
      names: [],
      data: {title: item.title || name, draft: isDraft(item)},
      body: item.content,
      lineCount: 0,
    };
    return [{page, item}];
  });
}

const nameOf = ({name, title, id}: WordPressItem): string =>
  [
    ...(decodeAddress(name) || title)
      .replace(/[\s/\\:*?"<>|#%]+/g, '-')
      .replace(/^[-.]+|(?<![-.])[-.]+$/g, ''),
  ]
    .slice(0, 60)
    .join('') || id;

/** Returns the address of a post below that of the site; its name where it has a number alone, `/?p=12`. */
function toAddress(item: WordPressItem, site: WordPressExport): string {
  const base = toBaseUrl(site.url);
  if (!URL.canParse(item.link)) return `/${nameOf(item)}/`;
  const {pathname, search} = new URL(item.link);
  const own = decodeAddress(pathname);
  const inside = own.startsWith(base) ? own.slice(base.length - 1) : own;
  return /[?&](?:p|page_id)=/.test(search) ? `/${nameOf(item)}/` : inside;
}

const isDraft = ({status, password}: WordPressItem): boolean =>
  status !== 'publish' || password !== '';

const termsOf = ({terms}: WordPressItem): string[] =>
  terms.flatMap(({kind, slug, name}) =>
    /^(?:category|post_tag)$/.test(kind) && slug !== 'uncategorized' && name !== '未分类'
      ? [name]
      : [],
  );

function readFacts(item: WordPressItem) {
  const [, date, time] =
    /^((?!0000)\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/.exec(item.date) ?? [];
  const description = item.excerpt
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return {
    title: item.title || nameOf(item),
    date: date && `${date}T${time}`,
    description: description || undefined,
    isDraft: isDraft(item),
    tags: termsOf(item),
    authors: item.author === '' ? [] : [{name: item.author}],
  };
}

/** Pictures of the site, copied from its server. */
const UPLOAD = /^(?:wp-content\/)?uploads\//;

/** Links to the own site lead into the new one; so do its pictures, where they are in the folder. */
function linkInside(body: string, {url}: WordPressExport, hasUploads: boolean): string {
  const base = url.replace(/\/$/, '');
  if (!/^https?:/.test(base)) return body;
  const [secure, plain] = [base.replace(/^http:/, 'https:'), base.replace(/^https:/, 'http:')];
  const names = hasUploads ? 'href|src' : 'href';
  return body.replace(
    new RegExp(`\\b((?:${names})=["'])(https?:[^"'\\s]*)`, 'g'),
    (all, before: string, href: string) => {
      const own = [secure, plain].find((one) => href.startsWith(`${one}/`));
      const isPicture = own !== undefined && href.startsWith(`${own}/wp-content/`);
      return own === undefined || (isPicture && !hasUploads)
        ? all
        : before + href.slice(own.length);
    },
  );
}

function listRedirects(
  apart: readonly OldPage[],
  pages: readonly ItemPage[],
  {bases, tags}: {readonly bases: Bases; readonly tags: HexoTags},
): {from: string; to: string}[] {
  const shown = apart.filter(({data}) => data['draft'] !== true);
  const moved = shown.flatMap((page) => {
    const to = toNewAddress(page, bases);
    const isOther = cleanAddress(page.address) !== to || /\.html?$/.test(page.address);
    return isOther ? [{from: page.address, to}] : [];
  });
  const terms = pages
    .filter(({item}) => item.type === 'post' && !isDraft(item))
    .flatMap(({item}) => {
      const names = new Set(termsOf(item));
      return item.terms
        .filter(({name}) => names.has(name))
        .map(({kind, slug, name}) => ({
          from: `/${kind === 'category' ? 'category' : 'tag'}/${decodeAddress(slug)}/`,
          to: `${bases.post}tags/${tags.slugOf(name)}/`,
        }));
    });
  return cleanRedirects([...moved, ...terms]);
}

/** Says what an export holds that does not come along. */
function reportRest(
  {items, url}: WordPressExport,
  hasUploads: boolean,
  problems: ReturnType<typeof createProblemList>,
): void {
  const comments = items.reduce((sum, {commentCount}) => sum + commentCount, 0);
  if (comments > 0)
    problems.add(
      undefined,
      `${comments} 条评论没有带过来。`,
      `${comments} comments were not brought over.`,
    );
  const host = URL.canParse(url) ? new URL(url).host : url;
  if (!hasUploads && items.some(({content}) => content.includes('/wp-content/uploads/')))
    problems.add(
      undefined,
      `图片仍在 ${host}：写上 images: {remote: ["${host}"]}，生成时会复制到站点里。`,
      `Pictures stay at ${host}; with images: {remote: ["${host}"]} a build copies them into the site.`,
    );
}
