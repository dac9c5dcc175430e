// What a page must be found for, by plain substring search. Shares no code with the search it judges.

const CJK = /[\u3400-\u9fff\uf900-\ufaff]/;

export const isCjk = (char) => CJK.test(char);

/** Compatibility forms, case and white space folded; none beside CJK. */
export function normalise(text) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/([\u2e80-\u9fff]) /g, '$1')
    .replace(/ ([\u2e80-\u9fff])/g, '$1')
    .trim();
}

/** Page texts ready for `containing` and `withWord`: blocks joined by a character no query has. */
export function createTruth(pages) {
  const blocks = pages.map(({records}) =>
    [
      records[0].hierarchy.lvl1,
      ...records.flatMap((record) => [
        record.hierarchy[record.type],
        ...(record.content ?? '').split('\n'),
      ]),
    ].filter(Boolean),
  );
  const texts = blocks.map((list) => list.map(normalise).join('\u0001'));
  const raws = blocks.map((list) => list.join('\u0001').normalize('NFKC'));
  const lowers = raws.map((text) => text.toLowerCase());
  const pagesWhere = (test) => pages.map((_, i) => i).filter(test);
  return {
    /** Pages that have the text literally. */
    containing: (text) => pagesWhere((i) => texts[i].includes(normalise(text))),
    /** Pages that have the word as a word or as a part of a camelCase, snake_case or numbered name; with `isPrefix` its beginning. */
    withWord: (word, isPrefix = false) =>
      pagesWhere((i) =>
        hasWord(raws[i], lowers[i], {word: word.normalize('NFKC').toLowerCase(), isPrefix}),
      ),
  };
}

function hasWord(raw, lower, {word, isPrefix}) {
  if (raw.length !== lower.length) return lower.includes(word);
  for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1)) {
    if (isPartBorder(raw, at) && (isPrefix || isPartBorder(raw, at + word.length))) return true;
  }
  return false;
}

function isPartBorder(text, at) {
  const before = text[at - 1] ?? ' ';
  const after = text[at] ?? ' ';
  if (!/[a-z0-9]/i.test(before) || !/[a-z0-9]/i.test(after)) return true;
  if (/[a-z]/.test(before) && /[A-Z]/.test(after)) return true;
  if (/\d/.test(before) !== /\d/.test(after)) return true;
  return /[A-Z]/.test(before) && /[A-Z]/.test(after) && /[a-z]/.test(text[at + 1] ?? '');
}

export function intersect(lists) {
  return lists.reduce((all, list) => all.filter((page) => list.includes(page)));
}
