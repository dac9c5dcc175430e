import {type ProblemList, toText} from '../common/migration.ts';
import type {OldPage} from '../pages/oldPage.ts';
import type {LinkFinder} from '../pages/pageLinks.ts';
import {type PageFacts, readDate, readList} from '../pages/printPage.ts';
import {dateOf} from './addresses.ts';

/** Keys that are read, or say how a theme of Hugo shows a page. */
const READ =
  /^(?:title|linktitle|description|summary|date|publishdate|pubdate|published|lastmod|modified|draft|weight|slug|url|aliases|author|authors|keywords|images?|cover|featuredimage|featuredimagepreview|thumbnail|toc|menus?|cascade|layout|type|outputs|build|_build|headless|expirydate|markup|resources|math|katex|mathjax|comments?|hidemeta|bookcollapsesection|bookflatsection|booktoc|bookhidden|bookcomments|booksearchexclude|sidebar|prev|next|simple_list|hiddenfromhomepage|hiddenfromsearch|lightgallery|fontawesome|linktonmarkdown|rssfulltext|translationkey|params|id|format|tags|search|anchors|sitemap|iscjklanguage)$/;

/** Lists the terms of a page in all taxonomies, which become tags. */
export function termsOf({data}: OldPage, taxonomies: readonly string[]): string[] {
  const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');
  return taxonomies
    .filter((name) => !/^authors?$/.test(name))
    .flatMap((name) => readList(data[name] ?? data[singular(name)]));
}

/** Reads the front matter of a page of Hugo. */
export function readFacts(
  page: OldPage,
  {
    finder,
    taxonomies,
    problems,
  }: {
    readonly finder: LinkFinder;
    readonly taxonomies: readonly string[];
    readonly problems: ProblemList;
  },
): PageFacts {
  const {data, names} = page;
  if (data['expirydate'] !== undefined)
    problems.add(
      1,
      '过期的日期 expiryDate 在这里不起作用。',
      'The date of expiry, expiryDate, has no effect here.',
    );
  const rest = Object.entries(data).filter(([key]) => !READ.test(key) && !taxonomies.includes(key));
  const weight = Number(data['weight']);
  return {
    title: toText(data['title']) ?? toText(data['linktitle']),
    label: toText(data['linktitle']),
    description: toText(data['description']) ?? toText(data['summary']),
    date: dateOf({own: names[0]!, data}),
    changed: readDate(data['lastmod'] ?? data['modified']),
    isDraft: data['draft'] === true || data['draft'] === 'true',
    position: Number.isFinite(weight) && weight !== 0 ? weight : undefined,
    tags: termsOf(page, taxonomies),
    authors: readAuthors(data['authors'] ?? data['author']),
    keywords: readList(data['keywords'], /[,，]/),
    image: readImage(page, finder),
    hidesContents: data['toc'] === false || data['booktoc'] === false,
    rest: Object.fromEntries(rest),
  };
}

/** `甲`, `[甲, 乙]`, `{name: 甲, link: …}` */
function readAuthors(value: unknown): NonNullable<PageFacts['authors']> {
  return [value].flat().flatMap((one: unknown) => {
    if (typeof one === 'string' && one.trim() !== '') return splitLinks(one);
    if (typeof one !== 'object' || one === null) return [];
    const {name, link, url} = one as {name?: unknown; link?: unknown; url?: unknown};
    const address = toText(link) ?? toText(url);
    const isAddress = address !== undefined && /^https?:\/\//.test(address);
    return typeof name === 'string' ? [{name: plain(name), ...(isAddress && {url: address})}] : [];
  });
}

const LINK =
  /<a\b[^>]*?\shref=["']?(https?:[^"'\s>]+)[^>]*>([^<]*)<\/a>|\[([^[\]]+)\]\((https?:[^()\s]+)\)/g;

/** `<a href="…">甲</a>, [乙](…)`, as Docsy shows them: an author for each link, where there is nothing else. */
function splitLinks(written: string): NonNullable<PageFacts['authors']> {
  const links = [...written.matchAll(LINK)];
  if (links.length === 0 || /[^\s,，、&|]/.test(written.replace(LINK, '')))
    return [{name: plain(written)}];
  return links.map(([, url, name = '', label, address]) => ({
    name: (label ?? name).trim(),
    url: address ?? url!,
  }));
}

/** `[甲](https://…)` → `甲` */
const plain = (name: string): string =>
  name
    .replace(/<[^>]*>/g, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .trim();

function readImage({data, ...page}: OldPage, finder: LinkFinder): string | undefined {
  const cover = data['cover'] ?? data['featuredimage'] ?? data['image'] ?? data['thumbnail'];
  const [first] = [cover ?? data['images']].flat();
  const written =
    toText(first) ??
    (typeof first === 'object' && first !== null
      ? toText((first as {image?: unknown}).image)
      : undefined);
  if (written === undefined) return undefined;
  if (/^https?:\/\//.test(written)) return written;
  const moved = finder.toNewLink(written, {...page, data});
  return moved !== written || moved.startsWith('/') ? moved : undefined;
}
