import {type DocFrontMatter, readDocFrontMatter} from './docFrontMatter.ts';
import {findContentTitle} from './contentTitle.ts';
import {toListLabel} from '../source/listLabel.ts';
import {splitOrderPrefix, stripOrderPrefixes} from './numberPrefix.ts';
import {isFolderIndex, resolveDocPath} from './slug.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {parseFrontMatter} from '../frontmatter/frontMatter.ts';
import {type HomeFields, readHome} from '../frontmatter/home.ts';
import {encodePath, joinPath} from '@wuya/theme/pathname';
import {type BodySigns, readBodySigns} from '../source/bodySigns.ts';
import type {SourceFile} from '../source/sourceFile.ts';

/** Facts about a doc that are known before its text is compiled: enough for routes, sidebars and links. */
export interface Doc {
  readonly kind: 'doc';
  /** Key of its version: `1.0`, `api/1.0`. */
  readonly version: string;
  /** Folder and name without order numbers: `frontend/language/closures`. */
  readonly id: string;
  readonly source: SourceFile;
  /** Final address: base URL, encoded, trailing slash. */
  readonly permalink: string;
  readonly title: string;
  readonly sidebarLabel: string;
  /** Front matter position, else the file's order number. */
  readonly position: number | undefined;
  readonly isFolderIndex: boolean;
  readonly isDraft: boolean;
  readonly isUnlisted: boolean;
  readonly frontMatter: DocFrontMatter;
  /** What a doc with `layout: home` shows around its text. */
  readonly home?: HomeFields;
  /** Text after the front matter. */
  readonly body: string;
  readonly signs: BodySigns;
  /** Line of the body's first line in the file, from 1. */
  readonly bodyLine: number;
  /** Line of each key of the front matter. */
  readonly keyLines: ReadonlyMap<string, number>;
  readonly diagnostics: readonly Diagnostic[];
}

export interface DocRules {
  /** Key of the version the doc belongs to. */
  readonly version: string;
  /** Address of that version: `/wuya/`. */
  readonly basePath: string;
  readonly parsesNumberPrefixes: boolean;
  /**
   * An index is known by its name as it is written, order number and all, as Docusaurus does: `00-index` is not an
   * index. @default false
   */
  readonly isForeign?: boolean;
  /** Dollars in a title are signs of formulas. @default false */
  readonly hasMath?: boolean;
}

/** Reads one doc: identity, address, title and order. */
export function parseDoc(source: SourceFile, rules: DocRules): Doc {
  const file = source.path;
  const frontMatter = parseFrontMatter(source.text, file);
  const {values, diagnostics} = readDocFrontMatter(frontMatter, file);
  const strips = values.parse_number_prefixes ?? rules.parsesNumberPrefixes;
  const path = source.contentPath.replace(/\.mdx?$/i, '');
  const slash = path.lastIndexOf('/');
  const writtenDir = slash < 0 ? '' : path.slice(0, slash);
  const dir = strips ? stripOrderPrefixes(writtenDir) : writtenDir;
  const {order, name} = strips
    ? splitOrderPrefix(path.slice(slash + 1))
    : {order: undefined, name: path.slice(slash + 1)};
  const id = joinPath(dir, values.id ?? name).replace(/^\//, '');
  const isIndex = rules.isForeign
    ? isFolderIndex(writtenDir, path.slice(slash + 1))
    : isFolderIndex(dir, name);
  const docPath = resolveDocPath({
    dir,
    name,
    isIndex,
    slug: values.slug,
    id: values.id,
    isForeign: rules.isForeign,
  });
  const {fields: home, diagnostics: homeDiagnostics} = readHome(frontMatter, file);
  const more: Diagnostic[] = [...homeDiagnostics];
  if (docPath === undefined) {
    const line = frontMatter.keyLines.get('slug') ?? 1;
    more.push(
      createDiagnostic(
        'FM-003',
        {slug: values.slug ?? values.id ?? name},
        {place: {file, line, column: 1}},
      ),
    );
  }
  const title =
    values.title ?? findContentTitle(frontMatter.body, rules.hasMath) ?? home?.title ?? name;
  return {
    kind: 'doc',
    version: rules.version,
    id,
    source,
    permalink: joinPath(rules.basePath, encodePath(docPath ?? `/${id}/`)),
    title,
    sidebarLabel: toListLabel(values.sidebar_label ?? title),
    position: values.sidebar_position ?? order,
    isFolderIndex: isIndex,
    isDraft: values.draft ?? false,
    isUnlisted: values.unlisted ?? false,
    frontMatter: values,
    ...(home && {home}),
    body: frontMatter.body,
    signs: readBodySigns(frontMatter.body),
    bodyLine: frontMatter.lineCount + 1,
    keyLines: frontMatter.keyLines,
    diagnostics: [...(source.problems ?? []), ...frontMatter.diagnostics, ...diagnostics, ...more],
  };
}
