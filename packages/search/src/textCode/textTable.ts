// Made by bench/search/textTable.mjs. Another table changes all files of texts.

/** Common texts of ASCII and of other characters, between tabs. */
export const ASCII_TOKENS =
  '\n\n\t\n  \t\n    \t\n      \t\n        \t = \t and \t for \t from \t in\t is \t of \t re\t that \t the \t to \t with \t) => \t);\n\t, \t.\n\n\t10\t20\t' +
  '22\t: \tRe\tact\tad\tage\tain\tal\tall\tan\tand\tapp\tar\tas\tat\tate\tation\tbe\tce\tch\tcom\tcon\tconst \tction\tdata\tde\tect\ted\ted \tel\ten\tend\t' +
  'ent\ter\tex\tfor\tget\the\tic\tid\tif\tig\til\tim\tin\ting\ting \tis\tit\tle\tli\tlo\tlog\tme\tment\tname\tode\ton\tont\tor\tout\tow\tport\tpro\tre\tres\t' +
  'ri\tse\tset\tst\tter\ttest\tth\ttion\tto\ttype\tun\tur\tus\tuser\tve\tver\tvi\t}\n\n';

export const WIDE_TOKENS = '一个\t使用\t可以';

/** Bits of each symbol of a side, in base 36: those without text, the characters, the tokens. */
export const ASCII_LENGTHS =
  'ab445555667789bbcde86e74b8abca877baa666878889999989999aa898889a98ba99998b9889aacbc9b9d8b6767778879877766a76678897a8b8d79' +
  '9aa8aaa9aaaa89aaa7a9997aa99a8a8aa8999aa99aaaab8a9999a979aa9a9aa9a89998899a9aaa8a8a9aa8a99a8ab9a9a999baaaa';

