import type {Author, BlogPost, DocPage, HomePage, MarkdownPage} from './types.ts';

/** An author in the form of Docusaurus. */
export interface ForeignAuthor {
  readonly name: string;
  readonly title?: string;
  readonly url?: string;
  readonly imageURL?: string;
  readonly key?: string;
  /** The page of the author; null without one. */
  readonly page?: {readonly permalink: string} | null;
  readonly description?: string;
  /** Addresses by the names of services: `{github: 'https://…'}`. */
  readonly socials?: Readonly<Record<string, string>>;
}

/** Reports an author by the names of Docusaurus, beside ours. */
export function toForeignAuthor(author: Author): Omit<Author, 'socials' | 'own'> & ForeignAuthor {
  const {socials, own, ...others} = author;
  const {href, imageUrl} = author;
  const links = socials?.flatMap(({label, href: link}) =>
    link === undefined ? [] : [[label.toLowerCase().replaceAll(' ', ''), link]],
  );
  return {
    ...others,
    ...(links && {socials: Object.fromEntries(links) as Record<string, string>}),
    ...(own ? {page: null, ...own} : href !== undefined && {url: href}),
    ...(imageUrl !== undefined && {imageURL: imageUrl}),
  };
}

/** What Docusaurus tells a note about itself; what a page does not know is left out. */
export interface PageMetadata {
  readonly id?: string;
  /** The id once more: early versions of Docusaurus tell it without the name of the version. */
  readonly unversionedId?: string;
  /** Name of the sidebar of a note. */
  readonly sidebar?: string;
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  /** Its file, from the folder of the site: `@site/docs/a.md`. */
  readonly source?: string;
  readonly editUrl?: string;
  readonly tags: readonly {readonly label: string; readonly permalink?: string}[];
  readonly unlisted: boolean;
  /** Milliseconds since 1970. */
  readonly lastUpdatedAt?: number;
  readonly lastUpdatedBy?: string;
  /** Name of the version of a note. */
  readonly version?: string;
  /** Neighbours of a note. */
  readonly previous?: {readonly title: string; readonly permalink: string};
  readonly next?: {readonly title: string; readonly permalink: string};
  /** When a post was published: ISO time, or date where the time is not known. */
  readonly date?: string;
  /** The date of a post under the name that it had in early versions of Docusaurus. */
  readonly formattedDate?: string;
  readonly readingTime?: number;
  readonly authors?: readonly ForeignAuthor[];
  /** Neighbours of a post: the newer one, and the older one. */
  readonly prevItem?: PageMetadata['previous'];
  readonly nextItem?: PageMetadata['next'];
}

/** Reports a page what Docusaurus calls its `metadata`. */
export function toMetadata(page: DocPage | MarkdownPage | BlogPost | HomePage): PageMetadata {
  const {head, path} = page;
  return {
    ...(page.kind === 'doc' && {
      id: page.id,
      unversionedId: page.id,
      ...(page.sidebar && {sidebar: page.sidebar.name}),
      version: page.version?.name ?? 'current',
      ...(page.previous && {previous: toLink(page.previous)}),
      ...(page.next && {next: toLink(page.next)}),
    }),
    ...(page.kind === 'blog' && {
      date: page.time ?? page.date,
      formattedDate: page.date,
      readingTime: page.readingMinutes,
      authors: page.authors.map(toForeignAuthor),
      ...(page.newer && {prevItem: toLink(page.newer)}),
      ...(page.older && {nextItem: toLink(page.older)}),
      ...page.given,
    }),
    title: titleOf(page),
    description: head.description ?? '',
    permalink: path,
    ...('file' in page && {source: `@site/${page.file}`}),
    tags: ('tags' in page ? page.tags : []).map(({label, href}) => ({
      label,
      ...(href !== undefined && {permalink: href}),
    })),
    unlisted: 'unlisted' in page && page.unlisted === true,
    ...('editUrl' in page && {editUrl: page.editUrl}),
    ...('lastUpdated' in page &&
      page.lastUpdated !== undefined && {lastUpdatedAt: Date.parse(page.lastUpdated)}),
    ...('lastUpdatedBy' in page && {lastUpdatedBy: page.lastUpdatedBy}),
  };
}

/** Returns the title: that of the front matter counts, also where the article begins with a heading of its own. */
function titleOf(page: DocPage | MarkdownPage | BlogPost | HomePage): string {
  const written = 'frontMatter' in page ? page.frontMatter?.['title'] : undefined;
  if (typeof written === 'string' && written !== '') return written;
  return 'titleHtml' in page && page.titleHtml !== null ? toText(page.titleHtml) : page.head.title;
}

const toLink = ({title, href}: {readonly title: string; readonly href: string}) => ({
  title,
  permalink: href,
});

const SIGNS: Readonly<Record<string, string>> = {lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&'};

function toText(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => SIGNS[name]!);
}
