import {describe, expect, it} from 'vitest';
import {isFresh, parseCachedQuote} from './cachedQuote.ts';
import {fetchQuote, REPEAT_MS} from './fetchQuote.ts';

const NOW = 1_700_000_000_000;
const stored = (value: unknown) => JSON.stringify(value);

describe('the stored quote', () => {
  it.each([
    [
      'a whole one',
      stored({text: '山', name: '王维', updateAt: NOW - 1}),
      {text: '山', name: '王维', updateAt: NOW - 1},
    ],
    [
      'one without an author',
      stored({text: '山', name: '', updateAt: NOW}),
      {text: '山', name: '', updateAt: NOW},
    ],
    [
      'an old one, which may still be shown',
      stored({text: '山', name: '', updateAt: 0}),
      {text: '山', name: '', updateAt: 0},
    ],
    ['nothing', null, null],
    ['no JSON', '{', null],
    ['null', 'null', null],
    ['one without a time', stored({text: '山', name: ''}), null],
    ['one from the future', stored({text: '山', name: '', updateAt: NOW + 1}), null],
    ['one without text', stored({text: '', name: '', updateAt: NOW}), null],
    ['one of another shape', stored({text: 1, name: null, updateAt: 'x'}), null],
  ])('reads %s', (_, text, quote) => {
    expect(parseCachedQuote(text, NOW)).toEqual(quote);
  });

  it('is fresh for ten minutes', () => {
    const at = (age: number) => isFresh({text: '山', name: '', updateAt: NOW - age}, NOW);
    expect([at(0), at(599_999), at(600_000)]).toEqual([true, true, false]);
  });
});

describe('fetchQuote', () => {
  const source = {url: 'https://quote.example/?c=i&encode=json', timeoutMs: 5000};
  const world = (...answers: unknown[]) => {
    const asked: string[] = [];
    const waits: number[] = [];
    return {
      asked,
      waits,
      fetch: async (url: string, init: RequestInit) => {
        asked.push(url);
        expect(init).toMatchObject({
          credentials: 'omit',
          mode: 'cors',
          referrerPolicy: 'no-referrer',
        });
        const answer = answers[asked.length - 1];
        if (answer instanceof Error) throw answer;
        return typeof answer === 'number'
          ? {ok: false, status: answer, json: async () => null}
          : {ok: true, status: 200, json: async () => answer};
      },
      wait: async (ms: number) => void waits.push(ms),
    };
  };

  it('takes the text and the author', async () => {
    expect(
      await fetchQuote(source, world({hitokoto: ' 山 ', from_who: '王维', from: '鹿柴'})),
    ).toEqual({text: '山', name: '王维'});
  });
  it('takes a text without an author', async () => {
    expect(await fetchQuote(source, world({hitokoto: '山', from_who: null}))).toEqual({
      text: '山',
      name: '',
    });
  });
  it('asks again, 600 ms later, while the text is empty', async () => {
    const outside = world({hitokoto: ''}, {hitokoto: '  '}, {hitokoto: 'x'});
    expect((await fetchQuote(source, outside)).text).toBe('x');
    expect(outside.asked).toHaveLength(3);
    expect(outside.waits).toEqual([REPEAT_MS, REPEAT_MS]);
  });
  it('gives up after three repeats', async () => {
    const outside = world({}, {}, {}, {}, {hitokoto: 'late'});
    await expect(fetchQuote(source, outside)).rejects.toThrow('no text');
    expect(outside.asked).toHaveLength(4);
  });
  it.each([
    ['a refusal', 500],
    ['no network', new TypeError('Failed to fetch')],
  ])('does not repeat after %s', async (_, answer) => {
    const outside = world(answer, {hitokoto: 'x'});
    await expect(fetchQuote(source, outside)).rejects.toThrow(/500|Failed to fetch/);
    expect(outside.asked).toHaveLength(1);
  });
});
