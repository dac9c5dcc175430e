import {hashOf} from '../../cache/hash.ts';
import {findContentTitle} from '../docs/contentTitle.ts';
import {resolveDocPath} from '../docs/slug.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {toIsoDate} from '../frontmatter/fields.ts';
import {parseFrontMatter} from '../frontmatter/frontMatter.ts';
import {encodePath, joinPath} from '@wuya/theme/pathname';
import type {SourceFile} from '../source/sourceFile.ts';
import {type PostFrontMatter, readPostFrontMatter} from './postFrontMatter.ts';
import {readPostName} from './postName.ts';
import {normalizeTruncateMark} from './truncate.ts';

/** Facts about a post that are known before its text is compiled. */
export interface Post {
  readonly kind: 'post';
  readonly source: SourceFile;
  /** Final address: base URL, encoded, trailing slash. */
  readonly permalink: string;
  readonly title: string;
  /** ISO time in UTC: front matter, else the path; undefined when neither has a date. */
  readonly writtenTime: string | undefined;
  /** The day that its date names where the author is: `2024-01-02T02:00+08:00` → `2024-01-02`, in UTC the day before; undefined for that of UTC. */
  readonly writtenDay: string | undefined;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
  readonly frontMatter: PostFrontMatter;
  readonly body: string;
  readonly bodyLine: number;
  /** Lines of the front matter's keys, for messages. */
  readonly keyLines: ReadonlyMap<string, number>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads one post: identity, address, title, date.
 * @param rules.basePath address of the blog: `/wuya/blog/`; `isForeign`: the slug may have blanks, as in Docusaurus;
 * `truncateMarker`: finds the end of the summary in the place of the usual marks
 */
export function parsePost(
  source: SourceFile,
  {
    basePath,
    isForeign = false,
    hasMath = false,
    truncateMarker,
  }: {
    readonly basePath: string;
    readonly isForeign?: boolean;
    readonly hasMath?: boolean;
    readonly truncateMarker?: RegExp | undefined;
  },
): Post {
  const file = source.path;
  const frontMatter = parseFrontMatter(source.text, file);
  const {values, diagnostics} = readPostFrontMatter(frontMatter, file);
  const name = readPostName(source.contentPath);
  const path =
    values.slug === undefined
      ? name.slug
      : resolveDocPath({dir: '', name: name.text, slug: values.slug, isForeign});
  const line = frontMatter.keyLines.get('slug') ?? 1;
  const wrongSlug =
    path === undefined
      ? [createDiagnostic('FM-003', {slug: values.slug!}, {place: {file, line, column: 1}})]
      : [];
  return {
    kind: 'post',
    // What is compiled is kept by the hash of its text: another mark makes another text of it.
    source: truncateMarker
      ? {...source, hash: hashOf(`${source.hash} ${String(truncateMarker)}`)}
      : source,
    permalink: joinPath(basePath, encodePath(path ?? name.slug), '/'),
    title: values.title ?? findContentTitle(frontMatter.body, hasMath) ?? name.text,
    writtenTime: values.date ?? (name.date && `${name.date}T00:00:00.000Z`),
    // Docusaurus shows the day of UTC.
    writtenDay: values.date && !isForeign ? toIsoDate(frontMatter.data['date']) : undefined,
    isDraft: values.draft ?? false,
    isUnlisted: values.unlisted ?? false,
    frontMatter: values,
    body: normalizeTruncateMark(frontMatter.body, truncateMarker),
    bodyLine: frontMatter.lineCount + 1,
    keyLines: frontMatter.keyLines,
    diagnostics: [
      ...(source.problems ?? []),
      ...frontMatter.diagnostics,
      ...diagnostics,
      ...wrongSlug,
    ],
  };
}
