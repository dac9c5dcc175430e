import {posix} from 'node:path';
import {parseFrontMatter} from '../../content/frontmatter/frontMatter.ts';
import {mapAddresses} from './from/book/noteLinks.ts';
import {decodePath, type MigratedFile, toRelativeLink} from './from/common/migration.ts';
import {prependField} from './from/common/prependField.ts';

const NOTE = /^(?:i18n\/[^/]+\/)?docs\/.*\.md$/;
/** Where notes and the files beside them are, in each language. */
export const NOTES_FOLDER = /^(?:i18n\/[^/]+\/)?docs\//;

export type Files = ReadonlyMap<string, MigratedFile>;

/** Tells whether a path of the new folder is one of a note. */
export const isNotePath = (path: string): boolean => NOTE.test(path);

/**
 * Gives files of the new folder other paths, and puts these into the links of notes and the ids of sidebars.
 * @param moved new paths by those before
 * @param keepsAddresses whether notes keep the addresses that their paths gave them
 */
export function renameFiles(
  files: Files,
  moved: ReadonlyMap<string, string>,
  {keepsAddresses}: {readonly keepsAddresses: boolean},
): Files {
  if (moved.size === 0) return files;
  const renamed = new Map<string, MigratedFile>();
  for (const [path, file] of files) {
    const own = moved.get(path) ?? path;
    if (path === 'wuya.config.ts' && 'text' in file)
      renamed.set(path, {text: renameIds(file.text, moved)});
    else if (isNotePath(path) && 'text' in file) {
      const text = renameLinks(file.text, {path, own, moved});
      renamed.set(own, {text: keepsAddresses ? keepAddress(text, {path, own}) : text});
    } else renamed.set(own, file);
  }
  return renamed;
}

interface Renaming {
  readonly path: string;
  readonly own: string;
  readonly moved: ReadonlyMap<string, string>;
}

const renameLinks = (text: string, {path, own, moved}: Renaming): string =>
  mapAddresses(text, (href) => {
    if (/^(?:[a-z][a-z\d+.-]*:[^.]|[/#?])/i.test(href)) return href;
    const target = moved.get(posix.join(posix.dirname(path), decodePath(href)));
    return target === undefined
      ? href
      : toRelativeLink(target, own) + (/[?#].*$/.exec(href)?.[0] ?? '');
  });

function keepAddress(text: string, {path, own}: Omit<Renaming, 'moved'>): string {
  if (own === path || parseFrontMatter(text, own).data['slug'] !== undefined) return text;
  const place = path.replace(NOTES_FOLDER, '/').replace(/\.md$/, '');
  return prependField(text, `slug: ${JSON.stringify(place.replace(/\/(?:index|readme)$/i, '/'))}`);
}

/** The sidebar names notes by their ids. */
const renameIds = (config: string, moved: ReadonlyMap<string, string>): string =>
  config.replace(/("id": )("(?:[^"\\]|\\.)*")/g, (all, key: string, id: string) => {
    const own = moved.get(`docs/${String(JSON.parse(id))}.md`);
    return own === undefined ? all : key + JSON.stringify(own.slice('docs/'.length, -'.md'.length));
  });
