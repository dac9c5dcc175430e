/** Letters that syllables begin with, and of each the first character in the order of pinyin. */
const FIRST_BY_PINYIN = [
  ...'A阿B八C嚓D哒E妸F发G旮H哈J讥K咔L垃M痳N拏O噢P妑Q七R呥S扨T它W穵X夕Y丫Z帀',
];

const pinyin = new Intl.Collator('zh-CN-u-co-pinyin');

/**
 * Finds the letter under which a list keeps a word: the first, in upper case; of a Chinese word that of its pinyin, since
 * with as many headings as words a list would be useless.
 */
export function firstLetterOf(word: string): string {
  const first = [...word][0] ?? '';
  if (!/\p{Script=Han}/u.test(first)) return first.toUpperCase();
  let letter = 'A';
  for (
    let i = 0;
    i < FIRST_BY_PINYIN.length && pinyin.compare(FIRST_BY_PINYIN[i + 1]!, first) <= 0;
    i += 2
  )
    letter = FIRST_BY_PINYIN[i]!;
  return letter;
}
