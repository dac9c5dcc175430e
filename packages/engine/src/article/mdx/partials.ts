import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {append} from '../../cache/append.ts';
import {hashOf} from '../../cache/hash.ts';
import type {Compiled, CompiledPartial, MarkdownSource} from '../compiled.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {parseFrontMatter} from '../../content/frontmatter/frontMatter.ts';
import {inspectFile, isSiteFile} from '../../content/source/inspectFile.ts';
import {isDiagnostic, readSource} from '../../content/source/readSource.ts';
import {cutAtTruncateMark} from '../../content/blog/truncate.ts';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {wholePathOf} from '../../config/docusaurus/common/truncatedPath.ts';
import type {ReadRules} from '../../content/source/scan.ts';
import {mayImportMarkdown} from '../../content/source/bodySigns.ts';
import type {MdxCode} from './mdxPage.ts';
import {resolveImport} from './resolveImport.ts';
import {EmbeddedSize} from './embeddedSize.ts';

const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** Finds the imports of a page that name no file. `awaited` lists the files that would be one, relative to the site. */
function checkImports({imports}: MdxCode, file: string, {dir, importAliases}: PartialFiles) {
  const awaited: string[] = [];
  const diagnostics = imports.flatMap(({from, line}) => {
    const path = resolveImport(from.replace(/\?.*$/, ''), file, importAliases);
    if (path === undefined) return [];
    const candidates = ENDINGS.map((ending) => path + ending);
    if (candidates.some((candidate) => existsSync(join(dir, candidate)))) return [];
    append(awaited, candidates);
    const place = {file, line, column: 1};
    return [createDiagnostic('MD-120', {from, isStrict: true}, {level: 'error', place})];
  });
  return {diagnostics, awaited};
}

/**
 * Tells whether a note may show another file: one of the site, or of the folder beside the site that the note is in too.
 * The author of a note need not be the person who builds the site.
 * @param path of the file, relative to the site
 */
export function mayShow(path: string, note: string, files: ReadRules): boolean {
  const beside = /^(?:\.\.\/)+[^/]+/.exec(note)?.[0];
  const roots = [files.dir, ...(beside === undefined ? [] : [join(files.dir, beside)])];
  const {kind} = inspectFile(join(files.dir, path), {...files, followLinks: true});
  // What is not there is said elsewhere.
  return (
    kind === 'missing' || roots.some((dir) => isSiteFile(join(files.dir, path), {...files, dir}))
  );
}

/** Where partials are read from, and how the paths of imports are read. */
interface PartialFiles extends Pick<ReadRules, 'dir' | 'texts'> {
  readonly importAliases: LoadedConfig['importAliases'];
}

/** Says where the partials of a site are read from: its files, as functions of its configuration change them. */
export function partialFilesOf({
  dir,
  foreign,
  importAliases,
}: Pick<LoadedConfig, 'dir' | 'foreign' | 'importAliases'>): PartialFiles {
  return {dir, texts: foreign?.texts, importAliases};
}

