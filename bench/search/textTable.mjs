// Folders of notes → packages/search/src/textCode/textTable.ts: the tokens and code lengths that texts of the index are written with.
// Usage: node bench/search/textTable.mjs folder=units … [--tokens 110] [--out FILE]; units: how many are taken from the folder, evenly.
import {writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {splitUnits} from '../../packages/search/dist/format/units.js';
import {toUnitText} from '../../packages/search/dist/format/unitText.js';
import {
  createWayFinder,
  listEnds,
  toSingles,
} from '../../packages/search/dist/textCode/wayFinder.js';
import {commonIdeographs} from '../../packages/search/dist/base/alphabet.js';
import {
  DISTANCE_STEPS,
  FIRST_TEXT,
  REPEAT,
  SWITCH,
  END,
  sideOf,
  singlesOf,
  stepOf,
} from '../../packages/search/dist/textCode/textModel.js';
import {readCorpus} from './corpus.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    tokens: {type: 'string', default: '110'},
    out: {
      type: 'string',
      default: new URL('../../packages/search/src/textCode/textTable.ts', import.meta.url).pathname,
    },
  },
});

const LONGEST_TOKEN = 12;
const ROUNDS = 6;
// What a symbol counts beside what it was met: the code of what the folders lack is long, not missing.
const RARE = 0.3;
// Frequencies of ideographs are told in steps of this ratio: a table of 1.4 KB in place of 1.7 for 0.3 % more in a text.
const CLASS = 12;
// Texts of an answer, which the table comes with: a token that saves less in them than it takes in the table is none.
const TEXTS_PER_ANSWER = 5;
// Of a token beside its characters: how many they are and the length of its code.
const BITS_IN_TABLE = 9;
const LINE = 120;

const folders = positionals.map(readTexts);
writeFileSync(values.out, print(train(folders, Number(values.tokens))));

/** Texts of units, as they are in an index, from `folder=units`. */
function readTexts(spec) {
  const [folder, wanted] = spec.split('=');
  // The addresses that this reader makes are not those of a site.
  const all = readCorpus(folder).flatMap(({url, records}) =>
    splitUnits(
      records.map((record) => ({...record, url, objectID: url})),
      1800,
    ).map((unit) => toUnitText(url, unit)),
  );
  const step = Math.max(1, all.length / Number(wanted ?? all.length));
  return Array.from({length: Math.floor(all.length / step)}, (_, i) => all[Math.floor(i * step)]);
}

/** Many tokens at first; of those that the best ways through the texts use, the most useful stay, round by round. */
function train(kinds, tokenCount) {
  const texts = kinds.flat();
  const found = candidates(kinds, tokenCount * 10);
  let tokens = [...found.keys()].sort();
  let model = toModel(firstCounts(texts, found), tokens);
  for (let round = 1; round <= ROUNDS; round++) {
    const counts = countSymbols(texts, model);
    const left =
      round === ROUNDS - 1 ? tokenCount : Math.max(tokenCount, Math.round((tokens.length * 2) / 3));
    if (round < ROUNDS) tokens = mostUseful(tokens, {counts, model, textCount: texts.length}, left);
    model = toModel(counts, tokens);
  }
  return model;
}

/** Texts of two characters or more by what they are worth to all kinds of notes: the word of one folder alone is none. */
function candidates(kinds, most) {
  const sums = new Map();
  for (const all of kinds) {
    const counts = new Map();
    for (const text of all) {
      for (let at = 0; at < text.length; at++) {
        for (let length = 2; length <= LONGEST_TOKEN && at + length <= text.length; length++) {
          const part = text.slice(at, at + length);
          // A side holds tokens of one kind of characters only; the tab is between tokens.
          if (
            /[\u0000-\u0009]|[\ud800-\udfff]/.test(part) ||
            sideOf(part.charCodeAt(0)) !== sideOf(part.charCodeAt(length - 1))
          )
            break;
          const known = counts.get(part);
          counts.set(part, (known ?? 0) + 1);
          if (known === undefined) break;
        }
      }
    }
    for (const [part, n] of counts) if (n > 1) sums.set(part, [...(sums.get(part) ?? []), n]);
  }
  const shared = [...sums].filter(([, list]) => list.length >= Math.ceil(kinds.length / 2));
  const sorted = shared
    .map(([part, list]) => [
      part,
      list.reduce((sum, n) => sum + Math.sqrt(n), 0) ** 2 / kinds.length,
    ])
    .sort(([a, n], [b, m]) => m * (b.length - 1) - n * (a.length - 1));
  return new Map(sorted.slice(0, most));
}

/** Characters as often as they are, tokens less, as they overlap. */
function firstCounts(all, found) {
  const texts = new Map([...found].map(([token, n]) => [token, n / token.length]));
  for (const text of all) for (const char of text) texts.set(char, (texts.get(char) ?? 0) + 1);
  return {
    texts,
    sides: [0, 1].map(
      () =>
        new Map([
          [SWITCH, all.length * 100],
          [REPEAT, all.length * 100],
        ]),
    ),
    distances: new Map(),
  };
}

