import {describe, expect, it} from 'vitest';
import {plainCompiler} from '../../test/helpers/plainCompiler.ts';
import {compileMarkdown} from './compile.ts';
import {compileMdx} from './mdx/compileMdx.ts';

const LEVELS = 2000;

describe('a note that nests 2,000 levels', () => {
  it.each([
    ['quotes', `一段\n\n${'> '.repeat(LEVELS)}深处`, 3],
    ['lists', `一段\n\n${'- '.repeat(LEVELS)}深处`, 3],
    [
      'lists over lines',
      Array.from({length: LEVELS}, (_, i) => `${' '.repeat(2 * i)}- 深处`).join('\n'),
      100,
    ],
    ['open <div>', '<div>\n'.repeat(LEVELS) + '深处', 201],
    ['closed <div>', `${'<div>'.repeat(LEVELS)}深处${'</div>'.repeat(LEVELS)}`, 1],
    ['<details>', '<details>\n'.repeat(LEVELS) + '深处', 201],
    [
      'closed <details>',
      `${'<details>\n'.repeat(LEVELS)}\n深处\n\n${'</details>\n'.repeat(LEVELS)}`,
      201,
    ],
    [':::tip', ':::tip\n'.repeat(LEVELS) + '深处', 201],
    [
      'components',
      `${'<Admonition>\n'.repeat(LEVELS)}\n深处\n\n${'</Admonition>\n'.repeat(LEVELS)}`,
      201,
    ],
  ])('says where it is too deep, and keeps the text: %s', async (_, body, line) => {
    const {html, diagnostics} = await compileMarkdown(plainCompiler, {
      body,
      file: 'a.md',
      firstLine: 1,
    });
    const deep = diagnostics.filter(({code}) => code === 'MD-117');
    expect(deep).toHaveLength(1);
    expect(deep[0]!.place).toMatchObject({file: 'a.md', line});
    expect(html).toContain('深处');
  });

  it.each([
    ['quotes', `${'> '.repeat(LEVELS)}深处`],
    ['tags', `${'<b>'.repeat(LEVELS)}深处${'</b>'.repeat(LEVELS)}`],
    ['an export', `export const a = ${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}\n\n深处`],
    ['a value', `深处 {${'['.repeat(LEVELS)}${']'.repeat(LEVELS)}}`],
    ['quotes beside an admonition', `:::tip\n一\n:::\n\n${'> '.repeat(LEVELS)}深处`],
    ['an assignment over lines', `深处 {a${'=\na'.repeat(LEVELS)}}`],
    ['a loop', `export function a() {${'for (;;)'.repeat(LEVELS)};}\n\n深处`],
  ])('is an error in MDX: %s', async (_, body) => {
    const {diagnostics} = await compileMdx(plainCompiler, {body, file: 'a.mdx', firstLine: 1});
    expect(diagnostics).toMatchObject([{code: 'MD-117', level: 'error', place: {file: 'a.mdx'}}]);
  });

  it.each([
    ['a sum', '+a'],
    ['a path', '.a'],
    ['calls', '()'],
    ['texts with marks', '`b`\n'],
  ])('is an error in MDX where only a walk over the code finds out: %s', async (_, unit) => {
    const body = `{b}\n\n深处\n\n{a${unit.repeat(20_000)}}\n`;
    const {diagnostics} = await compileMdx(plainCompiler, {body, file: 'a.mdx', firstLine: 3});
    expect(diagnostics).toMatchObject([
      {code: 'MD-117', level: 'error', place: {file: 'a.mdx', line: 7, column: 1}},
    ]);
  });

  it('is no matter up to 50 levels', async () => {
    const body = `${'> '.repeat(50)}深处`;
    const {diagnostics} = await compileMarkdown(plainCompiler, {body, file: 'a.md', firstLine: 1});
    expect(diagnostics).toEqual([]);
  });
});

describe('a note with very many signs of code', () => {
  // The parser shows the whole line with each of its errors.
  it('reads no line of more than 4,000 characters as a statement', async () => {
    const written = (length: number) => `import a from './${'x'.repeat(length)}.js'\n\n段`;
    const read = async (body: string) =>
      (await compileMarkdown(plainCompiler, {body, file: 'a.md', firstLine: 1})).html;
    expect(await read(written(3900))).not.toContain('xxx');
    expect(await read(written(4100))).toContain('xxx');
  });

  it('finds the place of each unknown name in MDX', async () => {
    const body = '{a}'.repeat(300);
    const {diagnostics} = await compileMdx(plainCompiler, {body, file: 'a.mdx', firstLine: 1});
    const columns = diagnostics.map(({place}) => place?.column);
    expect(columns).toEqual(Array.from({length: 300}, (_, i) => 3 * i + 2));
  });
});
