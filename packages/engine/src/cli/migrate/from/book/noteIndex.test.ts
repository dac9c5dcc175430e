import {expect, it} from 'vitest';
import {countSteps, growthOf} from '../../../../../test/helpers/steps.ts';
import type {OldFolder} from '../common/migration.ts';
import {listMetaFolder} from './metaTree.ts';
import {indexNotes} from './noteIndex.ts';

const folderOf = (paths: readonly string[]): OldFolder => ({
  paths,
  has: (path) => paths.includes(path),
  read: () => '',
  run: async () => undefined,
});

it('lists notes and folders that have notes, each once, in the order of their paths', () => {
  const index = indexNotes({
    paths: ['b/x.md', 'b/y/z.md', 'b/y/w.mdx', 'b.md', 'c/p.png', 'q.json'],
  });
  expect(index.list('')).toEqual([
    {name: 'b', isFolder: true},
    {name: 'b.md', isFolder: false},
  ]);
  expect(index.list('b/')).toEqual([
    {name: 'x.md', isFolder: false},
    {name: 'y', isFolder: true},
  ]);
  expect(index.list('c/')).toEqual([]);
  expect(['q', 'b', 'b/x', 'c', 'b/'].map(index.hasEnding)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

it('reads a folder once: four times as many folders are at most 4.5 times the work', async () => {
  const stepsOf = (count: number) => {
    const folder = {
      ...folderOf(Array.from({length: count}, (_, i) => `d${i}/index.mdx`)),
      has: () => false,
    };
    const tree = {index: indexNotes(folder), root: '', base: '', texts: {}, problems: []};
    return countSteps(async () => {
      expect(await listMetaFolder('', {folder, ...tree})).toHaveLength(count);
    });
  };
  const [few, many] = [await stepsOf(100), await stepsOf(400)];
  const countFew = async () => (await stepsOf(100)).blocks;
  expect(await growthOf(few.blocks, many.blocks, {bound: 4.5, countFew})).toBeLessThan(4.5);
});
