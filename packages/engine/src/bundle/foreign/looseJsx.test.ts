import {expect, it} from 'vitest';
import {escapeLooseJsx} from './looseJsx.ts';

it('writes signs in the text of JSX as JSX wants them', () => {
  expect(escapeLooseJsx('const a = <p>中文 => b } c</p>;', 'jsx')).toBe(
    "const a = <p>中文 ={'>'} b {'}'} c</p>;",
  );
  expect(escapeLooseJsx('const a: X = <A<T>> > </A>;', 'jsx')).toBe(
    "const a: X = <A<T>> {'>'} </A>;",
  );
});

it('writes all signs of a text at once, and gives up where there is no end of them', () => {
  const signs = (count: number) => '> '.repeat(count);
  const code = (text: string) => `const a = <p>${text}</p>;`;
  expect(escapeLooseJsx(code(signs(10_000)), 'jsx')).toBe(code("{'>'} ".repeat(10_000)));
  const texts = (count: number) => code('> <br/>'.repeat(count));
  const given = escapeLooseJsx(texts(2_000), 'jsx');
  expect(given).toContain("{'>'} <br/>> <br/>");
});

it.each(['const a = <p>{b > c}</p>;', 'const a = b > c;', 'const a = <p>', 'const a = <p>b'])(
  'leaves other code as it is: %s',
  (code) => expect(escapeLooseJsx(code, 'js')).toBe(code),
);

it('takes the types of a file of TypeScript for no elements', () => {
  const code = 'const a = <Num>b > c; const d = <Num>e;';
  expect(escapeLooseJsx(code, 'ts')).toBe(code);
});
