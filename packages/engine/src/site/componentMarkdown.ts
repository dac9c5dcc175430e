import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readPartial, resolveImport} from '../article/mdx/partials.ts';
import {printValue} from '../article/js/printValue.ts';
import {scanFolder} from '../content/source/scan.ts';
import {readDatedFields} from '../content/frontmatter/frontMatter.ts';
import {moduleOf, resolveReferences} from '../kinds/article.ts';
import type {Site} from './site.ts';

const IMPORT = /\bfrom\s*(["'])([^"'\n]+\.mdx?)\1/gi;

/** Finds the paths of the Markdown that components below `src` import, relative to the site. */
export function findComponentMarkdown(dir: string): string[] {
  const files = scanFolder(join(dir, 'src'), (path) => /\.[jt]sx?$/.test(path));
  return [
    ...new Set(
      files.flatMap((path) =>
        [...readFileSync(join(dir, 'src', path), 'utf8').matchAll(IMPORT)].flatMap(
          ([, , from = '']) => resolveImport(from, `src/${path}`) ?? [],
        ),
      ),
    ),
  ].sort();
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
      `${modules.get(path)!}\nexport const frontMatter = ${printValue(data)};\nexport const metadata = {frontMatter};`,
    );
  }
  return modules;
}
