import {extname, join, posix, resolve} from 'node:path';
import {append} from '../cache/append.ts';
import {readRegular} from '../cache/files.ts';
import {partialFilesOf, readPartial} from '../article/mdx/partials.ts';
import {resolveImport} from '../article/mdx/resolveImport.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import {docsFolders} from '../content/source/collection.ts';
import {createMatcher} from '../content/source/glob.ts';
import {printCode} from '../article/js/printCode.ts';
import {scanFolder} from '../content/source/scan.ts';
import {readDatedFields} from '../content/frontmatter/frontMatter.ts';
import {moduleOf, resolveReferences} from '../kinds/page/article.ts';
import type {Site} from './site.ts';

const IMPORT = /\b(?:from|import|require)\s*\(?\s*(["'])([^"'\n]+\.mdx?)\1/gi;

/** Whether code may take Markdown by addresses that are put together. */
const mayHaveGlobs = (code: string): boolean => code.includes('require') && /\bmdx?\b/.test(code);

/**
 * Finds the paths of the Markdown that components import, relative to the site: those below `src`, those beside notes and posts, and
 * those of pages that plugins add, which write some themselves.
 */
export async function findComponentMarkdown({
  dir,
  config,
  foreign,
  importAliases,
}: LoadedConfig): Promise<string[]> {
  const own = ['src', ...docsFolders(config), ...config.blog.map(({path}) => path)].flatMap(
    (folder) =>
      scanFolder(join(dir, folder), (path) => /\.[jt]sx?$/.test(path)).map((path) =>
        posix.join(folder, path),
      ),
  );
  const added = (foreign?.pluginContent.pages ?? []).flatMap(({path, component}) => [
    path,
    ...(component === undefined ? [] : [component]),
  ]);
  const files = new Set([...own, ...added]);
  const found: string[] = [];
  for (const path of files) {
    const code = readRegular(resolve(dir, path)).toString();
    for (const [, , from = ''] of code.matchAll(IMPORT)) {
      const imported = resolveImport(from, path, importAliases);
      if (imported !== undefined) found.push(imported);
    }
    if (!mayHaveGlobs(code)) continue;
    // It needs a parser, which most sites do without.
    const {listMarkdownGlobs} = await import('../bundle/foreign/markdownGlobs.ts');
    for (const glob of listMarkdownGlobs(code, extname(path).slice(1)))
      append(found, findByGlob(glob, path, dir));
  }
  return [...new Set(found)].sort();
}

/** Finds the Markdown of a site by a glob of one of its modules. */
function findByGlob(glob: string, from: string, dir: string): string[] {
  const whole = glob.startsWith('/') ? glob.slice(1) : posix.join(posix.dirname(from), glob);
  const [fixed = ''] = /^(?:[^*?[\]{}()!\\/]+\/)+/.exec(whole) ?? [];
  if (fixed === '' || whole.startsWith('../')) return [];
  const matches = createMatcher([whole]);
  const isMarkdown = (path: string): boolean => /\.mdx?$/.test(path);
  return scanFolder(join(dir, fixed), isMarkdown)
    .map((path) => fixed + path)
    .filter(matches);
}

/** Makes the modules of Markdown that components import, and of what that imports. */
export async function compileComponentMarkdown(
  paths: readonly string[],
  site: Site,
): Promise<ReadonlyMap<string, string>> {
  const modules = new Map<string, string>();
  for (const path of paths) {
    const source = readPartial(partialFilesOf(site.loaded), path);
    if (!source) continue;
    const compiled = await site.compiler.compile(source);
    for (const part of [{path, compiled}, ...(compiled.partials ?? [])]) {
      const page = {file: part.path, permalink: site.config.baseUrl};
      const {context, pictures} = site.model;
      const resolved = await pictures.complete(() =>
        resolveReferences(part.compiled, page, {references: context.references}),
      );
      modules.set(part.path, moduleOf(part.compiled, resolved));
    }
    const data = readDatedFields(source.source);
    modules.set(
      path,
      `${modules.get(path)!}\nexport const frontMatter = ${printCode(data)};\nexport const metadata = {frontMatter};`,
    );
  }
  return modules;
}
