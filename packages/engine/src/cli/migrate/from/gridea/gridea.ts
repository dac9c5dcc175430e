import {posix} from 'node:path';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {slugify} from '../../../../content/source/slugger.ts';
import {migrateBlog} from '../blogs/blogs.ts';
import {
  type Migration,
  type OldFolder,
  type OldTool,
  omit,
  printFrontMatter,
  toObject,
  toText,
} from '../common/migration.ts';
import {withRewrittenNotes} from '../common/rewrittenNotes.ts';

/** Settings that the client writes beside the posts; tokens are in `config/setting.json` too, of which the domain alone is read. */
const CONFIG = /^config\/(?:posts|theme)\.json$/;
const POST = /^posts\/[^/]+\.md$/;

/** Gridea: the folder that its client keeps posts in. */
export const gridea: OldTool = {
  name: 'Gridea',
  matches: ({paths}) =>
    paths.filter((path) => CONFIG.test(path)).length === 2 && paths.some((one) => POST.test(one)),
  migrate: migrateGridea,
};

async function migrateGridea(folder: OldFolder): Promise<Migration> {
  const settings = toObject(readJson(folder, 'config/theme.json')['config']);
  const domain = toText(toObject(readJson(folder, 'config/setting.json')['config'])['domain']);
  const postDir = toPath(settings['postPath'], 'post');
  const tagDir = toPath(settings['tagPath'], 'tag');
  const archiveDir = toPath(settings['archivesPath'], 'archives');
  const shown = withRewrittenNotes(folder, [], {
    isConcerned: (text, path) => POST.test(path) && text.startsWith('---'),
    rewrite: (text, path) => toBlogNote(text, path, postDir),
  });
  const {tags, menus} = readJson(folder, 'config/posts.json');
  return Promise.resolve(
    migrateBlog(
      shown,
      {
        name: 'Gridea',
        config: CONFIG,
        publicDirs: ['static/'],
        keptDirs: ['images/', 'post-images/'],
        pageDirs: [],
        postDir: 'posts/',
        hasOwnRules: true,
        hasMath: true,
        navbar: toNavbar(menus, {domain, archiveDir}),
        lists: [
          {from: `/${archiveDir}/`, to: '/archive/'},
          ...(Array.isArray(tags) ? tags : []).flatMap((tag: unknown) => {
            const {name, slug, used} = toObject(tag);
            const [old, own] = [toText(slug), slugify(toText(name) ?? '')];
            return old && own && used !== false
              ? [{from: `/${tagDir}/${old}/`, to: `/tags/${own}/`}]
              : [];
          }),
        ],
      },
      {
        title: toText(settings['siteName']),
        tagline: toText(settings['siteDescription']),
        url: domain !== undefined && /^https?:\/\//.test(domain) ? domain : undefined,
      },
    ),
  );
}

/** Converts the menu; its list of posts is the home page, to which the title leads. */
function toNavbar(
  menus: unknown,
  {domain = '', archiveDir}: {readonly domain: string | undefined; readonly archiveDir: string},
): unknown[] {
  return (Array.isArray(menus) ? menus : []).flatMap((item: unknown): unknown[] => {
    const [label, written] = [toText(toObject(item)['name']), toText(toObject(item)['link'])];
    const isOwn = domain !== '' && written?.startsWith(domain) === true;
    const link = isOwn ? written!.slice(domain.length) || '/' : written;
    if (label === undefined || link === undefined || link === '/') return [];
    if (!link.startsWith('/')) return /^https?:/.test(link) ? [{label, href: link}] : [];
    const to = link.endsWith('/') ? link : `${link}/`;
    return [{label, to: to === `/${archiveDir}/` ? '/archive/' : to}];
  });
}

const toPath = (written: unknown, usual: string): string =>
  (toText(written) ?? usual).split('/').filter(Boolean).join('/') || usual;

/** Reads settings; none where they are damaged. */
function readJson(folder: OldFolder, path: string): Readonly<Record<string, unknown>> {
  try {
    return toObject(folder.has(path) ? JSON.parse(folder.read(path)) : undefined);
  } catch {
    return {};
  }
}

/** Writes the front matter of a post in words that blogs have, on as many lines where these are enough. */
function toBlogNote(text: string, path: string, postDir: string): string {
  const {data, body, lineCount} = parseFrontMatter(text, path);
  const {feature, hideInList} = data;
  const front = printFrontMatter({
    ...omit(data, ['feature', 'hideInList', 'isTop']),
    permalink: `/${postDir}/${posix.basename(path, '.md')}/`,
    ...(toText(feature) !== undefined && {image: feature}),
    ...(hideInList === true && {hide: true}),
  }).split('\n');
  const fields = front.slice(1, front.lastIndexOf('---'));
  const filled = Array<string>(Math.max(0, lineCount - 2 - fields.length)).fill('#');
  return ['---', ...fields, ...filled, '---', body].join('\n');
}
