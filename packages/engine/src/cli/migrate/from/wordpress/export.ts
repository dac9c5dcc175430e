import {decodeEntities} from '../../../../article/html/entities.ts';

/** A post, a page or a file of an export. */
export interface WordPressItem {
  readonly title: string;
  readonly link: string;
  /** `post`, `page`, `attachment` and others. */
  readonly type: string;
  readonly status: string;
  readonly name: string;
  readonly id: string;
  /** Id of the post that a file was put into. */
  readonly parent: string;
  /** Address of the file. */
  readonly file: string;
  /** `2024-05-06 07:08:09`, at the place of the site. */
  readonly date: string;
  readonly password: string;
  readonly author: string;
  readonly excerpt: string;
  readonly content: string;
  readonly terms: readonly {readonly kind: string; readonly slug: string; readonly name: string}[];
  readonly commentCount: number;
}

/** Content of a file that WordPress exports. */
export interface WordPressExport {
  readonly title: string;
  readonly tagline: string;
  /** Address of the site. */
  readonly url: string;
  readonly language: string;
  readonly items: readonly WordPressItem[];
}

/** Tells whether a text is such a file: it names the namespace near its beginning. */
export const isExport = (text: string): boolean => text.includes('<wp:wxr_version>');

/** Reads an export, whose form is that of RSS with elements of WordPress (WXR 1.2). */
export function readExport(xml: string): WordPressExport {
  const [head = '', ...parts] = xml.split(/<item(?:\s[^>]*)?>/);
  const names = new Map(
    head.split('<wp:author>').flatMap((part) => {
      const login = field(part, 'wp:author_login');
      return login === '' ? [] : [[login, field(part, 'wp:author_display_name') || login] as const];
    }),
  );
  return {
    title: field(head, 'title'),
    tagline: field(head, 'description'),
    url: field(head, 'wp:base_blog_url') || field(head, 'link'),
    language: field(head, 'language'),
    items: parts.map((part) => readItem(part, names)),
  };
}

function readItem(part: string, names: ReadonlyMap<string, string>): WordPressItem {
  const creator = field(part, 'dc:creator');
  return {
    title: field(part, 'title').replace(/<[^<>]*>/g, ''),
    link: field(part, 'link'),
    type: field(part, 'wp:post_type'),
    status: field(part, 'wp:status'),
    name: field(part, 'wp:post_name'),
    id: field(part, 'wp:post_id'),
    parent: field(part, 'wp:post_parent'),
    file: field(part, 'wp:attachment_url'),
    date: field(part, 'wp:post_date'),
    password: field(part, 'wp:post_password'),
    author: names.get(creator) ?? creator,
    excerpt: field(part, 'excerpt:encoded'),
    content: field(part, 'content:encoded'),
    terms: readTerms(part),
    commentCount: part.split('<wp:comment>').length - 1,
  };
}

function readTerms(part: string): WordPressItem['terms'] {
  return part
    .split('<category ')
    .slice(1)
    .map((text) => ({
      kind: /^[^>]*?\bdomain="([^"]*)"/.exec(text)?.[1] ?? '',
      slug: /^[^>]*?\bnicename="([^"]*)"/.exec(text)?.[1] ?? '',
      name: toText(text.slice(text.indexOf('>') + 1).split('</category>')[0]!),
    }));
}

/** Finds the text of the first element with a name; empty for none. */
function field(part: string, name: string): string {
  const start = part.indexOf(`<${name}>`);
  const end = part.indexOf(`</${name}>`, start);
  return start < 0 || end < 0 ? '' : toText(part.slice(start + name.length + 2, end));
}

/** Returns the text of an element: what is in CDATA as it is, entities as their signs. */
function toText(written: string): string {
  const plain = written.trim();
  if (!plain.startsWith('<![CDATA[')) return decodeText(plain);
  return plain
    .replace(/^<!\[CDATA\[/, '')
    .replace(/\]\]>$/, '')
    .replaceAll(']]]]><![CDATA[>', ']]>');
}

/** Decodes the character references of code and titles; a blank that does not break is a blank. Names that are rarely used stay. */
export const decodeText = (text: string): string =>
  decodeEntities(text, (reference) => reference).replaceAll('\u00A0', ' ');
