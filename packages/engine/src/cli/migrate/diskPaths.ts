import {mapAddresses} from './from/book/noteLinks.ts';
import {
  decodeAddress,
  type MigrationProblem,
  type OldFolder,
  toRelativeLink,
} from './from/common/migration.ts';
import {withRewrittenNotes} from './from/common/rewrittenNotes.ts';
import {endingIn, MEDIA_ENDINGS} from '../../content/source/mediaEndings.ts';

const MEDIA = endingIn(MEDIA_ENDINGS, 'pdf');

/** An address on the disk of the author of a note: `C:\\notes\\a.png`, `file:///home/me/a.png`. */
const ON_DISK = /^(?:file:|[a-z]:(?:[\\/](?!\/)|%5C))/i;
/** A folder of a user, which Typora and others write: `/Users/me/notes/a.png`. A page of a site may be called so too, a picture is not. */
const OF_USER = /^\/(?:Users|home)\/[^/]+\//;
/** Tells at a glance which notes are worth a reading. */
const SIGN = /file:|[a-z]:(?:[\\/](?!\/)|%5C)|\/(?:Users|home)\//i;

/**
 * Makes addresses on the disk of their author lead to the files of the folder, in the notes that are read from it: editors write
 * them where they put a picture. What leads to no file is a problem of its line.
 */
export function findOnDisk(folder: OldFolder, problems: MigrationProblem[]): OldFolder {
  return withRewrittenNotes(folder, problems, {
    isConcerned: (text) => SIGN.test(text),
    rewrite: (text, path, list) =>
      mapAddresses(text, (href, line) => {
        if (!isOnDisk(href, folder)) return href;
        const file = findFile(href, folder);
        if (file !== undefined) return toRelativeLink(file, path);
        list.add(
          line,
          `${href} 在写作者的电脑上，读者看不到。`,
          `${href} is on the computer of its author; readers do not see it.`,
        );
        return href;
      }),
  });
}

function isOnDisk(href: string, folder: OldFolder): boolean {
  if (ON_DISK.test(href)) return true;
  const path = decodeAddress(href.replace(/[?#].*$/, ''));
  return OF_USER.test(path) && MEDIA.test(path) && !isPublished(path, folder);
}

/** Tells whether the site has a file at an address: in its folder, or in one of those that are published. */
const isPublished = (path: string, {paths}: OldFolder): boolean =>
  paths.some((one) => `/${one}`.endsWith(path));

/** Finds the file that an address on the disk names: the one whose path has the most of its end; undefined for none or several. */
function findFile(href: string, {paths}: OldFolder): string | undefined {
  const parts = decodeAddress(href.replace(/%5C/gi, '/')).replaceAll('\\', '/').split('/');
  for (let i = 1; i < parts.length; i++) {
    const end = `/${parts.slice(i).join('/')}`;
    const found = paths.filter((path) => `/${path}`.endsWith(end));
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
  }
  return undefined;
}
