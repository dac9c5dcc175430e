import {expect, it} from 'vitest';
import type {IndexReader} from '../reader/indexReader.ts';
import {matchPart} from './matchPart.ts';
import {parseQuery} from './query.ts';

/** Matches a query of one part in units that are texts; `asked` has the pairs that were read. */
async function match(query: string, units: readonly string[]) {
  const asked: string[] = [];
  const reader = {
    meta: {unitCount: units.length},
    chars: async (...pair: [number, number]) => {
      const text = String.fromCharCode(...pair);
      asked.push(text);
      const found = units.flatMap((unit, i) => (unit.includes(text) ? [i] : []));
      return {units: Int32Array.from(found), levels: new Uint8Array(found.length)};
    },
  } as unknown as IndexReader;
  const [part] = parseQuery(query).parts;
  const {units: found, literals} = await matchPart(reader, part!);
  return {asked, found, literals};
}

const question = '循环怎么中断';

it('reads no pair with a character that asks where no unit has the others', async () => {
  const {asked, found, literals} = await match(question, ['循环，怎么', '怎么中断']);
  expect(asked).toEqual(['循环', '中断']);
  expect(found).toEqual([]);
  expect(literals).toEqual([question]);
});

it('reads all pairs where a unit may have the whole question', async () => {
  const {asked, found} = await match(question, ['中断一个循环', question]);
  expect(new Set(asked)).toEqual(new Set(['循环', '环怎', '怎么', '么中', '中断']));
  expect(found).toEqual([1]);
});

it('reads the pairs of an asking word where a query has no others', async () => {
  const {asked, found} = await match('怎么', ['怎么', '什么']);
  expect(asked).toEqual(['怎么']);
  expect(found).toEqual([0]);
});