export const WIDE_LENGTHS =
  'a9545677889abcdefgg5689bc99aahfff8dcfiifgegejhiffjjjjjjjjjjffjjjbjbffjbjjjjjfjjjjjjjjjjfjfjffjj8jjjfjbjbfjbjjjffjbjbbjjf' +
  'jbbjjbjfjfjjjjjjjjbjjjjbjjffbfjjfjjjjffbjjbjbfjbjj8jfjjjjjfjbjbjjjffjjfjjbjjbjjjbjjbbjjbbjfjjbbjjbjjbjjjjjjjfjjfjjjf8jjf' +
  'fjfbjjjjjjjjjjjjfjjbj8bbjbjjfffbfjfbffjfbjjjjjjjbjfbjfjfjbfbbbjbfjjbjjfjbjfjjjjjjjjjbjjjjbbbbjjfjfjjbfjjjjjjjfffjfjjjjjf' +
  'jffjjfbfj8ffbjjjfjjjfibifbiiiiifiififffiifiiiiifiiifib8iiiiiibfbbiibbiifibiibifiiibfiiifiiiiififiiifiiiibbii8iiiibiffiif' +
  'iiiiiifiiiiibfiiifibfbbib8iiiibibiibiiffibiiifibiiifibfiibiiifiib8iibii84ifb8iiiibiiiiiiiifbbibiibifiii8fiibiifiiiiiiiii' +
  'biibiiiififffifffi8fbbiib8iiifffffiifi8iiibbfiiiiibfibbibbifib8iiiifiiiiii8iiiiiiifiiiiibiifiiiiii8fffiibi8iiifi8iiifbii' +
  'ifffbbbifffii8ifbffbibibifiiiiifibiiii8iiiiiibiiifbiififiiiifiiiibiiiiiiifibiibfifiiiifiiiiiiiifffbififibfifiiiiibbbibib' +
  'iiiiiibifiifiiiifiiiibiiififbifiiiiifiibiibi8b8bbi8iiiiibfbiibibiiiiifbffiiiibfbiiiifififiifffbffiiiiibiiifibbibbiifiiff' +
  'iibiifiifiiiiiifiifiiibbi8fiifiifiiiiibiibiiiiiiiiiifiifiiibi8fbiifiibi8bbfiiiiiiiiifibiiiiffiiiiiiififiiiiib8fbfiiiiiif' +
  'ifiibbibbififbbbbiifibfbi8bbiiiiiiifiifiiiiiiiiiiiffiifibffiiiiii8ifiifiiiiifibffb8fifibfbbiifiiiffiiiiiibibfbbfiibibfbi' +
  'bibiiiiiiifibbfibiffiifbb8iiibibibbiiibffibibiiiiibiiiiibifbbffbibbi8fiiifiibiibifiiiibiifiiifibiiiiiiiiibibiiiibiibbii8' +
  'iifffibiifiifbbiiiibfbiiiiiffbiifibi8iifbiibiiiifiiffbibifbfbbibbiifffiiifiiibiffifbiii8iiiiifiibiffiffbfbfiiibiiiiiiiif' +
  'iiiiiiibbibfiiiiiiiiiiiibi8iiiiifiii8fiifiiibfibiiifiiffi8ifbbbfiiifibfibibfiiiiffbiifibibiibbfiiibiiibiiiiiiiifffiiifbb' +
  'iifbiiiiii8bfiffiiiiiibfifiiiiiiififibiiiiiifiiiifiiiibiiifiiiiiibi8f8iiiiiiiifibbibiibiiibiiibibiiiiiifbiifiiiif8ibifii' +
  'fiiiiii8iiifbffiiifiiffiiiiiiiibfiiiffiifbbiiiiibiibiffiiiifiiiiiiibiiiiiiiiiiiifbiiiibfiiiiifiiibifbffiiiiifibifiiiibii' +
  'ibiiiibiibifibififbififiiiiibiibfiiiiififiifiiiififibifiiii8ifibfiiiibibiiiiiifiiiiifififiiibfiiiibiii8ibiibiifiifiifiib' +
  'iiibbifiibififffffbiiifiibiiiifiifiifbiiibbii8ifiiiiffibiifiiibibi8iiiiib8iifiiibiiibiiiiiiiiiiibiiifiifibfiiififiiiiifi' +
  'ifiiiiiifiiifififbfiifiibiiibiiffiifiiiibfiiiiifbiiiiiiiiiiiiiifiibiiibiiiiiffffiiiibfbfififiifbibfiifibfffbiiiififiiifi' +
  'iiiiiiibifiibiiiifiiii8ifiiiifiiiibiifbii8fifiiiififiiiffbiiiifi8fifiifiiiiiifibfiiffiiiifiiiiiibibiiiffiifiiiiifbifibfi' +
  'ibibfiiiiifbiiifbifiiffbiifbfibifbiiiifbiibiibfibbiibiiiibiffibii8fibbiiifbbiiiiiiibifiiiiiii8iiibibiiiiiibfiiiiifibiifi' +
  'iiiifiibiiiiifififfifiiiifbiiiifiifiiiifbfi8fiiifiiiibiibiiiifiififbbififbbiifififiiibbiibibiffifbifiiiibif8bfi8bfibiib8' +
  'bifibiiif8iibiiffififbbbbbfifibfiiiifibifiibiififibiifbbbbbifii8iibiiiiiiiifibbfiifbi8iiifiibfffbiiibibiifiiibiiibiiiiif' +
  'bbiiiiffiiibfibiiiiiiiiifiiiibfbb8ib8fiiiifiiibiibbiiiiiifiiiifiiiiffiiiiiiiiiififiiiiiiiffifbbifiiiiiibbiibbiiiiibbbiii' +
  'iifbiibfiifbiiibiffi8iii8iiifiibfffbfiffbifiiifiifbiiiibfiifffiiiiiffiiiiiiiiibiiifiiibiifiiiibiifiibbibfifibfifibfi8ibi' +
  'iiiffibifiiiibifiifiii8ffifibiiiiiii8iifiiiiiiiibiifiifbifiiiifiibfbfbiibbiififiiibbfiiiiiiiiiiibififbifbiiiiiiiii8iiiii' +
  '8ifiiiiifiifbf8fiiiiifbbbiiifiiiiibbbbbiibbbiiiiiifbifibibiifbibiiibififii8ifiififiiiiif8ibbifiiifibbi8ffibfiiiiiiifbiii' +
  'ifiiiibbibibiifibiiiifbiiiffibiiiiibifiiibibfiiiiffiibiiiiiiiiiiffiiiiiiiiiffiifbfiifiifibiiifiiiiiiibiiiiiiiiiiiiiif8ii' +
  'iiiiiiiiiiif8iiiiifi8bibfiifi8iiiibifiifbiififiiiiibbi8iibiifiiiifiibifbffibibbiiiiibiffiifiiiibfbfiii8iiifiiffibiffifii' +
  'iiiiiiiifii8ibiifbfifibi8fbiiibiii8iiiiibiiifiiifii8iiibiibiiibiiiififiiiibfiiiibiibiifbfibfbifffibbffiibfbibifibbiiiiii' +
  'ibiiiib88fiffiiiifiiibiifibiiifbbiibbifiiiiiiiiiiiiififiifiiiiifiiiiibibbfbiiibiibffiiibiiiffibiibffiiffiiibii8iiibiiiib' +
  'iiiiiiifiiififibibifffbiibiibiii8ffbiibbibbbi8ffbiibbbiibfiibiiifi8iibibbibifibfiiifiiiiiifiiiiifibiiiiiibfibiiiibbiifif' +
  'bibifiiibifibiiffifibiifffiiibiiifbifiiifiib8ibiififbiibiifbiiiifbfiii8fifibiib8ff898';

/** Bits of each step of a distance. */
export const DISTANCE_LENGTHS = '6a98665544343444444557bdffffffffffff';
