import {posix} from 'node:path';
import {factsOf} from '../../routes/assets.ts';
import {mapAddresses} from './from/book/noteLinks.ts';
import {
  decodePath,
  encodePath,
  type MigratedFile,
  toRelativeLink,
} from './from/common/migration.ts';
import {isWrittenNote} from './writtenNotes.ts';

type Files = ReadonlyMap<string, MigratedFile>;

/** Endings of files as they usually are; `a.1` has none. */
const NAMED = /\.(?!\d+$)[a-z\d]{1,4}$/i;
/** Types of pictures that browsers show. */
const SHOWN = /^(?:png|jpg|gif|svg|webp|avif|bmp)$/;

/**
 * Names pictures that notes show by what they are: `16e31cc.image` and `2018063023`, as editors store copies of pictures from the
 * web, → `2018063023.png`. By their old name no host would send them as pictures. One that is published under an address of its
 * own has both names.
 * @param readBytes reads a file of the old folder
 */
export function namePictures(files: Files, readBytes: (path: string) => Uint8Array): Files {
  const endings = new Map<string, string>();
  const endingOf = (path: string): string => {
    const file = files.get(path);
    if (file === undefined || !('copyOf' in file) || NAMED.test(path)) return '';
    const known = endings.get(path) ?? toEnding(readBytes(file.copyOf));
    const ending = files.has(path + known) ? '' : known;
    endings.set(path, ending);
    return ending;
  };
  const named = new Map(files);
  for (const [path, file] of files)
    if (isWrittenNote(path) && 'text' in file) {
      const text = mapAddresses(file.text, (href) => toNamed(href, path, endingOf));
      if (text !== file.text) named.set(path, {text});
    }
  for (const [path, ending] of endings) {
    if (ending === '') continue;
    named.set(path + ending, files.get(path)!);
    if (!path.startsWith('static/')) named.delete(path);
  }
  return named;
}

/** Adds the ending of a picture to a link to it; other links stay. @param from path of the note in the new folder */
function toNamed(href: string, from: string, endingOf: (path: string) => string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|[#?]|$)/i.test(href)) return href;
  const own = decodePath(href);
  const path = own.startsWith('/') ? `static${own}` : posix.join(posix.dirname(from), own);
  const ending = endingOf(path);
  if (ending === '') return href;
  const rest = /[?#].*$/.exec(href)?.[0] ?? '';
  return (
    (own.startsWith('/') ? encodePath(own + ending) : toRelativeLink(path + ending, from)) + rest
  );
}

/** Tells the ending that a picture should have; nothing for what is none. */
function toEnding(bytes: Uint8Array): string {
  const type = factsOf(bytes).facts?.type ?? '';
  return SHOWN.test(type) ? `.${type}` : '';
}
