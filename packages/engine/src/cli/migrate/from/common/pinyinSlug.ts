/** Makes a part of an address. */
export type Slugify = (text: string) => string;

/**
 * Creates what makes addresses as Zola and Pelican do: letters of other scripts in Latin ones, Chinese as pinyin without tones, one `-` for all
 * other signs. `关于 Rust` → `guan-yu-rust`
 */
export async function createPinyinSlug(): Promise<Slugify> {
  const {pinyin} = await import('pinyin-pro');
  // Each sign by itself: both know one reading of each, whatever is beside it.
  const spell = (sign: string): string => ` ${pinyin(sign, {toneType: 'none'})} `;
  return (text) =>
    text
      .normalize('NFKC')
      .replace(/\p{Script=Han}/gu, spell)
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '');
}
