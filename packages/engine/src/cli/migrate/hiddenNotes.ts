import {posix} from 'node:path';
import {parseFrontMatter} from '../../content/frontmatter/frontMatter.ts';
import {mapAddresses} from './from/book/noteLinks.ts';
import {decodePath, type MigratedFile, toRelativeLink} from './from/common/migration.ts';
import {prependField} from './from/common/prependField.ts';

const NOTE = /^(?:i18n\/[^/]+\/)?docs\/.*\.md$/;
const FOLDER = /^(?:i18n\/[^/]+\/)?docs\//;

type Files = ReadonlyMap<string, MigratedFile>;

/**
 * Renames notes whose path makes no page here, with what lies beside them: `docs/_a/b.md` → `docs/a/b.md`. Their addresses
 * stay.
 */
export function showHidden(files: Files): Files {
  const moved = findMoved(files);
  if (moved.size === 0) return files;
  const shown = new Map<string, MigratedFile>();
  for (const [path, file] of files) {
    const own = moved.get(path) ?? path;
    if (path === 'wuya.config.ts' && 'text' in file)
      shown.set(path, {text: renameIds(file.text, moved)});
    else if (NOTE.test(path) && 'text' in file)
      shown.set(own, {text: rewriteNote(file.text, {path, own, moved})});
    else shown.set(own, file);
  }
  return shown;
}

/** Finds the files that need another path, but for those whose place is taken: notes, and what is in their folders. */
function findMoved(files: Files): ReadonlyMap<string, string> {
  const hidden = [...files.keys()].filter((path) => NOTE.test(path) && toShown(path) !== path);
  const folders = new Set(hidden.map((path) => posix.dirname(path)));
  const isWith = (path: string): boolean =>
    FOLDER.test(path) && (folders.has(posix.dirname(path)) || isWith(posix.dirname(path)));
  const moved = new Map<string, string>();
  for (const path of hidden.length > 0 ? files.keys() : []) {
    const own = isWith(path) ? toShown(path) : path;
    if (own !== path && !files.has(own)) moved.set(path, own);
  }
  return moved;
}

/** Names of folders lose their strokes, those of other files than notes stay: `_category_.json`. */
function toShown(path: string): string {
  const {dir, base} = posix.parse(path);
  const folders = dir
    .split('/')
    .map((name) => (name === '__tests__' ? 'tests' : name.replace(/^_+(?=[^_])/, '')));
  const name = NOTE.test(path)
    ? base.replace(/^_+(?=[^_.])/, '').replace(/\.test\.md$/, '-test.md')
    : base;
  return posix.join(...folders, name);
}

function rewriteNote(
  text: string,
  {path, own, moved}: {path: string; own: string; moved: ReadonlyMap<string, string>},
): string {
  const linked = mapAddresses(text, (href) => {
    if (/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(href)) return href;
    const target = moved.get(posix.join(posix.dirname(path), decodePath(href)));
    return target === undefined
      ? href
      : toRelativeLink(target, own) + (/[?#].*$/.exec(href)?.[0] ?? '');
  });
  if (own === path || parseFrontMatter(linked, own).data['slug'] !== undefined) return linked;
  const place = path.replace(FOLDER, '/').replace(/\.md$/, '');
  return prependField(
    linked,
    `slug: ${JSON.stringify(place.replace(/\/(?:index|readme)$/i, '/'))}`,
  );
}

/** The sidebar names notes by their ids. */
const renameIds = (config: string, moved: ReadonlyMap<string, string>): string =>
  config.replace(/("id": )("(?:[^"\\]|\\.)*")/g, (all, key: string, id: string) => {
    const own = moved.get(`docs/${String(JSON.parse(id))}.md`);
    return own === undefined ? all : key + JSON.stringify(own.slice('docs/'.length, -'.md'.length));
  });