function countSymbols(all, using) {
  const counts = {texts: new Map(), sides: [new Map(), new Map()], distances: new Map()};
  const add = (map, key) => map.set(key, (map.get(key) ?? 0) + 1);
  const findWay = createWayFinder(using);
  const {symbols} = toSingles(using);
  for (const text of all) {
    const ways = findWay(text);
    let here = 0;
    for (let k = listEnds(ways, text.length) - 1; k >= 0; k--) {
      const end = ways.before[k];
      const part = ways.parts[end];
      const first = ways.units[end - (part >>> 16 || 1)];
      const symbol = part === 0 ? symbols[first] : part & 0xffff;
      if (symbol < FIRST_TEXT) {
        add(counts.sides[here], symbol);
        if (symbol >= REPEAT) add(counts.distances, stepOf(ways.distances[end] - 1));
      } else {
        const side = sideOf(first);
        if (side !== here) add(counts.sides[here], SWITCH);
        add(counts.texts, using.sides[side].texts[symbol - FIRST_TEXT]);
      }
      here = sideOf(ways.units[end - 1]);
    }
    add(counts.sides[here], END);
  }
  return counts;
}

/** The tokens that save most bits of a first answer: in its texts, without what they take in the table. */
function mostUseful(tokens, {counts, model, textCount}, most) {
  const bitsOf = new Map(
    model.sides.flatMap(({texts, lengths}) =>
      texts.map((text, i) => [text, lengths[FIRST_TEXT + i]]),
    ),
  );
  const worth = (token) => {
    const spelt = Array.from(token, (char) => bitsOf.get(char)).reduce((a, b) => a + b);
    const uses = ((counts.texts.get(token) ?? 0) * TEXTS_PER_ANSWER) / textCount;
    return uses * (spelt - bitsOf.get(token)) - spelt - BITS_IN_TABLE;
  };
  const worths = new Map(tokens.map((token) => [token, worth(token)]));
  return tokens
    .toSorted((a, b) => worths.get(b) - worths.get(a))
    .slice(0, most)
    .sort();
}

function toModel(counts, list) {
  const sides = [0, 1].map((side) => {
    const own = [
      ...singlesOf(side),
      ...list.filter((token) => sideOf(token.charCodeAt(0)) === side),
    ];
    const common = new Set(commonIdeographs());
    const weights = [
      ...Array.from({length: FIRST_TEXT}, (_, i) => (counts.sides[side].get(i) ?? 0) + 1),
      ...own.map((text) =>
        (common.has(text) ? toClass : Number)((counts.texts.get(text) ?? 0) + RARE),
      ),
    ];
    return {texts: own, lengths: codeLengths(weights)};
  });
  return {
    sides,
    distanceLengths: codeLengths(
      Array.from({length: DISTANCE_STEPS}, (_, i) => (counts.distances.get(i) ?? 0) + 0.5),
    ),
  };
}

function toClass(weight) {
  return CLASS ** Math.round(Math.log(weight) / Math.log(CLASS));
}

/** Huffman's lengths: the two lightest become one, until one is left. */
function codeLengths(weights) {
  const leaves = weights
    .map((weight, symbol) => ({weight, symbol}))
    .sort((a, b) => a.weight - b.weight);
  const joined = [];
  const lightest = () =>
    joined.length === 0 || (leaves.length > 0 && leaves[0].weight <= joined[0].weight)
      ? leaves.shift()
      : joined.shift();
  while (leaves.length + joined.length > 1) {
    const pair = [lightest(), lightest()];
    joined.push({weight: pair[0].weight + pair[1].weight, pair});
  }
  const lengths = Array(weights.length).fill(0);
  const walk = ({pair, symbol}, depth) =>
    pair ? pair.forEach((node) => walk(node, depth + 1)) : (lengths[symbol] = depth);
  walk(joined[0], 0);
  return lengths;
}

function print({sides, distanceLengths}) {
  const digits = (lengths) => lengths.map((length) => length.toString(36)).join('');
  const tokensOf = (side) => sides[side].texts.filter((text) => text.length > 1).join('\t');
  return [
    '// Made by bench/search/textTable.mjs. Another table changes all files of texts.',
    '',
    '/** Common texts of ASCII and of other characters, between tabs. */',
    literal('ASCII_TOKENS', tokensOf(0)),
    literal('WIDE_TOKENS', tokensOf(1)),
    '/** Bits of each symbol of a side, in base 36: those without text, the characters, the tokens. */',
    literal('ASCII_LENGTHS', digits(sides[0].lengths)),
    literal('WIDE_LENGTHS', digits(sides[1].lengths)),
    '/** Bits of each step of a distance. */',
    literal('DISTANCE_LENGTHS', digits(distanceLengths)),
    '',
  ].join('\n');
}

function literal(name, text) {
  const parts = text.match(new RegExp(`.{1,${LINE}}`, 'gsu')) ?? [''];
  return `export const ${name} =\n${parts.map((part) => `  '${part.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`).join(' +\n')};\n`;
}
