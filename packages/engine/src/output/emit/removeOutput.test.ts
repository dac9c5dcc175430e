import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openOutput} from './output.ts';
import {removeOutput} from './removeOutput.ts';

/** A site with an output that a build wrote. */
function builtSite(options: {readonly swap?: boolean} = {}) {
  const root = temporaryFolder();
  const [dir, state] = [join(root, 'dist'), join(root, '.wuya/output/x')];
  const output = openOutput(dir, state, options);
  for (const path of ['index.html', 'a/b/index.html']) output.write(path, path, path);
  output.commit();
  return {dir, state};
}

it.each([{}, {swap: true}])('removes an output that builds made (%o)', (options) => {
  const {dir, state} = builtSite(options);
  expect(removeOutput(dir, state)).toEqual({isRemoved: true, left: []});
  expect(existsSync(dir)).toBe(false);
  expect(removeOutput(dir, state)).toEqual({isRemoved: false, left: []});
});

it.each([{}, {swap: true}])('leaves what no build made (%o)', (options) => {
  const {dir, state} = builtSite(options);
  writeFiles(dir, {CNAME: 'x', 'a/mine/y.txt': 'y'});
  expect(removeOutput(dir, state)).toEqual({isRemoved: true, left: ['CNAME', 'a/mine/y.txt']});
  rmSync(join(state, '..'), {recursive: true});
  expect(readdirSync(dir, {recursive: true}).toSorted()).toEqual([
    'CNAME',
    'a',
    'a/mine',
    'a/mine/y.txt',
  ]);
});

it('removes what the build of another branch made, whose cache is not there', () => {
  const {dir, state} = builtSite();
  const other = builtSite();
  const output = openOutput(other.dir, other.state);
  output.write('c.html', 'c', 'c');
  output.commit(); // the other pages are not wanted there
  rmSync(state, {recursive: true});
  renameSync(other.state, state);
  writeFiles(dir, {CNAME: 'x'});
  expect(removeOutput(dir, state)).toEqual({isRemoved: true, left: ['CNAME']});
});

it('leaves a folder of which nothing is remembered, a link to elsewhere, and a file', () => {
  const root = temporaryFolder();
  const state = join(root, '.wuya/output/x');
  mkdirSync(join(root, 'theirs'));
  writeFileSync(join(root, 'theirs/index.js'), '');
  symlinkSync('theirs', join(root, 'link'));
  writeFileSync(join(root, 'file'), '');
  expect(removeOutput(join(root, 'theirs'), state).left).toEqual(['index.js']);
  for (const name of ['link', 'file'])
    expect(removeOutput(join(root, name), state)).toEqual({isRemoved: false, left: ['']});
  expect(readdirSync(root).toSorted()).toEqual(['file', 'link', 'theirs']);
});
