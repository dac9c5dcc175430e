import {posix} from 'node:path';
import {
  DEFINITION,
  dropEscapes,
  joinDefinitions,
  mapProse,
  outsideSpans,
} from '../markdown/fences.ts';
import {decodePath, encodePath, toRelativeLink} from '../common/migration.ts';
import {findNote, NOTE, type NoteFinder} from './contents.ts';
import {endingIn, FILM_ENDINGS, PICTURE_ENDINGS} from '../../../../content/source/mediaEndings.ts';

/** Folders that have no page of their own: a link to one gets it a list of its notes. */
export interface NoteFolders {
  readonly all: ReadonlySet<string>;
  readonly linked: Set<string>;
}

/** Place of a note, and the files that its links may name. */
export interface LinkContext {
  readonly path: string;
  readonly finder: NoteFinder;
  /** Takes the files that links name. */
  readonly linked: Set<string>;
  /** Folders of notes without a note that stands for them, with those that links name. */
  readonly folders: NoteFolders;
  /** Takes pictures that notes show from outside of their folder. */
  readonly outside: Set<string>;
}

/** Makes links lead to the files of notes: `/guide/b`, `b.html` and `#/guide/b?id=c` → `./b.md#c`. */
export function rewriteLinks(text: string, context: LinkContext): string {
  return mapAddresses(text, (href) => moveLink(href, context));
}

/** Changes the addresses of links, images and tags that have one; code stays. @param move gets the line, from 1, too */
export function mapAddresses(text: string, move: (href: string, line: number) => string): string {
  return mapProse(joinDefinitions(text), (line, number) => {
    const change = (_: string, open: string, href: string): string => {
      const plain = dropEscapes(href.replace(/^<(.*)>$/, '$1'));
      const moved = move(plain, number);
      return open + (moved === plain ? href : moved);
    };
    return outsideSpans(line, (part) =>
      part
        .replace(/(\]\(\s*)(<[^>\n]+>|(?:[^\s()]|\([^\s()]*\))+)/g, change)
        .replace(DEFINITION, change)
        .replace(
          /(<(?:img|a|source|video|audio)\b[^>]{0,1000}?\s(?:src|href)=")([^"]+)/gi,
          (_, open: string, href: string) => open + move(href, number),
        ),
    );
  });
}

/** What a note shows in its text. */
const SHOWN = endingIn(PICTURE_ENDINGS, FILM_ENDINGS);

function moveLink(href: string, context: LinkContext): string {
  const {path, finder, linked, folders, outside} = context;
  const plain = href.replaceAll('\\', '/');
  if (plain !== href) {
    const moved = moveLink(plain, context);
    return moved === plain ? href : moved;
  }
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return href;
  const dir = posix.dirname(path);
  const note = findNote(href, dir === '.' ? '' : dir, finder);
  const hash = /[?&]id=([^&#]+)/.exec(href)?.[1] ?? /^[^#]*#(?!\/)(.*)$/.exec(href)?.[1];
  if (note !== undefined) {
    if (posix.normalize(note) === path && hash !== undefined) return `#${hash}`;
    return toRelativeLink(note.replace(NOTE, '.md'), path) + (hash ? `#${hash}` : '');
  }
  const own = decodePath(href);
  if (own === '') return href;
  const inside = own.startsWith('/')
    ? [posix.join(finder.root, own.slice(1))]
    : [
        posix.join(dir, own),
        posix.join(finder.root, own),
        // Tags of HTML stay as they are where a page is a folder: they count from that.
        posix.join(path.replace(NOTE, ''), own),
      ];
  const file = inside.find((one) => finder.folder.has(one) && one.startsWith(finder.root));
  if (file === undefined) {
    const listed = inside.map((one) => one.replace(/\/$/, '')).find((one) => folders.all.has(one));
    if (listed !== undefined) {
      folders.linked.add(listed);
      return encodePath(`/${listed.slice(finder.root.length)}/`);
    }
    const shown = posix.join(dir, own);
    if (own.startsWith('/') || !SHOWN.test(shown) || !finder.folder.has(shown)) return href;
    outside.add(shown);
    return toRelativeLink(`/${shown}`, '/index.md').slice(1);
  }
  linked.add(file);
  return toRelativeLink(file, path) + href.slice(href.replace(/[?#].*$/, '').length);
}
