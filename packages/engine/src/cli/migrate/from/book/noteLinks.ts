import {posix} from 'node:path';
import {mapProse, outsideSpans} from '../fences.ts';
import {decodeAddress, toRelativeLink} from '../migration.ts';
import {findNote, NOTE, type NoteFinder} from './contents.ts';

/** Where a note is and what its links may name. */
export interface LinkContext {
  readonly path: string;
  readonly finder: NoteFinder;
  /** Takes the files that links name. */
  readonly linked: Set<string>;
  /** Takes pictures that notes show from outside of their folder. */
  readonly outside: Set<string>;
}

/** Makes links lead to the files of notes: `/guide/b`, `b.html` and `#/guide/b?id=c` → `./b.md#c`. */
export function rewriteLinks(text: string, context: LinkContext): string {
  return mapAddresses(text, (href) => moveLink(href, context));
}

/** Changes the addresses of links, images and tags that have one; code stays. */
export function mapAddresses(text: string, move: (href: string) => string): string {
  const change = (_: string, open: string, href: string): string => {
    const plain = href.replace(/^<(.*)>$/, '$1');
    const moved = move(plain);
    return open + (moved === plain ? href : moved);
  };
  return mapProse(text, (line) =>
    outsideSpans(line, (part) =>
      part
        .replace(/(\]\(\s*)(<[^>\n]+>|(?:[^\s()]|\([^\s()]*\))+)/g, change)
        .replace(/^(\s{0,3}\[[^\]^][^\]]*\]:\s+)(<[^>]+>|\S+)/, change)
        .replace(
          /(<(?:img|a|source|video|audio)\b[^>]*?\s(?:src|href)=")([^"]+)/gi,
          (_, open: string, href: string) => open + move(href),
        ),
    ),
  );
}

const PICTURE = /\.(?:png|jpe?g|gif|svg|webp|avif|bmp|mp4|webm)$/i;

function moveLink(href: string, {path, finder, linked, outside}: LinkContext): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return href;
  const dir = posix.dirname(path);
  const note = findNote(href, dir === '.' ? '' : dir, finder);
  const hash = /[?&]id=([^&#]+)/.exec(href)?.[1] ?? /^[^#]*#(?!\/)(.*)$/.exec(href)?.[1];
  if (note !== undefined) {
    if (posix.normalize(note) === path && hash !== undefined) return `#${hash}`;
    return toRelativeLink(note.replace(NOTE, '.md'), path) + (hash ? `#${hash}` : '');
  }
  const own = decodeAddress(href.replace(/[?#].*$/, ''));
  if (own === '') return href;
  const inside = own.startsWith('/')
    ? [posix.join(finder.root, own.slice(1))]
    : [posix.join(dir, own), posix.join(finder.root, own)];
  const file = inside.find((one) => finder.folder.has(one) && one.startsWith(finder.root));
  if (file === undefined) {
    const shown = posix.join(dir, own);
    if (own.startsWith('/') || !PICTURE.test(shown) || !finder.folder.has(shown)) return href;
    outside.add(shown);
    return toRelativeLink(`/${shown}`, '/index.md').slice(1);
  }
  linked.add(file);
  return toRelativeLink(file, path) + href.slice(href.replace(/[?#].*$/, '').length);
}
