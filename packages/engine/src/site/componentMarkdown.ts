import {readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {readPartial, resolveImport} from '../article/mdx/partials.ts';
import type {LoadedConfig} from '../config/loadConfig.ts';
import {printCode} from '../article/js/printCode.ts';
import {scanFolder} from '../content/source/scan.ts';
import {readDatedFields} from '../content/frontmatter/frontMatter.ts';
import {moduleOf, resolveReferences} from '../kinds/article.ts';
import type {Site} from './site.ts';

const IMPORT = /\bfrom\s*(["'])([^"'\n]+\.mdx?)\1/gi;

/**
 * Finds the paths of the Markdown that components import, relative to the site: those below `src`, and those of pages that plugins add,
 * which write some themselves.
 */
export function findComponentMarkdown({dir, pluginContent}: LoadedConfig): string[] {
  const own = scanFolder(join(dir, 'src'), (path) => /\.[jt]sx?$/.test(path));
  const added = (pluginContent?.pages ?? []).flatMap(({component}) => component ?? []);
  const files = new Set([...own.map((path) => `src/${path}`), ...added]);
  const found = [...files].flatMap((path) =>
    [...readFileSync(resolve(dir, path), 'utf8').matchAll(IMPORT)].flatMap(
      ([, , from = '']) => resolveImport(from, path) ?? [],
    ),
  );
  return [...new Set(found)].sort();
}

/** Makes the modules of Markdown that components import, and of what that imports. */
export async function compileComponentMarkdown(
  paths: readonly string[],
  site: Site,
): Promise<ReadonlyMap<string, string>> {
  const modules = new Map<string, string>();
  for (const path of paths) {
    const source = readPartial(site.loaded, path);
    if (!source) continue;
    const compiled = await site.compiler.compile(source);
    for (const part of [{path, compiled}, ...(compiled.partials ?? [])]) {
      const page = {file: part.path, permalink: site.config.baseUrl};
      const {context, pictures} = site.model;
      const resolved = await pictures.complete(() =>
        resolveReferences(part.compiled, page, context.references),
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
