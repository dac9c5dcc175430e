import {setImmediate as turn} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {createTurns} from './turns.ts';

it('lets the first begin at once, and the others one in a turn of the event loop', async () => {
  const takeTurn = createTurns();
  const begun: number[] = [];
  const begin = async (number: number) => {
    await takeTurn();
    begun.push(number);
  };
  expect(takeTurn()).toBeUndefined();
  const works = [begin(1), begin(2)];
  await turn();
  await Promise.resolve();
  expect(begun).toEqual([1]);
  await Promise.all(works);
  expect(begun).toEqual([1, 2]);
  await turn();
  expect(takeTurn()).toBeUndefined();
});
