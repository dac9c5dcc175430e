import {posix} from 'node:path';
import {isIndexName} from '../../../../content/docs/slug.ts';
import {guessLocale} from '../common/guessLocale.ts';
import {fence} from '../../../../output/machine/markdownText.ts';
import {printLabel} from '../markdown/containers.ts';
import {classify, mapProse} from '../markdown/fences.ts';
import {keepAnchors} from '../markdown/anchors.ts';
import {trimFormulas} from '../markdown/paddedFormulas.ts';
import {type OldFolder, type OldTool, reportMissing} from '../common/migration.ts';
import {toRepositoryLinks} from '../common/outsideLinks.ts';
import {toPicture} from '../common/placePictures.ts';
import type {SiteExtras} from '../common/siteExtras.ts';
import type {BookNote, Contents} from './book.ts';
import {withHome} from './docsifyHome.ts';
import {type Entry, findIncluded, readContents} from './contents.ts';
import {hasGitBookTags, rewriteGitBookNote} from './gitBook.ts';
import {migrateBook} from './migrateBook.ts';

const PAGE = /^(?:[^/]+\/)?index\.html$/;

const findPage = (folder: OldFolder): string | undefined =>
  folder.paths.find((path) => PAGE.test(path) && /docsify/i.test(folder.read(path)));

export const docsify: OldTool = {
  name: 'docsify',
  matches: (folder) => findPage(folder) !== undefined,
  migrate(given) {
    const page = findPage(given) ?? 'index.html';
    const root = page.slice(0, -'index.html'.length);
    const settings = given.has(page) ? given.read(page) : '';
    const {folder, home} = withHome(given, root, settings);
    const sidebar = readFileName(settings, 'loadSidebar') ?? '_sidebar.md';
    const navbar = root + (readFileName(settings, 'loadNavbar') ?? '_navbar.md');
    return Promise.resolve(
      migrateBook(folder, {
        root,
        file: page,
        title: readName(settings) ?? /<title>\s*([^<]+?)\s*<\/title>/i.exec(settings)?.[1],
        tagline: readTagline(settings),
        locale: readLocale(settings, folder),
        contents: readSidebars(folder, root, sidebar),
        ...(home !== undefined && {home}),
        navbar: folder.has(navbar) ? flatten(readContents(folder.read(navbar))) : [],
        extras: readExtras(settings, root),
        alertWords: 'text',
        isOwn: (path) =>
          /(?:^|\/)_(?:sidebar|navbar|coverpage|404)\.md$/.test(path) ||
          (!isIndexName(posix.basename(path, '.md')) &&
            (path === navbar || posix.basename(path) === sidebar)),
        rewrite: (body, note) => {
          const text = rewriteNote(body, note, folder);
          const {path, problems} = note;
          return hasGitBookTags(text)
            ? rewriteGitBookNote(text, {path, folder, variables: {}}, problems)
            : text;
        },
      }),
    );
  },
};

/** Reads the name of a file in the settings: `loadSidebar: 'summary.md'` → `summary.md`; undefined where it is the usual one. */
function readFileName(html: string, option: 'loadSidebar' | 'loadNavbar'): string | undefined {
  const written = new RegExp(`\\b${option}\\s*:\\s*["']([^"'\n]+\\.md)["']`).exec(html)?.[1];
  return written?.replace(/^\.?\//, '');
}

/** Reads the table of contents and those of folders; undefined without the first, since all is listed then. */
function readSidebars(folder: OldFolder, root: string, name: string): Contents | undefined {
  if (!folder.has(root + name)) return undefined;
  const folders = folder.paths
    .filter((path) => path.startsWith(root) && path !== root + name && path.endsWith(`/${name}`))
    .map((file) => ({
      file,
      dir: file.slice(0, -name.length),
      entries: readContents(folder.read(file)),
    }));
  return {entries: readContents(folder.read(root + name)), from: root, folders};
}

/** Reads the description of a page; `Description` is what `docsify init` writes. */
function readTagline(html: string): string | undefined {
  const written = /<meta\s+name="description"\s+content="([^"]+)"/i.exec(html)?.[1];
  return written === 'Description' ? undefined : written;
}

/** Reads the icon of a page, the corner that leads to the repository, and the counting of visits. */
function readExtras(html: string, root: string): SiteExtras {
  const icon = /<link\b[^>]*\srel="(?:shortcut )?icon"[^>]*>/i.exec(html)?.[0] ?? '';
  const href = /\shref="([^"]+)"/i.exec(icon)?.[1];
  const inner = /hm\.baidu\.com\/hm\.js\?\w+|googletagmanager\.com\/gtag\/js\?id=[\w-]+/g;
  return {
    favicon: toPicture(href, root),
    links: toRepositoryLinks(/\brepo\s*:\s*(["'`])([^"'`\s]+)\1/.exec(html)?.[2]),
    head: (html.match(inner) ?? []).map((src) => ({name: 'script', attributes: {src}})),
  };
}

/** Reads the language of a page; `en`, which `docsify init` writes, says nothing of notes in Chinese. */
function readLocale(html: string, folder: OldFolder): string | undefined {
  const written = /<html[^>]*\slang="([^"]+)"/i.exec(html)?.[1];
  return written === 'en' ? guessLocale(folder) : written;
}

