/** Links of a chain that are left to the parser: it ended the process at 4,000 calls in a row, at 16,000 sums (2026-11). */
const LINK_LIMIT = 2000;

/** Comments and texts, in which nothing is code. */
const ASIDE = [
  String.raw`/\*(?:[^]*?\*/|[^]*)`,
  String.raw`//[^\n]*`,
  String.raw`'(?:\\.|[^'\\\n])*'?`,
  String.raw`"(?:\\.|[^"\\\n])*"?`,
].join('|');
/** Signs and words that take an expression one level deeper. */
const LINK = String.raw`[-+*/%&|^~!?=<>]+|\.(?=[\w$#])|\`|\b(?:typeof|void|delete|await|in|instanceof|as|satisfies)\b`;
/** Where a statement or an item ends: a line may do so too. */
const END = String.raw`[;,]|(?<=[\w$)\]}'"\`>])[ \t\r]{0,99}\n(?=[ \t]{0,99}[\w$@'"<}])`;
const SIGN = new RegExp(`(?<aside>${ASIDE})|(?<end>${END})|(?<link>${LINK})|[([{]|[)\\]}]`, 'g');

/** Finds where an expression has more operators, calls or properties in a row than the bundler may bear: `1 + 1 + 1 …`, `a.b().b() …`. */
export function findLongChain(code: string): number | undefined {
  if (code.length < LINK_LIMIT) return undefined;
  const around: number[] = [];
  let [outer, links] = [0, 0];
  for (const {0: sign, index, groups} of code.matchAll(SIGN)) {
    if (groups?.['aside'] !== undefined) continue;
    if (groups?.['end'] !== undefined) links = 0;
    else if (groups?.['link'] !== undefined) links += sign.startsWith('!') ? sign.length : 1;
    else if ('([{'.includes(sign)) {
      around.push(links);
      outer += links;
      links = 0;
    } else {
      const before = around.pop() ?? 0;
      outer -= before;
      links = before + 1;
    }
    if (outer + links > LINK_LIMIT) return index;
  }
  return undefined;
}
