import {posix} from 'node:path';
import {fence} from '../../../../output/machine/markdownText.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {ANY_FIELDS, readFields} from '../book/fieldLines.ts';
import {toText} from '../common/migration.ts';
import {classify} from '../markdown/fences.ts';
import {mapAllLinks} from '../pages/pageLinks.ts';
import {readDate, readList} from '../pages/printPage.ts';
import type {Slugify} from '../common/pinyinSlug.ts';
import type {PelicanSettings} from './settings.ts';

type Values = Readonly<Record<string, unknown>>;

/** Gives a note the front matter that blogs have here, with its address in the old site, and links to files as Markdown has them. */
export function rewritePelicanNote(
  text: string,
  path: string,
  {settings, slugify}: {readonly settings: PelicanSettings; readonly slugify: Slugify},
): string {
  const fields = readFields(text, ANY_FIELDS);
  const {data: written, body} = fields ?? parseFrontMatter(text, path);
  const data: Values = Object.fromEntries(
    Object.entries(written).map(([key, value]) => [key.toLowerCase(), value]),
  );
  const own = path.slice(settings.root.length);
  const isPage = settings.pageDirs.some((dir) => own.startsWith(`${dir}/`));
  const name = posix.basename(own).replace(/\.\w+$/, '');
  const said = settings.fileName.exec(name)?.groups ?? {};
  const date = readDate(data['date']) ?? readDate(said['date']);
  const folder = settings.hasFolderCategories && own.includes('/') ? posix.dirname(own) : '';
  const category =
    toText(data['category']) ?? said['category'] ?? (posix.basename(folder) || settings.category);
  const title = toText(data['title']) ?? name;
  const slug =
    toText(data['slug']) ?? said['slug'] ?? slugify(settings.isNamedByFile ? name : title);
  const address = fill(isPage ? settings.pageUrl : settings.articleUrl, {
    slug: slug === '' ? name : slug,
    category: slugify(category),
    lang: toText(data['lang']) ?? '',
    author: slugify(toText(data['author']) ?? ''),
    date: date ?? '1970-01-01',
  });
  const status = toText(data['status']) ?? 'published';
  const isNamed = data['category'] !== undefined || folder !== '';
  const front = {
    title,
    permalink: `/${(toText(data['url']) ?? toText(data['save_as']) ?? address).replace(/^\//, '')}`,
    ...(!isPage && {date: date ?? readDate(data['modified'])}),
    updated: readDate(data['modified'] ?? data['update'] ?? data['updated']),
    description: toText(data['summary']) ?? toText(data['description']),
    tags: [...readList(data['tags'], /[,;，；]/), ...(isNamed && !isPage ? [category] : [])],
    authors: readList(data['authors'] ?? data['author'], /[,;，；]/),
    ...(status === 'draft' && {draft: true}),
    ...(status === 'hidden' && {hide: true}),
  };
  // As many lines as before: problems of the note keep theirs.
  const lineCount = text.split('\n').length - body.split('\n').length;
  const filler = '#\n'.repeat(Math.max(lineCount - 3, 0));
  const links = mapAllLinks(fenceCode(body), (href) => toPlainLink(href, path, settings));
  return `---\n${JSON.stringify(front)}\n${filler}---\n${links}`;
}

/** `{slug}`, `{date:%Y}` */
function fill(pattern: string, values: Readonly<Record<string, string>>): string {
  const [year = '', month = '', day = ''] = values['date']!.slice(0, 10).split('-');
  const parts: Readonly<Record<string, string>> = {Y: year, m: month, d: day, y: year.slice(2)};
  return pattern
    .replace(/\{date:([^}]*)\}/g, (_, format: string) =>
      format.replace(/%(-?)(\w)/g, (all, short: string, key: string) =>
        parts[key] === undefined ? all : short === '' ? parts[key] : String(Number(parts[key])),
      ),
    )
    .replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}

/** `{filename}/a.md`, `{static}/images/b.png`, `|attach|c.png` → paths from the root of the folder, addresses, paths from the note */
function toPlainLink(href: string, path: string, {root}: PelicanSettings): string {
  const [, kind, target = ''] =
    /^(?:\{|\||%7B)(filename|static|attach)(?:\}|\||%7D)(.*)$/i.exec(href) ?? [];
  if (kind === undefined) return href;
  if (kind.toLowerCase() === 'filename' && /\.(?:md|markdown|rst)(?:#|$)/i.test(target))
    return `/${target.startsWith('/') ? posix.join(root, target) : posix.join(posix.dirname(path), target)}`;
  return target.startsWith('/') ? target : `./${target}`;
}

/** Puts fences around code that is indented and names its language: `    :::python`, `    #!python`. */
function fenceCode(body: string): string {
  if (!/^(?: {4}|\t)(?::::|#!)[\w+#-]+\s*$/m.test(body)) return body;
  const lines = classify(body);
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const {text} = lines[i]!;
    const language = /^(?: {4}|\t)(?::::|#!)([\w+#-]+)\s*$/.exec(text)?.[1];
    if (language === undefined || (i > 0 && lines[i - 1]!.text.trim() !== '')) {
      out.push(text);
      continue;
    }
    const code: string[] = [];
    let end = i + 1;
    while (end < lines.length && /^(?: {4}|\t|\s*$)/.test(lines[end]!.text))
      code.push(lines[end++]!.text.replace(/^(?: {4}|\t)/, ''));
    out.push(fence(code.join('\n').trimEnd(), language), '');
    i = end - 1;
  }
  return out.join('\n');
}