/** Reads a file of Markdown that belongs to no route; undefined when there is none. */
export function readPartial(
  files: Pick<PartialFiles, 'dir' | 'texts'>,
  path: string,
): MarkdownSource | undefined {
  const file = wholePathOf(path);
  const slash = file.indexOf('/');
  const source = readSource(files, file.slice(0, Math.max(slash, 0)) || '.', file.slice(slash + 1));
  if (isDiagnostic(source)) return undefined;
  const {body: whole, lineCount} = parseFrontMatter(source.text, file);
  const isCut = file !== path;
  const body = isCut ? cutAtTruncateMark(whole) : whole;
  // Only what is read as code knows its props.
  const isCode = file.endsWith('.md') && /\{\s*props\b/.test(body);
  return {
    source: {...source, path: file, ...(isCut && {hash: hashOf(`${source.hash} truncated`)})},
    body,
    bodyLine: lineCount + 1,
    ...(isCode && {frontMatter: {format: 'mdx'}}),
  };
}

/** Lists the partials that a note seems to import, and theirs in turn: path, hash, path, hash …; a file that is missing has no hash. */
export async function findPartialFiles(
  files: ReadRules & PartialFiles,
  note: {readonly path: string; readonly body: string},
): Promise<string[]> {
  // The parser of JavaScript comes with it: most notes import nothing, and are not asked.
  const {findImportedPartials} = await import('../prepare/marks/noteModule.ts');
  const found = new Map<string, string>();
  const visit = ({path: file, body}: {readonly path: string; readonly body: string}): void => {
    if (!mayImportMarkdown(body)) return;
    for (const from of findImportedPartials(body)) {
      const path = resolveImport(from, file, files.importAliases);
      if (path === undefined || found.has(path)) continue;
      const part = mayShow(path, file, files) ? readPartial(files, path) : undefined;
      found.set(path, part?.source.hash ?? '');
      if (part) visit({path, body: part.body});
    }
  };
  visit(note);
  return [...found].flat();
}

/**
 * Links the partials of an MDX page into it: their headings and words count where they are used.
 * @param ancestors files that are being compiled: one that imports itself is left out
 */
export async function linkPartials(
  compiled: Compiled,
  page: {
    readonly file: string;
    readonly files: PartialFiles;
    readonly ancestors: readonly string[];
  },
  compile: (source: MarkdownSource, ancestors: readonly string[]) => Promise<Compiled>,
): Promise<Compiled> {
  const {code} = compiled.markdown;
  if (!code) return compiled;
  const ancestors = [...page.ancestors, page.file];
  const partials: CompiledPartial[] = [];
  const spliced: {readonly at: number; readonly compiled: Compiled}[] = [];
  const embeds: string[] = [];
  const importedFiles = new Map<string, string>();
  let {headings, ids, wordCount, diagnostics} = compiled.markdown;
  const size = new EmbeddedSize(code, page.file);
  let added = 0;
  for (const {path: written, headingCount, isData, uses} of code.partials) {
    const path = resolveImport(written, page.file, page.files.importAliases);
    if (path === undefined) continue;
    importedFiles.set(written, path);
    if (ancestors.includes(path)) continue;
    embeds.push(path);
    const source = readPartial(page.files, path);
    if (!source) continue;
    const partial = await compile(source, ancestors);
    const {markdown} = partial;
    const facts = askedFacts(namesAsked(code, written), {partial, source});
    const isKnown = isData === true && facts.isKnown;
    append(partials, [{path, compiled: partial, ...facts, isKnown}]);
    append(embeds, partial.embeds ?? []);
    if (!isKnown) append(partials, partial.partials ?? []);
    if (isData) continue;
    size.add({from: written, uses, characters: source.body.length + (partial.embeddedSize ?? 0)});
    const at = headingCount + added;
    headings = [...headings.slice(0, at), ...markdown.headings, ...headings.slice(at)];
    spliced.push({at, compiled: partial});
    added += markdown.headings.length;
    ids = [...ids, ...markdown.ids];
    wordCount += markdown.wordCount;
    diagnostics = [...diagnostics, ...markdown.diagnostics];
  }
  const missing = checkImports(code, page.file, page.files);
  diagnostics = [...diagnostics, ...missing.diagnostics, ...size.problems];
  append(embeds, missing.awaited);
  return {
    ...compiled,
    key:
      partials.length === 0
        ? compiled.key
        : hashOf(compiled.key, ...partials.map((partial) => partial.compiled.key)),
    markdown: {...compiled.markdown, headings, ids, wordCount, diagnostics},
    readSectionTexts: () => spliced.reduce(insertTexts, compiled.readSectionTexts()),
    partials,
    importedFiles,
    embeddedSize: size.characters,
    embeds,
  };
}

/** Lists what a page takes of a file of Markdown by name. */
const namesAsked = ({asked = []}: MdxCode, written: string): string[] =>
  asked.flatMap(({from, imported}) => (from === written ? [imported] : []));

/** Tells what a partial says of itself, and whether that is all that is asked of it: then nothing of it is run. */
function askedFacts(
  names: readonly string[],
  {partial, source}: {readonly partial: Compiled; readonly source: MarkdownSource},
): Pick<CompiledPartial, 'frontMatter'> & {readonly isKnown: boolean} {
  const exported = partial.markdown.code?.exported ?? [];
  const {text, path} = source.source;
  return {
    ...(names.length > 0 && {frontMatter: parseFrontMatter(text, path).data}),
    isKnown: !names.some((name) => exported.includes(name)),
  };
}

/** Inserts the texts of a partial after so many headings; its first text continues that of the section it is used in. */
function insertTexts(
  texts: readonly string[],
  {at, compiled}: {readonly at: number; readonly compiled: Compiled},
): readonly string[] {
  const [first = '', ...rest] = compiled.readSectionTexts();
  const joined = [texts[at], first].filter(Boolean).join('\n');
  return [...texts.slice(0, at), joined, ...rest, ...texts.slice(at + 1)];
}
