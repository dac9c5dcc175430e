import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {findContentTitle} from '../docs/contentTitle.ts';
import {resolveDocPath} from '../docs/slug.ts';
import {
  addressField,
  type FieldValues,
  nameField,
  readFields,
  textField,
  textListField,
} from '../frontmatter/fields.ts';
import {parseFrontMatter} from '../frontmatter/frontMatter.ts';
import {type HomeFields, readHome} from '../frontmatter/home.ts';
import {
  checkPageFields,
  COMMON_FIELDS,
  CONTENTS_FIELDS,
  lastUpdateField,
  placeOfKey,
} from '../frontmatter/sharedFields.ts';
import {encodePath, joinPath} from '@wuya/theme/pathname';
import type {SourceFile} from '../source/sourceFile.ts';

/** Fields of the front matter of a page. */
export const PAGE_FIELDS = {
  title: nameField,
  description: textField,
  keywords: textListField,
  image: addressField,
  slug: textField,
  wrapperClassName: nameField,
  ...CONTENTS_FIELDS,
  last_update: lastUpdateField,
  ...COMMON_FIELDS,
} as const;

/** A single page written in Markdown. */
export interface MarkdownPageSource {
  readonly kind: 'markdownPage';
  readonly source: SourceFile;
  /** Name of the set that it is of. */
  readonly setId: string;
  readonly permalink: string;
  readonly title: string;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
  readonly frontMatter: FieldValues<typeof PAGE_FIELDS>;
  /** What a page of `layout: home` shows around its text. */
  readonly home?: HomeFields;
  readonly body: string;
  readonly bodyLine: number;
  /** Line of each key of the front matter. */
  readonly keyLines: ReadonlyMap<string, number>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A single page written as a React component. */
export interface ComponentPageSource {
  readonly kind: 'componentPage';
  /** Relative to the site, with `/`: `pages/index.tsx`. Also its key in the client's table of pages. */
  readonly path: string;
  /** Name of the set that it is of. */
  readonly setId: string;
  /** For a translation: path of the file that it stands for. */
  readonly originalPath?: string;
  /** For a page that a plugin makes: file of the component that it shows, relative to the site. */
  readonly component?: string;
  readonly permalink: string;
}

/** What a component page says of itself: its named export `page`. */
export interface ComponentPageMeta {
  readonly title?: string;
  /** The whole text of `<title>`, without the site's title. */
  readonly absoluteTitle?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly image?: string;
}

/**
 * Makes the path of a page file: no extension, `index` stands for its folder, case kept, segments encoded. `中文.md` →
 * `/%E4%B8%AD%E6%96%87/`
 */
export function pagePathOf(contentPath: string): string {
  const path = contentPath.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '');
  return joinPath('/', encodePath(path), '/');
}

/** Reads a Markdown page: address, title, front matter. `isForeign`: the slug may have blanks, as in Docusaurus. */
export function parseMarkdownPage(
  source: SourceFile,
  {
    basePath,
    setId,
    hasMath = false,
    isForeign = false,
  }: {
    readonly basePath: string;
    readonly setId: string;
    readonly hasMath?: boolean;
    readonly isForeign?: boolean;
  },
): MarkdownPageSource {
  const file = source.path;
  const frontMatter = parseFrontMatter(source.text, file);
  const {values, diagnostics} = readFields(PAGE_FIELDS, frontMatter, file);
  const home = readHome(frontMatter, file);
  const more = [...home.diagnostics, ...checkPageFields(values, frontMatter, file)];
  const written =
    values.slug === undefined
      ? undefined
      : resolveDocPath({dir: '', name: '', slug: values.slug, isForeign});
  if (values.slug !== undefined && written === undefined) {
    const place = placeOfKey('slug', frontMatter, file);
    more.push(createDiagnostic('FM-003', {slug: values.slug}, {place}));
  }
  const path = written === undefined ? pagePathOf(source.contentPath) : encodePath(written);
  return {
    kind: 'markdownPage',
    source,
    setId,
    permalink: joinPath(basePath, path),
    title: values.title ?? findContentTitle(frontMatter.body, hasMath) ?? home.fields?.title ?? '',
    isDraft: values.draft ?? false,
    isUnlisted: values.unlisted ?? false,
    frontMatter: values,
    ...(home.fields && {home: home.fields}),
    body: frontMatter.body,
    bodyLine: frontMatter.lineCount + 1,
    keyLines: frontMatter.keyLines,
    diagnostics: [...(source.problems ?? []), ...frontMatter.diagnostics, ...diagnostics, ...more],
  };
}
