import {posix} from 'node:path';
import {isPlainObject} from '../../../../config/schema/plainObject.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {type OldFolder, toObject, toText} from '../common/migration.ts';
import type {OldPage} from '../pages/oldPage.ts';
import type {LinkFinder} from '../pages/pageLinks.ts';
import {type PageFacts, readDate, readList} from '../pages/printPage.ts';
import {categoriesOf, dateOf, readTerms} from './permalinks.ts';

/** Keys that are read, or say how a theme of Jekyll shows a page. */
const READ =
  /^(?:layout|title|date|categories|category|tags?|author|authors|published|permalink|slug|excerpt|excerpt_separator|description|subtitle|keywords?|image|cover|header-\w+|header|nav_order|parent|grand_parent|has_children|has_toc|nav_exclude|nav_fold_state|search_exclude|toc|math|mathjax|katex|mermaid|comments?|pin|media_subpath|img_path|last_modified_at|modified|update|redirect_from|redirect_to|sitemap|typora-root-url|id|format|search|anchors|order|weight|icon|hidden|feature|catalog|multilingual|iframe|reward|topmost|nav_enabled)$/;

/** Lists the terms of a page: tags and categories. */
export function termsOf({data, path}: OldPage): string[] {
  return [...readTerms(data['tags'] ?? data['tag']), ...categoriesOf({own: path, data})];
}

/** Reads the front matter of a page of Jekyll. */
export function readFacts(
  page: OldPage,
  {
    finder,
    authors,
  }: {readonly finder: LinkFinder; readonly authors: Readonly<Record<string, unknown>>},
): PageFacts {
  const {data, path, kind} = page;
  const order = Number(data['nav_order'] ?? data['order'] ?? data['weight'] ?? Number.NaN);
  const rest = Object.entries(data).filter(([key]) => !READ.test(key));
  return {
    title: toTitle(page),
    description: toText(data['description']) ?? toText(data['excerpt']) ?? toText(data['subtitle']),
    date: dateOf(path, data) ?? undefined,
    changed: readDate(data['last_modified_at'] ?? data['modified'] ?? data['update']),
    isDraft: isDraft(page),
    position: Number.isFinite(order) ? order : undefined,
    tags: termsOf(page),
    authors: kind === 'post' ? readAuthors(data['authors'] ?? data['author'], authors) : [],
    keywords: readList(data['keywords'] ?? data['keyword'], /[,，]/),
    image: readImage(page, finder),
    hidesContents: data['toc'] === false,
    rest: Object.fromEntries(rest),
  };
}

/** Leaves out what a page says of itself by default alone, where that is the settings of a theme: objects of any size, in every page. */
export function dropThemeSettings(facts: PageFacts, {path}: OldPage, folder: OldFolder): PageFacts {
  const {data} = parseFrontMatter(folder.read(path), path);
  const rest = Object.entries(facts.rest ?? {}).filter(
    ([key, value]) => Object.hasOwn(data, key) || !isPlainObject(value),
  );
  return {...facts, rest: Object.fromEntries(rest)};
}

/** Tells whether a page was not published: it says so, is a draft, or is a post whose name has no date. */
export const isDraft = ({path, kind, data}: OldPage): boolean =>
  data['published'] === false ||
  (kind === 'post' && !/^\d{2,4}-\d{1,2}-\d{1,2}-/.test(posix.basename(path))) ||
  /(?:^|\/)_drafts\//.test(path);

/** Makes a title. A title is written, or made of the name of the file where the text has none: `2024-05-06-hello-world` → `Hello World` */
function toTitle({data, path, body}: OldPage): string | undefined {
  const written = data['title'];
  if (typeof written === 'string' && written !== '') return written;
  if (typeof written === 'number') return String(written);
  if (/^#\s+\S/m.test(body)) return undefined;
  const name = posix
    .basename(path)
    .replace(/\.\w+$/, '')
    .replace(/^\d{2,4}-\d{1,2}-\d{1,2}-/, '');
  if (/^(?:index|readme)$/i.test(name)) return undefined;
  return name.replace(/[-_]+/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** `甲`, a key of `_data/authors.yml`, `{name: 甲}` and lists of these. */
function readAuthors(
  value: unknown,
  known: Readonly<Record<string, unknown>>,
): NonNullable<PageFacts['authors']> {
  return [value].flat().flatMap((one: unknown) => {
    const found = typeof one === 'string' && Object.hasOwn(known, one) ? known[one] : one;
    if (typeof found === 'string') return found.trim() === '' ? [] : [{name: found}];
    const {name, url, uri} = toObject(found);
    const address = toText(url) ?? toText(uri);
    return typeof name === 'string'
      ? [{name, ...(address && /^https?:\/\//.test(address) && {url: address})}]
      : [];
  });
}

function readImage(page: OldPage, finder: LinkFinder): string | undefined {
  const {data} = page;
  const first = data['image'] ?? data['cover'] ?? data['header-img'];
  const written =
    toText(first) ?? toText(toObject(first)['path']) ?? toText(toObject(first)['src']);
  if (written === undefined) return undefined;
  if (/^https?:\/\//.test(written)) return written;
  const subpath = toText(data['media_subpath'] ?? data['img_path']);
  const full = subpath && !written.startsWith('/') ? posix.join('/', subpath, written) : written;
  const moved = finder.toNewLink(full, page);
  const rooted =
    moved === full && !full.startsWith('/') ? finder.toNewLink(`/${full}`, page) : moved;
  return rooted.startsWith('/') || rooted !== full ? rooted : undefined;
}
