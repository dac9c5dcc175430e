import {existsSync} from 'node:fs';
import {join, posix} from 'node:path';
import {hashOf} from '../cache/hash.ts';
import type {Compiled, MarkdownSource} from '../content/compiler.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {parseFrontMatter} from '../frontmatter/frontMatter.ts';
import {isDiagnostic, readSource} from '../source/readSource.ts';
import type {MdxCode} from './mdxPage.ts';

/** Markdown that a page takes in, compiled. */
export interface CompiledPartial {
  /** Relative to the site. */
  readonly path: string;
  readonly compiled: Compiled;
}

/** A path of an import as one relative to the site; undefined for packages and what lies outside. */
export function resolveImport(from: string, file: string): string | undefined {
  const path = from.startsWith('@site/') ? posix.normalize(from.slice(6)) : /^\.{1,2}\//.test(from) ? posix.join(posix.dirname(file), from) : undefined;
  return path === undefined || path.startsWith('..') ? undefined : path;
}

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/** Imports of a page that name no file. */
export function checkImports({imports}: MdxCode, file: string, dir: string): Diagnostic[] {
  return imports.flatMap(({from, line}) => {
    const path = resolveImport(from.replace(/\?.*$/, ''), file);
    if (path === undefined || ENDINGS.some((ending) => existsSync(join(dir, path + ending)))) return [];
    return [createDiagnostic('MD-120', {from, isStrict: true}, {level: 'error', place: {file, line, column: 1}})];
  });
}

/** Reads a file of Markdown that belongs to no route; undefined when there is none. */
export function readPartial(dir: string, path: string): MarkdownSource | undefined {
  const slash = path.indexOf('/');
  const source = readSource(dir, path.slice(0, Math.max(slash, 0)) || '.', path.slice(slash + 1));
  if (isDiagnostic(source)) return undefined;
  const {body, lineCount} = parseFrontMatter(source.text, path);
  // Only what is read as code knows its props.
  const isCode = path.endsWith('.md') && /\{\s*props\b/.test(body);
  return {source: {...source, path}, body, bodyLine: lineCount + 1, ...(isCode && {frontMatter: {format: 'mdx'}})};
}

const IMPORT = /^import\s[^;]*?\bfrom\s+(["'])([^"'\n]+\.mdx?)\1/gm;

/** Paths and hashes of the files of Markdown that a note may take in, and these in turn; a file that is missing has no hash. */
export function findPartialFiles(dir: string, note: {readonly path: string; readonly body: string}): string[] {
  const found = new Map<string, string>();
  const visit = ({path: file, body}: {readonly path: string; readonly body: string}): void => {
    if (!body.includes('import')) return;
    for (const [, , from = ''] of body.matchAll(IMPORT)) {
      const path = resolveImport(from, file);
      if (path === undefined || found.has(path)) continue;
      const part = readPartial(dir, path);
      found.set(path, part?.source.hash ?? '');
      if (part) visit({path, body: part.body});
    }
  };
  visit(note);
  return [...found].flat();
}

/**
 * Takes the partials of a page, and theirs, into it: their headings stand where they are used, their text is found.
 * @param ancestors files that are being compiled: one that takes in itself is left out
 */
export async function linkPartials(
  compiled: Compiled,
  page: {readonly file: string; readonly dir: string; readonly ancestors: readonly string[]},
  compile: (source: MarkdownSource, ancestors: readonly string[]) => Promise<Compiled>,
): Promise<Compiled> {
  const {code} = compiled.markdown;
  if (!code) return compiled;
  const ancestors = [...page.ancestors, page.file];
  const partials: CompiledPartial[] = [];
  let {headings, ids, sectionTexts, wordCount, diagnostics} = compiled.markdown;
  let added = 0;
  for (const {path: written, headingCount} of code.partials) {
    const path = resolveImport(written, page.file);
    const source = path === undefined || ancestors.includes(path) ? undefined : readPartial(page.dir, path);
    if (path === undefined || !source) continue;
    const partial = await compile(source, ancestors);
    const {markdown} = partial;
    const at = headingCount + added;
    headings = [...headings.slice(0, at), ...markdown.headings, ...headings.slice(at)];
    // The first text belongs to what stands before the first heading.
    const [first = '', ...rest] = markdown.sectionTexts;
    sectionTexts = [...sectionTexts.slice(0, at), [sectionTexts[at], first].filter(Boolean).join('\n'), ...rest, ...sectionTexts.slice(at + 1)];
    added += markdown.headings.length;
    ids = [...ids, ...markdown.ids];
    wordCount += markdown.wordCount;
    diagnostics = [...diagnostics, ...markdown.diagnostics];
    partials.push({path, compiled: partial}, ...(partial.partials ?? []));
  }
  diagnostics = [...diagnostics, ...checkImports(code, page.file, page.dir)];
  return {
    key: partials.length === 0 ? compiled.key : hashOf(compiled.key, ...partials.map((partial) => partial.compiled.key)),
    markdown: {...compiled.markdown, headings, ids, sectionTexts, wordCount, diagnostics},
    partials,
  };
}
