import {expect, it} from 'vitest';
import {plainCompiler} from '../../test/plainCompiler.ts';
import {countSteps, growthOf} from '../../test/steps.ts';
import {compileMarkdown} from './compile.ts';
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
  ['a footnote', '[^甲]: 乙\n\n'],
  ['headings alike', '## 甲\n\n'],
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
