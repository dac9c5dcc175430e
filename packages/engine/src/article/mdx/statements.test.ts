import {expect, it, vi} from 'vitest';
import {readStatements} from './statements.ts';

it('cuts a block with many statements into lines once, not for each of them', () => {
  const code = Array.from({length: 500}, (_, i) => `export const a${i} = ${i};`).join('\n');
  const split = vi.spyOn(String.prototype, 'split');
  try {
    const {names} = readStatements([{code, line: 1}], {
      file: 'a.mdx',
      values: {},
      own: new Set(),
    });
    expect(names.size).toBe(500);
    expect(split.mock.contexts.filter((text) => String(text).length > 1000).length).toBeLessThan(5);
  } finally {
    split.mockRestore();
  }
});
