import {createRequire} from 'node:module';
import type {MergeOptions, PageIndexerOptions} from '@wuya/search';
import type {Cache} from '../../cache/cache.ts';
import {hashFile} from '../../cache/hash.ts';

/** What the search index of Chinese notes knows beside their text: how titles are spelt, and traditional forms. */
export type ChineseTables = Pick<PageIndexerOptions, 'pinyinOf'> & Pick<MergeOptions, 'variants'>;

const NONE: ChineseTables = {};
const FIRST_IDEOGRAPH = 0x3400;
const LAST_IDEOGRAPH = 0x9fff;

/** Tells whether the readers of a locale spell in pinyin. */
export function isChinese(locale: string): boolean {
  return /^zh\b/i.test(locale);
}

/**
 * Makes the tables for a locale; empty for other languages.
 * @param kept keeps the table of traditional forms between builds: making it takes 0.15 CPU s
 */
export async function loadChineseTables(
  locale: string,
  kept?: Pick<Cache, 'read' | 'write'>,
): Promise<ChineseTables> {
  if (!isChinese(locale)) return NONE;
  return {pinyinOf: await loadPinyin(), variants: await loadVariants(kept)};
}

async function loadPinyin(): Promise<NonNullable<ChineseTables['pinyinOf']>> {
  const {pinyin} = await import('pinyin-pro');
  const known = new Map<string, readonly string[]>();
  return (char) => {
    const readings =
      known.get(char) ??
      pinyin(char, {toneType: 'none', type: 'array', multiple: true, v: true}).filter((reading) =>
        /^[a-z]+$/.test(reading),
      );
    known.set(char, readings);
    return readings;
  };
}

type Variants = NonNullable<ChineseTables['variants']>;

async function loadVariants(kept?: Pick<Cache, 'read' | 'write'>): Promise<Variants> {
  const dictionary = createRequire(import.meta.url).resolve('opencc-js/t2cn');
  const key = `variants-${VARIANTS_VERSION}-${hashFile(dictionary)}`;
  const known = kept?.read<Variants>('search', key);
  if (known) return known;
  const variants = await makeVariants();
  kept?.write('search', key, variants);
  return variants;
}

/** Raise when `makeVariants` gives another table. */
const VARIANTS_VERSION = 1;

async function makeVariants(): Promise<Variants> {
  const {Converter} = await import('opencc-js/t2cn');
  const toPlain = Converter({from: 't', to: 'cn'});
  const variants: Record<string, string> = {};
  for (let code = FIRST_IDEOGRAPH; code <= LAST_IDEOGRAPH; code++) {
    const char = String.fromCharCode(code);
    const plain = toPlain(char);
    if (plain !== char && plain.length === 1) variants[char] = plain;
  }
  return variants;
}
