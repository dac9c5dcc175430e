import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {besideOwn, findObstacle, findRepositoryAbove} from './startedFolder.ts';

function folderWith(files: Readonly<Record<string, string>>): string {
  const dir = mkdtempSync(join(tmpdir(), 'create-wuya-'));
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return dir;
}

it('takes a repository that a host has just made, and no folder with work in it', () => {
  const dir = folderWith({
    'README.md': '# Mine\n',
    LICENSE: 'MIT',
    '.gitignore': '',
    '.DS_Store': '',
  });
  mkdirSync(join(dir, '.git'));
  expect(findObstacle(dir)).toBeUndefined();
  expect(findObstacle(join(dir, 'none'))).toBeUndefined();
  expect(findObstacle(folderWith({'package.json': '{}'}))).toBe('package.json');
  expect(findObstacle(folderWith({'a.txt': '', 'b.md': ''}))).toBe('b.md');
  expect(findObstacle(folderWith({'README.md': '', 'readme-notes.md': ''}))).toBe(
    'readme-notes.md',
  );
});

it('leaves files of the author as they are, and adds what their .gitignore lacks', () => {
  const site = new Map([
    ['README.md', 'ours'],
    ['.gitignore', 'node_modules/\ndist/\n.wuya/\n'],
    ['notes/index.md', '# A\n'],
  ]);
  const dir = folderWith({'readme.md': 'mine', '.gitignore': '/node_modules\ndist/'});
  const {files, ignored} = besideOwn(dir, site);
  expect([...files.keys()]).toEqual(['notes/index.md']);
  expect(ignored).toBe('\n.wuya/\n');
  expect(besideOwn(join(dir, 'new'), site)).toEqual({files: site, ignored: ''});
});

it('knows the repository that a folder is a part of, not the one that it is', () => {
  const dir = folderWith({});
  mkdirSync(join(dir, 'apps/notes'), {recursive: true});
  expect(findRepositoryAbove(dir)).toBeUndefined();
  mkdirSync(join(dir, '.git'));
  expect(findRepositoryAbove(dir)).toBeUndefined();
  expect(findRepositoryAbove(join(dir, 'apps/notes'))).toBe(dir);
  expect(findRepositoryAbove(join(dir, 'not/yet'))).toBe(dir);
  mkdirSync(join(dir, 'apps/notes/.git'));
  expect(findRepositoryAbove(join(dir, 'apps/notes'))).toBeUndefined();
});
