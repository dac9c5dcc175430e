import {expect, it} from 'vitest';
import {createStateTable, STATE_LIMIT} from './stateTable.ts';

/** Makes states that count how often they are compared. */
function createStates() {
  let comparisons = 0;
  return {
    count: () => comparisons,
    state: (depth: number, name: string) => ({
      depth,
      name,
      equals(other: {readonly name: string}): boolean {
        comparisons++;
        return this.name === other.name;
      },
    }),
  };
}

it('gives the first of equal states', () => {
  const {state} = createStates();
  const table = createStateTable<ReturnType<typeof state>>();
  const first = table.keep(state(1, 'a'));
  expect(table.keep(state(2, 'b'))).not.toBe(first);
  expect(table.keep(state(1, 'c'))).not.toBe(first);
  expect(table.keep(state(1, 'a'))).toBe(first);
  table.clear();
  expect(table.keep(state(1, 'a'))).not.toBe(first);
});

it('compares no states of code that opens a bracket in each line', () => {
  const {state, count} = createStates();
  const table = createStateTable<ReturnType<typeof state>>();
  for (let i = 0; i < 5000; i++) table.keep(state(i, `${i}`));
  expect(count()).toBe(0);
});

it('compares a state with no more than it keeps of one depth', () => {
  const {state, count} = createStates();
  const table = createStateTable<ReturnType<typeof state>>();
  for (let i = 0; i < 2000; i++) table.keep(state(1, `${i}`));
  const before = count();
  table.keep(state(1, 'another'));
  expect(count() - before).toBe(STATE_LIMIT);
});
