import type {Plugin} from 'vite';
import {nameFromOutside} from '../../cache/outside.ts';
import {truncatedPathOf, wholePathOf} from '../../config/docusaurus/common/truncatedPath.ts';
import {toLocalPath, toModuleId} from './moduleId.ts';
import {isSiteModule} from './sources.ts';

/** Ends the id of a module that is made from Markdown: to the bundler it is JSX. */
const ENDING = '.jsx';
const MDX_ID = /\.mdx?\.jsx$/i;

/** Makes the id of the module of a file of Markdown. */
export function mdxIdOf(absolutePath: string): string {
  return toModuleId(absolutePath) + ENDING;
}

/** Tells whether a module is made from Markdown of the site. */
export const isMdxId = (id: string): boolean => MDX_ID.test(id) && isSiteModule(id);

/** Names the file of Markdown that a module is made from; other ids are returned as they are. */
export function sourceOfId(id: string): string {
  return MDX_ID.test(id) ? id.slice(0, -ENDING.length) : id;
}

/** Makes the code of a file of Markdown, path relative to the site; undefined for one that is no part of it. */
export type LoadMdx = (path: string) => Promise<string | undefined> | string | undefined;

/** Makes the code of a module of Markdown, which may be outside the folder of the site. */
export async function loadMdxModule(
  dir: string,
  id: string,
  load: LoadMdx,
): Promise<string | undefined> {
  const path = toLocalPath(dir, sourceOfId(id));
  return (await load(path)) ?? (await load(nameFromOutside(dir, path)));
}

/** Gives MDX pages, and the Markdown they import, to the bundler. */
export function mdxPages(dir: string, load: LoadMdx): Plugin {
  return {
    name: 'wuya:mdx-pages',
    enforce: 'pre',
    resolveId: {
      filter: {id: /\.mdx?(?:\.jsx)?$/i},
      async handler(id, importer, options) {
        if (isMdxId(id)) return id;
        if (!/\.mdx?$/i.test(id) || importer === undefined) return undefined;
        const whole = wholePathOf(id);
        const resolved = await this.resolve(whole, importer, {...options, skipSelf: true});
        if (!resolved || !isSiteModule(resolved.id)) return undefined;
        return mdxIdOf(whole === id ? resolved.id : truncatedPathOf(resolved.id));
      },
    },
    load: {
      filter: {id: MDX_ID},
      async handler(id) {
        if (!isSiteModule(id)) return undefined;
        const code = await loadMdxModule(dir, id, load);
        return code === undefined ? undefined : {code, map: null};
      },
    },
    hotUpdate({file}) {
      if (!/\.mdx?$/i.test(file)) return undefined;
      const modules = this.environment.moduleGraph.getModulesByFile(mdxIdOf(file));
      return modules && [...modules];
    },
  };
}
