import {expect, it} from 'vitest';
import {plainCompiler} from '../../test/helpers/plainCompiler.ts';
import {countSteps, growthOf} from '../../test/helpers/steps.ts';
import {compileMarkdown} from './compile.ts';
import {findLostFootnotes} from './prepare/slips/lostFootnotes.ts';
import {repairInline} from './prepare/prepare.ts';

const stepsOf = (body: string) =>
  countSteps(() => compileMarkdown(plainCompiler, {body, file: 'a.md', firstLine: 1}));

it.each([
  ['a brace in a tag', '<Tabs a={'],
  ['a text in the brace of a tag', '<a b={"'],
  ['a comment in a tag', '<Tabs {/* '],
  ['an element that stays open', '<div>\n'],
  ['elements in one line', '<p>甲'],
  ['ends without a beginning', '</div>'],
  ['cells of HTML', '<table><td>'],
  ['a link', '[甲]('],
  ['a backtick that stays open behind one that is escaped', '\\``*'],
  ['a footnote', '[^甲]: 乙\n\n'],
  ['headings alike', '## 甲\n\n'],
  ['lists with numbers, which may explain code', '## 甲\n1. 乙\n'],
])('four times as much of the same is at most 4.5 times the work: %s', async (_, unit) => {
  const few = await stepsOf(unit.repeat(500));
  const many = await stepsOf(unit.repeat(2000));
  const growth = await growthOf(few.blocks, many.blocks, {
    bound: 4.5,
    countFew: async () => (await stepsOf(unit.repeat(500))).blocks,
  });
  expect(few.characters).toBeGreaterThan(500);
  expect(growth).toBeLessThan(4.5);
  expect(many.characters / few.characters).toBeLessThan(4.5);
});

it.each([
  ['', '，'],
  ['| a |\n| - |\n| ', '|'],
])('reads a run of many addresses once, whatever it ends with: %j', (before, end) => {
  const run = 'www.a.b/&'.repeat(100_000); // from each of them anew: 10,000 million characters more
  const repair = (text: string) => repairInline(text, {hasMath: false});
  expect(repair(`${before}${run}`)).toBe(`${before}${run}`);
  expect(repair(`${before}${run}${end}`)).toBe(`${before}[${run}](<http://${run}>)${end}`);
});

it.each([
  ['headings that stay open', '<h2>甲\n'],
  ['headings in elements of headings', '<h2><span>甲\n'],
  ['headings in headings of Markdown', '## <b>甲\n\n<h3>'],
])('four times as many %s give at most 4.5 times the HTML', async (_, unit) => {
  const sizeOf = async (count: number): Promise<number> => {
    const body = `一段\n\n${unit.repeat(count)}\n`;
    const {html, headings} = await compileMarkdown(plainCompiler, {
      body,
      file: 'a.md',
      firstLine: 1,
    });
    return html.length + JSON.stringify(headings).length;
  };
  expect((await sizeOf(200)) / (await sizeOf(50))).toBeLessThan(4.5);
});

it('a heading that stays open ends at the next, as in browsers', async () => {
  const {headings} = await compileMarkdown(plainCompiler, {
    body: '<h2>甲\n<h3>乙</h3>\n\n丙',
    file: 'a.md',
    firstLine: 1,
  });
  expect(headings.map(({level, text}) => [level, text])).toEqual([
    [2, '甲'],
    [3, '乙'],
  ]);
});

it('looks for the end of the name of a footnote no further than it may go', () => {
  const line = '[^'.repeat(200_000); // from each of them to the end: 40,000 million characters
  expect(findLostFootnotes([`[^a\\[b]: ${line}`, line], ['text', 'text'])).toEqual([
    {id: 'a\\[b', line: 0},
  ]);
  expect(findLostFootnotes([`[^a\\[b]: ${line}`, `[^a\\[b]`], ['text', 'text'])).toEqual([]);
});

it('takes a cell of a table with more words than a call may have arguments', async () => {
  const body = `| 甲 | 乙 |\n| - | - |\n| ${'a '.repeat(200_000)} | 丙 |\n`;
  const {html} = await compileMarkdown(plainCompiler, {body, file: 'a.md', firstLine: 1});
  expect(html).toContain('丙</td>');
});
