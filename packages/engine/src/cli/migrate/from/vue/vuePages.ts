import {createMatcher} from '../../../../content/source/glob.ts';
import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {dropFolder, findByFolder, type NoteLanguage} from '../book/noteLanguages.ts';
import {type OldFolder, toText} from '../common/migration.ts';

/**
 * Makes the test of the notes that a site of VitePress or VuePress publishes: `srcExclude` names others, and so do
 * `pagePatterns` and `patterns` behind `!`. What they leave out may still be included.
 * @param root folder of the notes, which patterns count from
 */
export function createPageTest(
  config: Readonly<Record<string, unknown>>,
  root: string,
): (path: string) => boolean {
  const listed = [config['srcExclude'], config['pagePatterns'], config['patterns']].map((value) =>
    (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string'),
  );
  const [excluded = [], ...patterns] = listed;
  const negative = patterns.flat().flatMap((one) => (one.startsWith('!') ? [one.slice(1)] : []));
  const isLeftOut = createMatcher([...excluded, ...negative]);
  return (path) =>
    path.startsWith(root) &&
    path.endsWith('.md') &&
    !`/${path.slice(root.length)}`.includes('/.') &&
    !isLeftOut(path.slice(root.length));
}

/** Names of folders and notes that begin with `_` make no pages here; VuePress publishes them: `_posts/a.md` → `posts/a.md`. */
export function createRename({has}: OldFolder, root: string): (own: string) => string {
  return (own) => {
    const plain = own.endsWith('.md') ? own.replace(/(^|\/)_+(?=[^/])/g, '$1') : own;
    return has(root + plain) ? own : plain;
  };
}

/** Addresses that front matter gives to notes, `permalink`, by their paths: with a slash at both ends or `.html`. */
export type Permalinks = ReadonlyMap<string, string>;

/** Reads them; of two alike the first counts. Patterns (`/:year/:slug`) are none. */
export function readPermalinks(folder: OldFolder, notes: readonly string[]): Permalinks {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const path of notes) {
    const text = folder.read(path);
    if (!text.startsWith('---\n') || !text.includes('permalink')) continue;
    const permalink = toText(parseFrontMatter(text, path).data['permalink']);
    if (permalink === undefined || /[:?#\s]/.test(permalink) || !permalink.startsWith('/'))
      continue;
    const address = permalink.replace(/index\.html$/, '');
    if (taken.has(toSlug(address))) continue;
    taken.add(toSlug(address));
    found.set(path, address);
  }
  return found;
}

/** Returns the address of a page here: `/a/b.html` → `/a/b/` */
export const toSlug = (permalink: string): string =>
  permalink.replace(/\.html$/, '').replace(/(?<!\/)$/, '/');

/**
 * Makes what finds the note of which one in another language is the translation, where its name is another and the address
 * that both give themselves is the same but for the folder of the language.
 */
export function createPairs(
  folder: OldFolder,
  root: string,
  languages: readonly NoteLanguage[],
): (path: string, language: NoteLanguage) => string | undefined {
  const permalinks = readPermalinks(
    folder,
    folder.paths.filter((path) => path.startsWith(root) && path.endsWith('.md')),
  );
  const [main] = languages;
  const byAddress = new Map<string, string>();
  for (const [path, address] of permalinks) {
    if ((findByFolder(path, root, languages) ?? main) !== main) continue;
    const own = main?.dir ? path.slice(`${root}${main.dir}/`.length) : path.slice(root.length);
    byAddress.set(toSlug(dropFolder(address, main?.dir)), root + own);
  }
  return (path, {dir}) => {
    const address = permalinks.get(path);
    return address && byAddress.get(toSlug(dropFolder(address, dir)));
  };
}