/** `window.$docsify = {name: '书'}` → `书`; a name that is HTML is none. */
function readName(html: string): string | undefined {
  const name = /\bname\s*:\s*(["'`])((?:(?!\1).)+)\1/.exec(html)?.[2];
  return name?.includes('<') ? undefined : name;
}

const flatten = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.items)]);

const TIPS: Readonly<Record<string, string>> = {'!': 'warning', '?': 'tip'};

/** Rewrites `!>` and `?>`, embedded files, signs after links and headings, and tabs of the plugin docsify-tabs. */
function rewriteNote(body: string, {path, problems}: BookNote, folder: OldFolder): string {
  const embedded = mapProse(body, (line, number) => {
    const [, text = '', href = '', rest = ''] =
      /^\s*\[([^\]]*)\]\(\s*([^\s)]+)\s+(["'])\s*:include(.*?)\3\s*\)\s*$/
        .exec(line)
        ?.toSpliced(3, 1) ?? [];
    if (href === '') return rewriteSigns(line);
    const file = findIncluded(href, [posix.dirname(path), ''], folder);
    if (file === undefined) {
      reportMissing(problems, number, href);
      return `[${text}](${href})`;
    }
    const own = folder.read(file).trimEnd();
    const language = /:type=code(?:\s+([\w-]+))?/.exec(rest);
    if (/\.md$/i.test(file) && !language) return own;
    return fence(own, language?.[1] ?? posix.extname(file).slice(1));
  });
  return keepAnchors(trimFormulas(rewriteTips(rewriteTabs(embedded))), slugify);
}

const SIGNS = /[\u2000-\u206f\u2e00-\u2e7f\\'!"#$%&()*+,./:;<=>?@[\]^`{|}~]/g;

/** Makes the id of a heading as docsify does: `1. Hello, 世界` → `_1-hello-世界` */
function slugify(text: string): string {
  return text
    .trim()
    .replace(/[A-Z]+/g, (word) => word.toLowerCase())
    .replace(SIGNS, '')
    .replace(/\s/g, '-')
    .replace(/-+/g, '-')
    .replace(/^(\d)/, '_$1');
}

/** `[a](b ':ignore')` → `[a](b)`; `## A {docsify-ignore}` → `## A`; `## A :id=b` → `## A {#b}` */
function rewriteSigns(line: string): string {
  return line
    .replace(/(\]\(\s*[^\s)]+)\s+(["'])(?:[^"':]*\s)?:[^"']*\2\s*\)/g, '$1)')
    .replace(/^(#{1,6}\s.*?)\s*(?:<!--\s*)?\{docsify-ignore(?:-all)?\}(?:\s*-->)?\s*$/, '$1')
    .replace(/^(#{1,6}\s.*?)\s+:id=([^\s'"]+)\s*$/, '$1 {#$2}');
}

/** Makes an admonition of a paragraph after `!>` or `?>`. */
function rewriteTips(text: string): string {
  const out: string[] = [];
  let isOpen = false;
  const close = () => {
    if (isOpen) out.push('', ':::', '');
    isOpen = false;
  };
  for (const {text: line, kind} of classify(text)) {
    const [, sign = '', words = ''] = (kind === 'prose' && /^([!?])>\s*(.*)$/.exec(line)) || [];
    if (sign !== '') {
      close();
      out.push(`:::${TIPS[sign]}`, '', words);
      isOpen = true;
      continue;
    }
    if (line.trim() === '' || kind !== 'prose') close();
    out.push(line);
  }
  close();
  return out.join('\n');
}

/** `<!-- tabs:start -->`, `#### **A**` and `<!-- tabs:end -->` → tabs. */
function rewriteTabs(text: string): string {
  let depth: 'none' | 'tabs' | 'tab' = 'none';
  return mapProse(text, (line) => {
    if (/^\s*<!--\s*tabs:start\s*-->\s*$/i.test(line)) {
      depth = 'tabs';
      return '<Tabs>\n';
    }
    if (depth === 'none') return line;
    const end = depth === 'tab' ? '\n</TabItem>\n\n' : '';
    if (/^\s*<!--\s*tabs:end\s*-->\s*$/i.test(line)) {
      depth = 'none';
      return `${end}</Tabs>`;
    }
    const label = /^#{1,6}\s+\*{0,2}(.*?)\*{0,2}\s*$/.exec(line)?.[1];
    if (label === undefined) return line;
    depth = 'tab';
    return `${end}<TabItem ${printLabel(label)}>\n`;
  });
}
