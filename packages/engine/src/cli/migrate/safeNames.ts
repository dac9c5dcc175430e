import {keepFreeName} from './from/common/freeName.ts';
import {findUnsafePart} from '../../content/source/unsafePath.ts';
import {type Files, NOTES_FOLDER, renameFiles} from './renamedFiles.ts';

/** Signs that no address may have, and the colon of a name such as `C:`, which is a drive elsewhere. */
const UNSAFE = /[\\\0-\x1f\x7f]|(?<=^[a-z]):(?=\.md$|$)/gi;

/** Notes at the top, and those of a language, whose folder would be in the place of a file that every site has: `robots.txt.md`. */
const LIKE_OUTPUT =
  /^(?:i18n\/[^/]+\/)?docs\/(?:(?:index|404)\.html|index\.md|(?:index|404|routes)\.json|(?:robots|llms|llms-full)\.txt|sitemap\.xml|opensearch\.xml|manifest\.webmanifest)\.md$/i;

/**
 * Renames files whose names no address may have: `a\b.md`, as archives of Windows are unpacked elsewhere, `C:.md`; and notes called like
 * a file that every site has. Links lead on.
 */
export const nameSafely = (files: Files): Files =>
  renameFiles(files, findMoved(files), {keepsAddresses: false});

function findMoved(files: Files): ReadonlyMap<string, string> {
  const moved = new Map<string, string>();
  const taken = new Set(files.keys());
  for (const path of files.keys()) {
    const isUnsafe =
      NOTES_FOLDER.test(path) && findUnsafePart(path.replace(/\.md$/, '')) !== undefined;
    if (!isUnsafe && !LIKE_OUTPUT.test(path)) continue;
    const plain = (isUnsafe ? path : path.replace(/\.(?=[^/]*\.md$)/g, '-'))
      .split('/')
      .map((name) => name.replace(UNSAFE, (sign) => (sign === ':' ? '' : '-')))
      .join('/');
    const own = keepFreeName(
      plain,
      (number) => plain.replace(/(\.\w+)?$/, `-${number}$1`),
      (one) => taken.has(one),
    );
    taken.add(own);
    moved.set(path, own);
  }
  return moved;
}
