/** Families that a language has in the place of those for simplified Chinese: of text, of titles and quotations, of code. */
type Families = readonly [han: string, song: string, mono: string];

const FAMILIES: readonly (readonly [language: RegExp, Families])[] = [
  [
    /^ja\b/,
    [
      '"Hiragino Sans","Yu Gothic","Noto Sans CJK JP","Noto Sans JP"',
      '"Hiragino Mincho ProN","Yu Mincho","Noto Serif CJK JP","Noto Serif JP"',
      '"Noto Sans Mono CJK JP","Hiragino Sans","Yu Gothic"',
    ],
  ],
  [
    /^ko\b/,
    [
      '"Apple SD Gothic Neo","Malgun Gothic","Noto Sans CJK KR","Noto Sans KR"',
      'AppleMyungjo,Batang,"Noto Serif CJK KR","Noto Serif KR"',
      '"Noto Sans Mono CJK KR","Apple SD Gothic Neo","Malgun Gothic"',
    ],
  ],
  [
    /^zh-(?:Hant-)?(?:HK|MO)\b/i,
    [
      '"PingFang HK","Microsoft JhengHei","Noto Sans CJK HK","Noto Sans HK","Noto Sans CJK TC"',
      '"Songti TC","Noto Serif CJK HK","Noto Serif HK","Noto Serif CJK TC","Microsoft JhengHei"',
      '"Noto Sans Mono CJK HK","PingFang HK","Microsoft JhengHei"',
    ],
  ],
  [
    /^zh-(?:Hant|TW)\b/i,
    [
      '"PingFang TC","Microsoft JhengHei","Noto Sans CJK TC","Noto Sans TC"',
      '"Songti TC","Noto Serif CJK TC","Noto Serif TC","Microsoft JhengHei"',
      '"Noto Sans Mono CJK TC","PingFang TC","Microsoft JhengHei"',
    ],
  ],
];

/**
 * Names the faces of a language that shares signs with simplified Chinese but draws them otherwise (直, 骨, 令), as the style
 * of a document: `tokens.css` has faces for simplified Chinese where `--han`, `--han-song` and `--han-mono` are not set. `ja` →
 * `<style>html{--han:"Hiragino Sans",…}</style>`; empty for languages that need none.
 */
export function printEastAsianFonts(language: string): string {
  const found = FAMILIES.find(([pattern]) => pattern.test(language));
  if (!found) return '';
  const [han, song, mono] = found[1];
  return `<style>html{--han:${han};--han-song:${song};--han-mono:${mono}}</style>`;
}
