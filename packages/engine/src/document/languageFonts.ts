/** Families that a language has in the place of those for simplified Chinese, by the properties that `tokens.css` asks for. */
interface Families {
  /** Families of dashes, quotes and ellipses, which in Chinese are as wide as a letter. */
  readonly punct?: string;
  /** Families of text, of titles and quotations, and of code. */
  readonly han: string;
  readonly 'han-song': string;
  readonly 'han-mono'?: string;
}

/** Marks of Latin texts come from the Latin faces, which come first: there is no face of this name. */
const LATIN_MARKS = {punct: '_'} as const;

const JAPANESE: Families = {
  han: '"Hiragino Sans","Yu Gothic","Noto Sans CJK JP","Noto Sans JP"',
  'han-song': '"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP","Noto Serif JP"',
  'han-mono': '"Noto Sans Mono CJK JP","Hiragino Sans","Yu Gothic"',
};

const KOREAN: Families = {
  ...LATIN_MARKS,
  han: '"Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR","Noto Sans KR"',
  'han-song': 'AppleMyungjo,Batang,"Noto Serif CJK KR","Noto Serif KR"',
  'han-mono': '"Noto Sans Mono CJK KR","Apple SD Gothic Neo","Malgun Gothic"',
};

const HONG_KONG: Families = {
  han: '"PingFang HK","Microsoft JhengHei","Noto Sans CJK HK","Noto Sans HK","Noto Sans CJK TC"',
  'han-song':
    '"Songti TC","Noto Serif CJK HK","Noto Serif HK","Noto Serif CJK TC","Microsoft JhengHei"',
  'han-mono': '"Noto Sans Mono CJK HK","PingFang HK","Microsoft JhengHei"',
};

const TRADITIONAL: Families = {
  han: '"PingFang TC","Microsoft JhengHei","Noto Sans CJK TC","Noto Sans TC"',
  'han-song': '"Songti TC","Noto Serif CJK TC","Noto Serif TC","Microsoft JhengHei"',
  'han-mono': '"Noto Sans Mono CJK TC","PingFang TC","Microsoft JhengHei"',
};

/** Short, as each document holds it. For Chinese words in such a text browsers know faces. */
const LATIN: Families = {...LATIN_MARKS, han: 'Roboto', 'han-song': 'Georgia'};

/** Faces with serifs are those of newspapers in these scripts, and on Windows hardly to be read as titles. */
const FROM_RIGHT: Families = {
  ...LATIN_MARKS,
  han: '"Noto Sans Arabic","Noto Sans Hebrew"',
  'han-song': '"Geeza Pro","Arial Hebrew","Segoe UI","Noto Sans Arabic","Noto Sans Hebrew"',
};

const FAMILIES: readonly (readonly [language: RegExp, Families | null])[] = [
  [/^ja\b/i, JAPANESE],
  [/^ko\b/i, KOREAN],
  [/^zh-(?:Hant-)?(?:HK|MO)\b/i, HONG_KONG],
  [/^zh-(?:Hant|TW)\b/i, TRADITIONAL],
  [/^zh\b/i, null],
];

/**
 * Names the faces of a language as the style of a document: `tokens.css` has those for simplified Chinese, which draws the signs it
 * shares with others in its own way (直, 骨, 令) and has wide quotes. `ja` → `<style>html{--han:"Hiragino Sans",…}</style>`;
 * empty for simplified Chinese.
 */
export function printLanguageFonts(language: string, isRightToLeft = false): string {
  const found = FAMILIES.find(([pattern]) => pattern.test(language));
  const families = found ? found[1] : isRightToLeft ? FROM_RIGHT : LATIN;
  if (families === null) return '';
  const properties = Object.entries(families).map(([name, value]) => `--${name}:${value}`);
  return `<style>html{${properties.join(';')}}</style>`;
}
