import type {MergeOptions, PageIndexerOptions} from '@wuya/search';

/** What the search index of Chinese notes knows beside their text: how titles are spelt, and traditional forms. */
export type ChineseTables = Pick<PageIndexerOptions, 'pinyinOf'> & Pick<MergeOptions, 'variants'>;

const NONE: ChineseTables = {};
const FIRST_IDEOGRAPH = 0x3400;
const LAST_IDEOGRAPH = 0x9fff;

let loading: Promise<ChineseTables> | undefined;

/** True for the locales whose readers spell in pinyin. */
export function isChinese(locale: string): boolean {
  return /^zh\b/i.test(locale);
}

/** The tables for a locale, loaded when they are first asked for (0.2 CPU s); empty for other languages. */
export async function loadChineseTables(locale: string): Promise<ChineseTables> {
  if (!isChinese(locale)) return NONE;
  loading ??= makeTables();
  return loading;
}

async function makeTables(): Promise<ChineseTables> {
  const [{pinyin}, {Converter}] = await Promise.all([import('pinyin-pro'), import('opencc-js/t2cn')]);
  const known = new Map<string, readonly string[]>();
  const pinyinOf = (char: string): readonly string[] => {
    const readings = known.get(char) ?? pinyin(char, {toneType: 'none', type: 'array', multiple: true, v: true}).filter((reading) => /^[a-z]+$/.test(reading));
    known.set(char, readings);
    return readings;
  };
  const toPlain = Converter({from: 't', to: 'cn'});
  const variants: Record<string, string> = {};
  for (let code = FIRST_IDEOGRAPH; code <= LAST_IDEOGRAPH; code++) {
    const char = String.fromCharCode(code);
    const plain = toPlain(char);
    if (plain !== char && plain.length === 1) variants[char] = plain;
  }
  return {pinyinOf, variants};
}
