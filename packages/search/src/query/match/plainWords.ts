// Without at least one of the characters of each word that asks, compares or tells what kind of text is looked for (functionWords.ts): a
// coarser check, which takes .2 KB where those take 1.5.
const SAYS_MORE =
  /\b(?:wh|how|diff|tut|gui|exa)|[什何怎咋哪否啥没不多几底竟问想需应以和跟教详门南用例战试总介概原点别说谈讲聊描解]/i;

// Longer text is seldom in a page as it is.
const CHINESE = /^[\u3400-\u9fff ]{3,7}$/;
const WITH_NAMES = /^(?=.*[\u3400-\u9fff])(?=.*[a-z])[\u3400-\u9fff\w .-]{3,24}$/i;

// Fewer hardly have a name and a word together on more than three, and waiting for that takes a round trip.
const MANY_PAGES = 256;

/**
 * Tells whether folded text surely is words that ask nothing, some of them Chinese, on a site of so many pages with names of code among
 * them: pages that have them as they are will do.
 */
export function isPlainWords(folded: string, pageCount: number): boolean {
  const isOfWords = CHINESE.test(folded) || (pageCount >= MANY_PAGES && WITH_NAMES.test(folded));
  return isOfWords && !SAYS_MORE.test(folded);
}
