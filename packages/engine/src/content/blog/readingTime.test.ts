import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openCache} from '../../cache/cache.ts';
import {findReadingTimers} from '../../config/docusaurus/content/readingTimes.ts';
import type {SourceFile} from '../source/sourceFile.ts';
import {minutesOfWords, readingMinutesOf} from './readingSpeed.ts';
import {countSegmentedWords, createReadingTimes} from './readingTime.ts';

/** What Docusaurus gives such a function. */
interface ReadingInput {
  readonly content: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly defaultReadingTime: (input: {content: string; options?: object}) => number;
}

const words = (text: string) =>
  countSegmentedWords(text, new Intl.Segmenter('zh-CN', {granularity: 'word'}));

it.each([
  [0, 0],
  [1, 1],
  [200, 1],
  [201, 2],
  [401, 3],
])('B5 takes %i words for %i minutes', (count, minutes) => {
  expect(minutesOfWords(words('word '.repeat(count)))).toBe(minutes);
});

it.each([
  [0, 0],
  [1, 1],
  [320, 1],
  [321, 2],
])('notes of %i 字 take %i minutes', (count, minutes) => {
  expect(readingMinutesOf(count)).toBe(minutes);
});

it('B5 counts Chinese by words, punctuation left out', () => {
  expect(words('把会的东西写下来，边界就显出来了。')).toBeGreaterThanOrEqual(6);
  expect(words('把会的东西写下来，边界就显出来了。')).toBeLessThan(14);
});

it('B5 cuts long texts in pieces, and counts as many words', () => {
  const text = `${'把会的东西写下来。 one two, '.repeat(200)}\n${'长'.repeat(1200)}\n`;
  const segmenter = new Intl.Segmenter('zh-CN', {granularity: 'word'});
  let longest = 0;
  const watched = {
    ...segmenter,
    segment(piece: string) {
      longest = Math.max(longest, piece.length);
      return segmenter.segment(piece);
    },
  } as Intl.Segmenter;
  const spoken = text.split('\n')[0]!;
  const whole = [...segmenter.segment(spoken)].filter(({isWordLike}) => isWordLike).length;
  expect(countSegmentedWords(spoken, watched)).toBe(whole);
  expect(countSegmentedWords(text, watched)).toBeGreaterThan(whole);
  expect(longest).toBeLessThanOrEqual(501);
});

describe('a function of the configuration', () => {
  const timesWith = (readingTime: unknown) =>
    createReadingTimes(
      'zh-CN',
      openCache(temporaryFolder()),
      findReadingTimers([{kind: 'blog', path: 'presets[0][1].blog', values: {readingTime}}]),
    );
  const post = (text: string, frontMatter = '', blog = 'default') => ({
    blog,
    key: text,
    texts: () => [text],
    body: `**${text}**`,
    source: {path: 'blog/a.md', text: `---\n${frontMatter}\n---\n`} as SourceFile,
  });
  const atSpeed = ({content, defaultReadingTime}: ReadingInput) =>
    defaultReadingTime({content, options: {wordsPerMinute: 300}});

  it.each([
    ['tells its own speed', atSpeed, post('word '.repeat(301)), 2],
    [
      'counts what it makes of the text',
      ({content, defaultReadingTime}: ReadingInput) =>
        defaultReadingTime({content: content.replace(/b /g, '')}),
      post('a b '.repeat(201)),
      2,
    ],
    [
      'knows the front matter',
      ({frontMatter}: ReadingInput) => frontMatter['minutes'],
      post('词', 'minutes: 7'),
      7,
    ],
    ['shows none by no number', () => undefined, post('词'), 0],
    ['is of its blog alone', () => 9, post('词', '', 'other'), 1],
  ])('%s', (_, own, of, minutes) => {
    expect(timesWith(own).minutesOf(of)).toBe(minutes);
  });

  it('that throws is named', () => {
    const fail = () => {
      throw new Error('no minutes');
    };
    expect(() => timesWith(fail).minutesOf(post('词'))).toThrow(
      'presets[0][1].blog.readingTime: no minutes',
    );
  });
});
