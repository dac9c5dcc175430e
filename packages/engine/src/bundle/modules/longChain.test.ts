import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {findLongChain} from './longChain.ts';

const inComponent = (code: string): string =>
  `export default function A() {\n  return <p>{${code}}</p>;\n}\n`;

it.each([
  ['sums', Array.from({length: 16_000}, () => '1').join('+')],
  ['texts in lines of their own', Array.from({length: 16_000}, () => '"a, b"').join(' +\n  ')],
  ['calls', `a${'.b(1, 2)'.repeat(4000)}`],
  ['items', `a${'[0]'.repeat(8000)}`],
  ['nots', `${'!'.repeat(8000)}a`],
])('finds a chain of %s', (_, code) => {
  expect(findLongChain(inComponent(code))).toBeGreaterThan(30);
});

it.each([
  ['many statements', 'a = b + c.d(e) - 1;\n'.repeat(5000)],
  ['lines without signs at their ends', 'a.b = c.d(e)\n'.repeat(5000)],
  ['a list', `[${'a + b.c, '.repeat(5000)}]`],
  ['a long text', `'${'a+b/c.d '.repeat(20_000)}'`],
  ['a comment', `/* ${'- a.b\n'.repeat(5000)} */`],
])('takes %s for no chain', (_, code) => {
  expect(findLongChain(code)).toBeUndefined();
});

it('takes no file of the theme for a chain', () => {
  const dir = join(import.meta.dirname, '../../../../theme/src');
  const files = readdirSync(dir, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((name) => /\.tsx?$/.test(name)))
    expect([file, findLongChain(readFileSync(join(dir, file), 'utf8'))]).toEqual([file, undefined]);
});
