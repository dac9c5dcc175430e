import {posix} from 'node:path';
import {decodePath} from '@wuya/theme/pathname';
import type {OldFolder} from '../from/common/migration.ts';

/** What is in the brackets of a link or picture, with brackets in it, and words behind it. */
const TARGET = /(\]\()([^()<>\n]*(?:\([^()\n]*\)[^()<>\n]*)*)(?=\))/g;
const TITLE = /\s(?:"[^"]*"|'[^']*')$/;
/** A file on the disk of the author: `/Users/me/Library/Application Support/a.png`, where Typora on a Mac puts pictures. */
const ON_DISK = /^(?:file:|[a-z]:[\\/]|\/(?:Users|home)\/).*\.\w{2,4}$/i;

/**
 * Encodes blanks in the addresses of files that are there, and turns the backslashes of those: Typora, Obsidian and Logseq read
 * `![](a b.png)`, Markdown reads text.
 * @param path the note
 */
export function encodeBlanks(part: string, path: string, folder: OldFolder): string {
  return part.replace(TARGET, (all: string, open: string, inner: string) => {
    const whole = inner.trim();
    const title = TITLE.exec(whole)?.[0] ?? '';
    const written = whole.slice(0, whole.length - title.length).trim();
    if (ON_DISK.test(written) && /\s/.test(written))
      return open + encode(written.replaceAll('\\', '/'), /[\s()]/g) + title;
    if (!/\s/.test(written) || /^(?:[a-z][a-z\d+.-]+:|\/\/)/i.test(written)) return all;
    const address = written.replaceAll('\\', '/');
    const end = findEnd(address, path, folder);
    if (end === undefined) return all;
    return (
      open + encode(address.slice(0, end), /[\s()#?]/g) + encode(address.slice(end), /\s/g) + title
    );
  });
}

/** Finds where the path of an address ends: before its `#`, unless that is one of the name. Undefined where there is no such file. */
function findEnd(address: string, path: string, folder: OldFolder): number | undefined {
  const hash = address.search(/[#?]/);
  return [address.length, ...(hash > 0 ? [hash] : [])].find((end) =>
    isThere(address.slice(0, end), path, folder),
  );
}

function isThere(address: string, path: string, {paths, has}: OldFolder): boolean {
  const name = decodePath(address);
  const near = posix.join(posix.dirname(path), name);
  if (has(near) || has(`${near}.md`)) return true;
  // Folders of pictures are named in the settings of tools, and vaults find a file by the end of its path.
  const end = `/${posix.join('/', name).slice(1)}`;
  return paths.some((one) => `/${one}`.endsWith(end));
}

const encode = (text: string, signs: RegExp): string =>
  text.replace(signs, (sign) =>
    /[()]/.test(sign) ? `%${sign.charCodeAt(0).toString(16)}` : encodeURIComponent(sign),
  );
