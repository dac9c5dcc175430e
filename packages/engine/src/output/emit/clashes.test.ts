import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {scanFolder} from '../../content/source/scan.ts';
import {createFold, findClash, planRenames, readNameRules, settleNames} from './clashes.ts';

const ALL = {foldsCase: true, foldsForm: true};
const NONE = {foldsCase: false, foldsForm: false};

it.each([
  ['case', ['a/index.html', 'A/index.html'], {...NONE, foldsCase: true}],
  ['case in a folder', ['Vue/x/y.html', 'vue/X/y.html'], {...NONE, foldsCase: true}],
  ['Unicode forms', ['caf\u00e9.txt', 'cafe\u0301.txt'], {...NONE, foldsForm: true}],
  ['both', ['Caf\u00e9.txt', 'cafe\u0301.txt'], ALL],
])(
  'names that differ by %s alone are one to such a file system, and two to another',
  (_, paths, rules) => {
    expect(findClash(paths, createFold(rules))).toEqual(paths);
    expect(findClash(paths, createFold(NONE))).toBeUndefined();
  },
);

it('a file is in the way of a folder of its name, everywhere', () => {
  const paths = ['b/index.html', 'b/c/d.html', 'b/c'];
  expect(findClash(paths, createFold(NONE))).toEqual(['b/c', 'b/c/d.html']);
  expect(findClash(['b/c/d/e.html', 'b'], createFold(NONE))).toEqual(['b', 'b/c/d/e.html']);
  expect(findClash(['B/C/d.html', 'b/c'], createFold(ALL))).toEqual(['b/c', 'B/C/d.html']);
});

it('folders that differ by case alone become one without harm', () => {
  expect(findClash(['A/x.html', 'a/y.html'], createFold(ALL))).toBeUndefined();
});

it.runIf(process.platform === 'linux')(
  'a file system is asked, and nothing stays of the question',
  () => {
    const dir = temporaryFolder();
    expect(readNameRules(dir)).toEqual(NONE);
    expect(scanFolder(dir)).toEqual([]);
  },
);

it('names that changed their case alone are renamed, folders first, where nothing else keeps the old one', () => {
  const wanted = new Set(['vue/a/B.html', 'vue/a/c.html', 'css/x.html', 'CSS/y.html', 'd.html']);
  const gone = ['Vue/a/b.html', 'Vue/a/c.html', 'CSS/x.html', 'old.html'];
  const {stale, renamed} = settleNames({wanted, unwanted: gone, gone, readRules: () => ALL});
  expect(stale).toEqual(['old.html']);
  expect(planRenames(renamed, wanted)).toEqual([
    ['Vue', 'vue'],
    ['vue/a/b.html', 'vue/a/B.html'],
  ]);
  expect(settleNames({wanted, unwanted: gone, gone, readRules: () => NONE})).toEqual({
    stale: gone,
    renamed: new Map(),
  });
});
