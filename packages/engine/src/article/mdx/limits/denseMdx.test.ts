import {expect, it} from 'vitest';
import {plainCompiler} from '../../../../test/helpers/plainCompiler.ts';
import {compileMdx} from '../compileMdx.ts';

const compiler = {
  ...plainCompiler,
  highlight: async (blocks: readonly unknown[]) => ({
    lines: blocks.map(() => ['code']),
    unknown: [],
  }),
};
const problemsOf = async (body: string) =>
  (await compileMdx(compiler, {body, file: 'a.mdx', firstLine: 1})).diagnostics.map(
    ({code, level, place}) => `${level} ${code} ${place!.line}`,
  );
const times = (unit: string, bytes: number): string => unit.repeat(bytes / unit.length);

it.each([
  ['expressions in one line', times('{1}', 64_000)],
  ['expressions in lines of a paragraph', times('a {1} b\n', 64_000)],
  ['expressions in rows', `| a |\n| - |\n${times('| {1} |\n', 64_000)}`],
  ['expressions in a tag', `<b>${times('a {1}', 64_000)}</b>`],
  ['references', times('&lt;', 32_000)],
  ['signs of emphasis', times('__a', 64_000)],
  ['quotes in quotes', times('>', 64_000)],
  ['items in items', times('+ ', 64_000)],
  ['ends of admonitions', times(':::\n', 64_000)],
  ['stops in an address', `http://a.b/${times('.', 64_000)}x`],
])('a paragraph of an MDX page with too many signs is an error: %s', async (_, text) => {
  expect(await problemsOf(`甲\n\n${text}\n`)).toEqual(['error MD-119 3']);
});

it.each([
  ['paragraphs with expressions', times('a {1} b {2}\n\n', 64_000)],
  ['expressions that are lines of their own', times('{1}\n', 64_000)],
  ['items with expressions', times('- a {1}\n', 64_000)],
  ['admonitions', times(':::tip\na\n:::\n', 64_000)],
  ['a component with much data', `<Tabs data={{${times('a: {b: "__&"},\n', 64_000)}}} />`],
  ['statements with much data', `export const a = [${times('{a: "&lt;", __b: 1},\n', 64_000)}];`],
  ['code', `\`\`\`js\n${times('{a} &lt; __\n', 64_000)}\`\`\``],
  ['an address with some stops', `http://a.b/${'.'.repeat(2000)}x`],
])('what the parser reads in time is read: %s', async (_, text) => {
  expect(await problemsOf(`甲\n\n${text}\n`)).not.toContainEqual(expect.stringContaining('MD-119'));
});
