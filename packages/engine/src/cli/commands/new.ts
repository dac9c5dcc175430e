import {lstatSync, readdirSync} from 'node:fs';
import {dirname, join, posix, relative, resolve} from 'node:path';
import {runConfig} from '../../bundle/config/runConfig.ts';
import {removeDrafts, writeFileAtomic} from '../../cache/files.ts';
import {openSiteCache} from '../../cache/siteCache.ts';
import {isOutside} from '../../cache/outside.ts';
import {stopOnLinkedFile} from '../../config/linkedOut.ts';
import {loadConfig} from '../../config/loadConfig.ts';
import type {SiteConfig} from '../../config/siteConfig.ts';
import {findUnsafePart} from '../../content/source/unsafePath.ts';
import type {Words} from '../../errors/language.ts';
import {findNearest} from '../../errors/nearest.ts';
import {findOutputPathProblem} from '../../routes/outputPath.ts';
import {UsageError} from '../commandLine/arguments.ts';
import type {Command} from '../commandLine/command.ts';
import {StopError} from '../commandLine/stop.ts';
import {toSlug} from './titleSlug.ts';
import {findShownFolders} from './unlistedFolder.ts';

const KINDS = ['note', 'post', 'page'] as const;
type Kind = (typeof KINDS)[number];

/** A file that `wuya new` writes. */
interface NewFile {
  /** Relative to the site. */
  readonly path: string;
  readonly text: string;
}

interface NewFileInput {
  readonly kind: Kind;
  readonly title: string;
  readonly slug: string;
  /** Folder below that of the kind; `''` for none. */
  readonly folder: string;
  /** `2026-11-22` */
  readonly day: string;
}

const FOLDERS = {
  note: ({docs}: SiteConfig) => docs[0]?.path ?? false,
  post: ({blog}: SiteConfig) => blog[0]?.path ?? false,
  page: ({pages}: SiteConfig) => pages[0]?.path ?? false,
} as const satisfies Record<Kind, (config: SiteConfig) => string | false>;

