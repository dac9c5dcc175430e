/**
 * Makes a name for the file of a title: `闭包与作用域` → `bi-bao-yu-zuo-yong-yu`, `用 Git 回滚` → `yong-git-hui-gun`. Other scripts
 * stay as they are. Never empty: `note` where nothing is left.
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
  return slug || 'note';
}
