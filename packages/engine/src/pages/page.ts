import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {findContentTitle} from '../docs/contentTitle.ts';
import {resolveDocPath} from '../docs/slug.ts';
import {type FieldValues, flagField, levelField, readFields, textField, textListField} from '../frontmatter/fields.ts';
import {parseFrontMatter} from '../frontmatter/frontMatter.ts';
import {anchorsField} from '../frontmatter/anchors.ts';
import {formatField} from '../frontmatter/format.ts';
import {checkContentsLevels, lastUpdateField} from '../frontmatter/sharedFields.ts';
import {encodePath, joinPath} from '../shared/pathname.ts';
import type {SourceFile} from '../source/sourceFile.ts';

const FIELDS = {
  title: textField,
  description: textField,
  keywords: textListField,
  image: textField,
  slug: textField,
  wrapperClassName: textField,
  hide_table_of_contents: flagField,
  toc_min_heading_level: levelField,
  toc_max_heading_level: levelField,
  last_update: lastUpdateField,
  anchors: anchorsField,
  format: formatField,
  draft: flagField,
  unlisted: flagField,
} as const;

/** A single page written in Markdown. */
export interface MarkdownPageSource {
  readonly kind: 'markdownPage';
  readonly source: SourceFile;
  readonly permalink: string;
  readonly title: string;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
  readonly frontMatter: FieldValues<typeof FIELDS>;
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
  readonly permalink: string;
}

/** Path of a page file: no extension, `index` stands for its folder, case kept, segments encoded. `中文.md` → `/%E4%B8%AD%E6%96%87/` */
export function pagePathOf(contentPath: string): string {
  const path = contentPath.replace(/\.\w+$/, '').replace(/(?:^|\/)index$/, '');
  return joinPath('/', encodePath(path), '/');
}

/** Reads a Markdown page: address, title, front matter. */
export function parseMarkdownPage(source: SourceFile, basePath: string): MarkdownPageSource {
  const file = source.path;
  const frontMatter = parseFrontMatter(source.text, file);
  const {values, diagnostics} = readFields(FIELDS, frontMatter, file);
  const more: Diagnostic[] = [];
  if (values.draft && values.unlisted) {
    more.push(createDiagnostic('FM-002', {}, {place: {file, line: frontMatter.keyLines.get('unlisted') ?? 1, column: 1}}));
  }
  const written = values.slug === undefined ? undefined : resolveDocPath({dir: '', name: '', slug: values.slug});
  if (values.slug !== undefined && written === undefined) {
    more.push(createDiagnostic('FM-003', {slug: values.slug}, {place: {file, line: frontMatter.keyLines.get('slug') ?? 1, column: 1}}));
  }
  const path = written === undefined ? pagePathOf(source.contentPath) : encodePath(written);
  return {
    kind: 'markdownPage',
    source,
    permalink: joinPath(basePath, path),
    title: values.title ?? findContentTitle(frontMatter.body) ?? '',
    isDraft: values.draft ?? false,
    isUnlisted: values.unlisted ?? false,
    frontMatter: values,
    body: frontMatter.body,
    bodyLine: frontMatter.lineCount + 1,
    keyLines: frontMatter.keyLines,
    diagnostics: [...frontMatter.diagnostics, ...diagnostics, ...more, ...checkContentsLevels(values, frontMatter, file)],
  };
}