/** Quotes a title for front matter where YAML would read it as something else. */
const toYaml = (text: string): string =>
  /^[\p{L}\p{N}][^:#'"]*$/u.test(text) && !/^(?:true|false|null|yes|no|[\d.-]+)$/i.test(text)
    ? text
    : JSON.stringify(text);

/** Returns the words that a site has none of a kind, and how it gets it. */
const wordOff = (option: string): Words => [
  `这个站点关掉了 ${option}：把配置里的 ${option}: false 去掉，再运行一次。`,
  `This site has switched ${option} off: take ${option}: false out of the configuration, and run this again.`,
];

/**
 * Makes the text and the place of a new note, post or page.
 * @throws {StopError} when the site has none of that kind
 * @throws {UsageError} when the place is not below its folder
 */
export function createFile(config: SiteConfig, input: NewFileInput): NewFile {
  const {kind, title, slug, folder, day} = input;
  const base = FOLDERS[kind](config);
  if (base === false)
    throw new StopError(wordOff(kind === 'note' ? 'docs' : kind === 'post' ? 'blog' : 'pages'));
  const name = kind === 'post' ? `${day}-${slug}` : slug;
  const below = [folder, `${name}.md`].filter(Boolean).join('/');
  const isUnsafe = findUnsafePart([folder, slug].filter(Boolean).join('/')) !== undefined;
  if (slug.trim() === '' || findOutputPathProblem(below) || isUnsafe)
    throw new UsageError([
      `${JSON.stringify(below)} 不是 ${base} 里的文件名：--in 与 --slug 不能为空，不能有 . 与 ..（%2e 也一样）、\\ 与控制字符，也不能太长。`,
      `${JSON.stringify(below)} is no name of a file below ${base}: --in and --slug have no empty part, no . or .. (also as %2e), no \\, no control characters, and are not too long.`,
    ]);
  const path = `${base}/${below}`;
  const fields = [`title: ${toYaml(title)}`, ...(kind === 'post' ? [`date: ${day}`] : [])];
  const body = kind === 'post' ? '\n<!-- truncate -->\n' : '';
  return {path, text: `---\n${fields.join('\n')}\n---\n${body}`};
}

export const newCommand: Command = {
  name: 'new',
  summary: ['新建一篇笔记、随笔或页面', 'write a new note, post or page'],
  help: [
    `wuya new note|post|page "标题" [文件夹] [--in 子文件夹] [--slug 名字]

在对的文件夹里写好一个带 front matter 的文件；文件名是标题的拼音。

  --in     放进哪个子文件夹，例如 --in frontend
  --slug   文件名与地址，不用拼音`,
    `wuya new note|post|page "Title" [folder] [--in folder] [--slug name]

Writes a file with front matter into the right folder. The file name comes from the title; Chinese becomes pinyin.

  --in     subfolder, such as --in frontend
  --slug   file name and address, instead of the title`,
  ],
  options: {in: {type: 'string'}, slug: {type: 'string'}},
  operandCount: 2,
  async run({dir, operands: [kind, title], values, terminal}) {
    if (!KINDS.includes(kind as Kind) || !title?.trim())
      throw new UsageError([
        '写明是 note、post 还是 page，再写标题。',
        'Say note, post or page, then the title.',
      ]);
    const root = resolve(dir);
    const {config} = await loadConfig(root, openSiteCache(root), {run: runConfig});
    const {path, text} = createFile(config, {
      kind: kind as Kind,
      title: title.trim(),
      slug: typeof values['slug'] === 'string' ? values['slug'] : await toSlug(title),
      folder: typeof values['in'] === 'string' ? values['in'].replace(/^\/+|(?<!\/)\/+$/g, '') : '',
      day: toDay(new Date()),
    });
    const file = join(root, path);
    stopOnLink(root, file, config);
    if (lstatSync(file, {throwIfNoEntry: false}))
      throw new StopError([
        `${path} 已经有了，换一个标题，或用 --slug 另起名字。`,
        `${path} exists already: take another title, or a name of its own by --slug.`,
      ]);
    const base = FOLDERS[kind as Kind](config) || '';
    const newFolder = findNewFolder(join(root, base), relative(base, dirname(path)));
    removeDrafts(file);
    writeFileAtomic(file, text, {isFlushed: true});
    if (newFolder !== undefined)
      terminal.complain([
        `新建了文件夹 ${base}/${newFolder}。`,
        `The folder ${base}/${newFolder} is new.`,
      ]);
    terminal.print(relative('.', file));
    const folder = posix.dirname(posix.relative(String(base), path)).replace(/^\.$/, '');
    const shown = kind === 'note' ? findShownFolders(config.docs[0]?.sidebars, folder) : undefined;
    if (shown !== undefined)
      terminal.complain([
        `侧栏里没有它：侧栏列出的文件夹是 ${shown.join('、')}。把它移进去，下次写 --in ${shown[0]}。`,
        `No sidebar has it: the folders in the sidebars are ${shown.join(', ')}. Move it into one of them; next time say --in ${shown[0]}.`,
      ]);
    return 0;
  },
};

/** Throws where a link of the site would lead the file out of it. @throws {ContentError} SRC-004 */
function stopOnLink(root: string, file: string, {followLinks}: SiteConfig): void {
  for (let path = dirname(file); !isOutside(relative(root, path)); path = dirname(path)) {
    if (path === root) return;
    stopOnLinkedFile(relative(root, path), {dir: root, followLinks});
  }
}

/**
 * Finds the first folder of a path below `dir` that is not there yet; undefined where none is new, or `dir` itself is.
 * @throws {StopError} when one beside it has nearly its name: a slip makes no second section
 */
function findNewFolder(dir: string, path: string): string | undefined {
  let known = '';
  for (const name of path.split(/[\\/]/).filter(Boolean)) {
    const folders = foldersIn(join(dir, known));
    if (!folders) return undefined;
    const own = join(known, name).replaceAll('\\', '/');
    if (folders.includes(name)) {
      known = own;
      continue;
    }
    const nearest = findNearest(name, folders);
    if (nearest === undefined) return own;
    const meant = join(known, nearest).replaceAll('\\', '/');
    throw new StopError([
      `没有文件夹 ${own}；是否想写 --in ${meant}？真要新的一个，先建好它。`,
      `There is no folder ${own}: did you mean --in ${meant}? If a new one is wanted, make it first.`,
    ]);
  }
  return undefined;
}

/** Returns the names of the folders in one, links to folders among them; undefined where it is not there. */
function foldersIn(dir: string): string[] | undefined {
  try {
    return readdirSync(dir, {withFileTypes: true})
      .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
      .map(({name}) => name);
  } catch {
    return undefined;
  }
}

/** Returns the day where the author is: `2026-11-22`. */
function toDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
