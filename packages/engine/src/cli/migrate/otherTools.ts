import {findContentRoot} from './from/book/contentRoot.ts';
import {createProblemList, type MigrationProblem, type OldFolder} from './from/common/migration.ts';

/** Tools that are not known here, by the file that each has in the folder of its site, and by what is in one that others have too. */
const OTHERS: readonly (readonly [name: string, file: RegExp, text?: RegExp])[] = [
  ['Eleventy', /^(?:\.eleventy|eleventy\.config)\.[cm]?[jt]s$/],
  ['Gatsby', /^gatsby-config\.[cm]?[jt]s$/],
  ['Astro', /^astro\.config\.[cm]?[jt]s$/],
  ['dumi', /^\.dumirc\.[jt]sx?$/],
  ['Next.js', /^next\.config\.[cm]?[jt]s$/],
  ['Nuxt', /^nuxt\.config\.[cm]?[jt]s$/],
  ['Valaxy', /^valaxy\.config\.[cm]?[jt]s$/],
  ['Sphinx', /^(?:docs\/|source\/|docs\/source\/)?conf\.py$/, /^(?:html_theme|extensions)\s*=/m],
];

const NOTE = /\.(?:mdx?|markdown)$/i;
const DATE = /^(?:date|pubDate|pubDatetime|published|publishDate):/m;

/** Tells whose a folder is that no tool here knows: what of it came over, and what there is left to do. */
export function reportOtherTool(folder: OldFolder): readonly MigrationProblem[] {
  const found = OTHERS.flatMap(([name, pattern, text]) => {
    const file = folder.paths.find(
      (path) => pattern.test(path) && (text === undefined || text.test(folder.read(path))),
    );
    return file === undefined ? [] : [{name, file}];
  })[0];
  if (found === undefined) return [];
  const {name, file} = found;
  const list = createProblemList(file);
  list.add(
    undefined,
    `这是 ${name} 的站点，它的设置和模板这里读不懂：只搬了 Markdown，地址就是文件夹。标题、导航栏、旧地址的转向要在 wuya.config.ts 里补上。`,
    `This is a site of ${name}, whose settings and templates are not understood here: only its Markdown was brought over, with folders for addresses. Title, navbar and redirects from old addresses are left to write in wuya.config.ts.`,
  );
  const posts = findPosts(folder);
  if (posts !== undefined) {
    const root = findContentRoot(folder);
    const to = posts.dir.startsWith(root) ? posts.dir.slice(root.length) : posts.dir;
    list.add(
      undefined,
      `${posts.dir} 里的 ${posts.count} 篇有日期，像是文章，搬成了笔记；要成为博客，把新站点的 docs/${to} 移到 blog，日期写成 date。`,
      `${posts.count} notes in ${posts.dir} have dates, as posts do, and became notes; for a blog move docs/${to} of the new site to blog, and call the date date.`,
    );
  }
  return list.all;
}

/** Finds the folder of the notes with a date, where there are some. */
function findPosts({paths, read}: OldFolder): {dir: string; count: number} | undefined {
  const dated = paths.filter((path) => {
    if (!NOTE.test(path) || !path.includes('/')) return false;
    const front = /^---\n([^]*?)\n---/.exec(read(path))?.[1];
    return front !== undefined && DATE.test(front);
  });
  if (dated.length === 0) return undefined;
  const parts = dated.map((path) => path.split('/').slice(0, -1));
  const shared = parts.reduce(commonStart);
  return shared.length === 0 ? undefined : {dir: shared.join('/'), count: dated.length};
}

/** `['src', 'a'], ['src', 'b']` → `['src']` */
function commonStart(one: readonly string[], other: readonly string[]): string[] {
  const end = one.findIndex((part, i) => part !== other[i]);
  return one.slice(0, end < 0 ? one.length : end);
}
