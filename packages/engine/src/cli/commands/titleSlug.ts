/**
 * Makes a name for the file of a title: `闭包与作用域` → `bi-bao-yu-zuo-yong-yu`, `用 Git 回滚` → `yong-git-hui-gun`. Other scripts
 * stay as they are. Never empty, `note` where nothing is left; cut before a word where it is long.
 */
export async function toSlug(title: string): Promise<string> {
  const {pinyin} = await import('pinyin-pro');
  const spelt = title
    .normalize('NFKC')
    .replace(
      /\p{Script=Han}+/gu,
      (han) => ` ${pinyin(han, {toneType: 'none', type: 'array', v: true}).join(' ')} `,
    );
  const slug = spelt
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
  return shorten(slug) || 'note';
}

/** Longest name in bytes: file systems take 255, with a date, an ending and what is written first in its place. */
const MAX_BYTES = 200;

/** Drops words, and signs of the only one, from the end of a name that is too long for a file. */
function shorten(slug: string): string {
  if (Buffer.byteLength(slug) <= MAX_BYTES) return slug;
  const words = slug.split('-');
  while (words.length > 1 && Buffer.byteLength(words.join('-')) > MAX_BYTES) words.pop();
  const signs = [...words.join('-')];
  while (Buffer.byteLength(signs.join('')) > MAX_BYTES) signs.pop();
  return signs.join('');
}
