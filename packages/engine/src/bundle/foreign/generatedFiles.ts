import {existsSync} from 'node:fs';
import type {Plugin} from 'vite';
import {NAMES, readNamedModule} from './foreignCode.ts';
import {POST_LISTS} from './listModules.ts';
import {isSiteModule} from '../modules/sources.ts';

const LIST = '\0wuya:post-list:';

/** A file in the folder of what Docusaurus generates, by its alias or by its path, from wherever that begins. */
const GENERATED = /(?:^@generated|(?:^|[\\/])\.docusaurus)[\\/](.+)$/;

/** The file with the newest posts of a blog. */
const POST_LIST = /^docusaurus-plugin-content-blog[\\/]([^\\/]+)[\\/]blog-post-list-prop-\1\.json$/;

/**
 * Answers for files that Docusaurus generates while it builds, which components of sites import: the newest posts of a blog are
 * the site's own, never those of the last build there; of others that are not there the module says nothing.
 */
export function generatedFiles(): Plugin {
  return {
    name: 'wuya:generated-files',
    enforce: 'pre',
    resolveId: {
      filter: {id: /@generated[\\/]|\.docusaurus[\\/]/},
      async handler(id, importer, options) {
        if (importer === undefined || !isSiteModule(importer)) return undefined;
        const {from} = readNamedModule(id);
        const path = GENERATED.exec(from)?.[1];
        if (path === undefined) return undefined;
        const blog = POST_LIST.exec(path)?.[1];
        if (blog !== undefined) return LIST + blog;
        if (from.startsWith('@generated')) return undefined;
        const found = await this.resolve(id, importer, {...options, skipSelf: true});
        if (found && existsSync(found.id.replace(/\?.*$/, ''))) return found;
        const answer = `@generated/${path.replaceAll('\\', '/')}${NAMES}default`;
        return this.resolve(answer, importer, {...options, skipSelf: true});
      },
    },
    load: {filter: {id: /^\0wuya:post-list:/}, handler: (id) => printList(id.slice(LIST.length))},
  };
}

/** Prints the module of a list. With names too: what requires a file of JSON takes its values from it. */
function printList(blog: string): string {
  return `import {postLists} from '${POST_LISTS}';
const list = postLists[${JSON.stringify(blog)}] ?? {title: '', items: []};
export const title = list.title;
export const items = list.items;
export default list;`;
}
