// Queries with their truth, made from the pages themselves: `{kind, query, pages}`, `pages` being indexes.
import {createRandom} from '../corpus/random.mjs';
import {createTruth, intersect, isCjk, normalise} from './truth.mjs';

const SYMBOLS = [
  '===',
  'C++',
  '#include',
  '=>',
  '?.',
  '??',
  '...',
  '&&',
  '||',
  '!==',
  '::',
  '@media',
  '--save',
  'v-model',
  'C#',
  '.NET',
  '#define',
  'i++',
  '<div>',
  '$ref',
  '~/',
  '>=',
  '->',
  '@Override',
  '--config',
  'import()',
  'println!',
  '[]',
  '.then',
  '.map(',
  'console.log',
  'keep-alive',
  '/etc',
  '0x',
];

/** `seed` picks the sample; `toTraditional` and `pinyinOf` switch their kinds on. */
export function makeQueries(pages, {seed = 1, count = 40, toTraditional, pinyinOf} = {}) {
  const {next: random} = createRandom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const {containing, withWord} = createTruth(pages);
  const headings = pages.flatMap(({records}, page) =>
    records
      .map((record) => ({page, level: record.type, text: record.hierarchy[record.type] ?? ''}))
      .filter(({text}) => text),
  );
  const lines = pages
    .flatMap(({records}) => records.flatMap(({content}) => (content ?? '').split('\n')))
    .filter((line) => line.trim());
  const segmenter = new Intl.Segmenter('zh', {granularity: 'word'});
  const segments = (text) => [...segmenter.segment(text)].map(({segment}) => segment);
  const wordsOf = (text) =>
    segments(text).filter((word) => word.length >= 2 && word.length <= 4 && [...word].every(isCjk));
  const nameIn = (pattern) =>
    pick((random() < 0.3 ? pick(headings).text : pick(lines)).match(pattern) ?? []);
  const name = () => nameIn(/\b[A-Za-z][A-Za-z0-9]{5,24}\b/g);
  const truthOf = (term) => (isCjk(term[0]) ? containing(term) : withWord(term));
  const queries = [];
  const seen = new Set();
  const fill = (kind, wanted, make) => {
    for (let tries = 0, made = 0; tries < wanted * 60 && made < wanted; tries++) {
      const query = make();
      const key = query && `${kind} ${query.query}`;
      if (!query || query.pages.length === 0 || seen.has(key)) continue;
      seen.add(key);
      queries.push({kind, ...query});
      made++;
    }
  };
  const whole = (query) => query && {query, pages: containing(query)};

  fill('words', count, () =>
    whole(pick(wordsOf(random() < 0.5 ? pick(headings).text : pick(lines)))),
  );
  fill('substrings', count, () => {
    const line = pick(lines);
    const length = 2 + Math.floor(random() * 5);
    const start = Math.floor(random() * (line.length - length));
    const query = line.slice(Math.max(0, start), start + length);
    if (query.length !== length || ![...query].every(isCjk) || segments(query).length < 2)
      return undefined;
    return whole(query);
  });
  fill('characters', count / 2, () => whole(pick([...pick(headings).text].filter(isCjk))));
  fill('mixed', count, () => {
    const match = pick([
      ...(random() < 0.3 ? pick(headings).text : pick(lines)).matchAll(
        /(?<![\w.$])([A-Za-z][A-Za-z0-9]{1,20})( ?)([\u4e00-\u9fff]{2,12})/g,
      ),
    ]);
    const [word] = match ? segments(match[3]) : [];
    if (!word || word.length < 2) return undefined;
    if (random() < 0.3) return whole(match[1] + word);
    return {query: `${match[1]} ${word}`, pages: intersect([withWord(match[1]), containing(word)])};
  });
  const identifiers = [
    /[A-Za-z][A-Za-z0-9]{2,30}/g,
    /\b[a-z]+(?:[A-Z][a-z0-9]+)+\b/g,
    /\b[A-Za-z_]\w+(?:\.[A-Za-z_]\w+){1,3}\b/g,
    /\b[A-Za-z]\w*(?:[-_][A-Za-z]\w+){1,3}\b/g,
  ];
  for (const pattern of identifiers) {
    fill('identifiers', count / 3, () => {
      const query = nameIn(pattern);
      return query && {query, pages: withWord(query)};
    });
  }
  fill('identifiers', count / 3, () => {
    const query = pick(
      (nameIn(/\b[a-z]+(?:[A-Z][a-z0-9]+)+\b/g) ?? '')
        .split(/(?=[A-Z])/)
        .filter((part) => part.length > 2),
    );
    return query && {query, pages: withWord(query)};
  });
  fill('symbols', SYMBOLS.length, () => whole(pick(SYMBOLS)));
  fill('and', count, () => {
    const {records} = pick(pages);
    const terms = new Set();
    for (let k = 0; k < (random() < 0.6 ? 2 : 3); k++) {
      const text = pick(records).content ?? '';
      terms.add(pick([...wordsOf(text), ...(text.match(/\b[A-Za-z][A-Za-z0-9]{2,20}\b/g) ?? [])]));
    }
    if (terms.size < 2 || terms.has(undefined)) return undefined;
    return {query: [...terms].join(' '), pages: intersect([...terms].map(truthOf))};
  });
  fill('prefixes', count / 2, () => {
    const of = name();
    const query = of?.slice(0, 3 + Math.floor(random() * (of.length - 4)));
    return query && {query, pages: withWord(query, true)};
  });
  fill('typos', count, () => {
    const of = name();
    const query = of && mistype(of, random);
    if (!of || normalise(query) === normalise(of) || containing(query).length > 0) return undefined;
    return {query, of, pages: withWord(of)};
  });
  const pagesWith = countBy(headings);
  // A query that fits the heading of another page as well names no item.
  const folded = headings.map(({page, text}) => ({page, text: normalise(text)}));
  const isKnown = (query, page) =>
    !folded.some(
      (other) =>
        other.page !== page && isSubsequence(normalise(query).replaceAll(' ', ''), other.text),
    );
  for (const [kind, glue] of [
    ['known item', ' '],
    ['known item, joined', ''],
  ]) {
    fill(kind, count, () => {
      const {page, level, text} = pick(headings);
      const words = segments(text).filter((word) => /[\p{L}\p{N}]/u.test(word));
      if (
        level > 'lvl3' ||
        text.length < 6 ||
        text.length > 40 ||
        words.length < 4 ||
        pagesWith.get(normalise(text)).size > 1
      )
        return undefined;
      for (let drop = Math.max(1, Math.round(words.length / 3)); drop > 0; drop--)
        words.splice(Math.floor(random() * words.length), 1);
      const query = words.join(glue);
      return query.length < 4 || normalise(query) === normalise(text) || !isKnown(query, page)
        ? undefined
        : {query, of: text, pages: [page]};
    });
  }
  const wide = (text) =>
    text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));
  fill('full width', count / 4, () => {
    const of = name();
    return of && {query: wide(of), pages: withWord(of)};
  });
  fill('case', count / 4, () => {
    const of = name();
    return (
      of && {
        query: of === of.toUpperCase() ? of.toLowerCase() : of.toUpperCase(),
        pages: withWord(of),
      }
    );
  });
  if (toTraditional) {
    fill('traditional', count / 2, () => {
      const of = pick(wordsOf(pick(headings).text));
      const query = of && toTraditional(of);
      return !of || query === of || containing(query).length > 0
        ? undefined
        : {query, of, pages: containing(of)};
    });
  }
  if (pinyinOf) {
    const titles = headings.filter(({level}) => level === 'lvl1');
    for (const [kind, toLetters] of [
      ['pinyin', (reading) => reading],
      ['initials', (reading) => reading[0]],
    ]) {
      fill(kind, count / 2, () => {
        const of = pick(wordsOf(pick(titles).text));
        const query = of && [...of].map((char) => toLetters(pinyinOf(char)[0])).join('');
        return (
          query && {
            query,
            of,
            pages: titles.filter(({text}) => text.includes(of)).map(({page}) => page),
          }
        );
      });
    }
  }
  fill('typos in names', count / 2, () => {
    const of = nameIn(/\b[A-Za-z]\w*(?:\.[A-Za-z]\w*)*\.[A-Za-z]{6,}\b/g);
    const dot = of?.lastIndexOf('.') + 1;
    const query = of && of.slice(0, dot) + mistype(of.slice(dot), random);
    if (!of || normalise(query) === normalise(of) || containing(query).length > 0) return undefined;
    return {query, of, pages: containing(of)};
  });
  return queries;
}

function countBy(headings) {
  const pagesOf = new Map();
  for (const {page, text} of headings)
    pagesOf.set(normalise(text), (pagesOf.get(normalise(text)) ?? new Set()).add(page));
  return pagesOf;
}

function isSubsequence(part, text) {
  let at = 0;
  for (const char of part) {
    at = text.indexOf(char, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function mistype(word, random) {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)];
  switch (Math.floor(random() * 4)) {
    case 0:
      return word.slice(0, at) + word.slice(at + 1);
    case 1:
      return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
    case 2:
      return word.slice(0, at) + letter + word.slice(at + 1);
    default:
      return word.slice(0, at) + letter + word.slice(at);
  }
}
