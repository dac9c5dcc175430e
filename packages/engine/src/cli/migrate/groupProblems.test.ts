import {expect, it} from 'vitest';
import type {MigrationProblem} from './from/common/migration.ts';
import {groupProblems} from './groupProblems.ts';

const noTag = (name: string, line: number): MigrationProblem => ({
  file: 'a.md',
  line,
  zh: `组件 <${name}> 没有带过来。`,
  en: `The component <${name}> was not brought over.`,
});
const noNote = (name: string): MigrationProblem => ({
  file: '_sidebar.md',
  zh: `目录里的 ${name} 没有对应的笔记，已经略过。`,
  en: `${name} of the table of contents is no note; it was left out.`,
});

const print = (problems: readonly MigrationProblem[]): string[] =>
  groupProblems(problems).map(
    ({shown, rest}) => `${shown.map(({line, zh}) => line ?? zh.slice(5, -14)).join()} +${rest}`,
  );

it('keeps what is said once and puts together what differs by names alone, also by Chinese ones', () => {
  expect(
    print([noTag('A', 1), noNote('甲'), noTag('Bb', 2), noNote('b.md'), noNote('乙')]),
  ).toEqual(['1,2 +0', '甲,b.md,乙 +0']);
});

it('shows four places of a kind, those with other words first, in their order', () => {
  const lines = Array.from({length: 300}, (_, i) => noTag(i < 200 ? 'A' : `B${i}`, i + 1));
  expect(print(lines)).toEqual(['1,201,202,203 +296']);
  expect(print(lines.slice(0, 100))).toEqual(['1,2,3,4 +96']);
});

it('shows a fifth place instead of saying that there is one', () => {
  expect(print([1, 2, 3, 4, 5].map((line) => noTag('A', line)))).toEqual(['1,2,3,4,5 +0']);
});

it('leaves nothing out of its count', () => {
  const all = [...[1, 2, 3, 4, 5, 6, 7].map((line) => noTag('A', line)), noNote('甲')];
  const counts = groupProblems(all).map(({shown, rest}) => shown.length + rest);
  expect(counts).toEqual([7, 1]);
});
