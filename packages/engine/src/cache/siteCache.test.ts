import {execFileSync} from 'node:child_process';
import {mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {withFsFault} from '../../test/helpers/fsFaults.ts';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {isOutside} from './outside.ts';
import {openSiteCache, stopOnForeignState} from './siteCache.ts';
import {keepOutOfGit} from './repository.ts';

const codeOf = (dir: string): unknown => {
  try {
    stopOnForeignState(dir);
  } catch (error) {
    const [{code, en}] = (error as {diagnostics: readonly [{code: string; en: string}]})
      .diagnostics;
    return [code, en];
  }
  return undefined;
};

it('opens where there is no state yet, and where it is files and folders', () => {
  const dir = temporaryFolder();
  expect(openSiteCache(dir).dir).toBe(join(dir, '.wuya/cache'));
  writeFiles(dir, {'.wuya/cache/pages/a.json': '1', '.wuya/build.lock': ''});
  expect(openSiteCache(dir, {locale: 'en', isPortable: true}).dir).toBe(
    join(dir, '.wuya/cache-portable-en'),
  );
});

it('opens where an output of an earlier build holds links', () => {
  const dir = temporaryFolder();
  mkdirSync(join(dir, '.wuya/output/x/releases'), {recursive: true});
  symlinkSync('nowhere', join(dir, '.wuya/output/x/releases/1'));
  expect(codeOf(dir)).toBeUndefined();
});

it.each(['.wuya', '.wuya/cache', '.wuya/cache/pages/a.json'])('stops at the link %s', (path) => {
  const dir = temporaryFolder();
  writeFiles(dir, {'elsewhere/a': ''});
  mkdirSync(join(dir, path, '..'), {recursive: true});
  symlinkSync(join(dir, 'elsewhere'), join(dir, path));
  expect(codeOf(dir)).toEqual(['EM-004', expect.stringContaining(path)]);
});

it.runIf(process.platform === 'linux')('stops at a pipe, which would be read for ever', () => {
  for (const path of ['.wuya', '.wuya/build.lock']) {
    const dir = temporaryFolder();
    mkdirSync(join(dir, path, '..'), {recursive: true});
    execFileSync('mkfifo', [join(dir, path)]);
    expect(codeOf(dir)).toEqual(['SRC-006', expect.any(String)]);
  }
});

it('knows what leads out of a folder', () => {
  expect(['..', '../a', '..\\a', '/a'].filter((path) => !isOutside(path))).toEqual([]);
  expect(['', 'a', '..a', 'a/..b', '...'].filter(isOutside)).toEqual([]);
});

const git = (dir: string, ...args: readonly string[]) =>
  execFileSync('git', args, {cwd: dir, stdio: ['ignore', 'pipe', 'ignore']});

it.each([2, 4])(
  'stops where the state came with the repository, whose index is version %i',
  (version) => {
    const root = temporaryFolder();
    const dir = join(root, 'site');
    writeFiles(dir, {'.wuya/cache/a': '1', '.w': ''});
    git(root, 'init', '-q');
    expect(codeOf(dir)).toBeUndefined();
    git(root, 'add', '-A', '-f');
    git(root, 'update-index', '--index-version', String(version));
    expect(codeOf(dir)).toEqual(['EM-007', expect.any(String)]);
    git(root, 'rm', '-r', '-q', '--cached', 'site/.wuya');
    expect(codeOf(dir)).toBeUndefined();
  },
);

it('opens where the state of another site is in the repository, or a file that Git cannot read is in its place', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'.wuya/cache/a': '1', 'other/.wuya/cache/a': '1'});
  git(dir, 'init', '-q');
  git(dir, 'add', '-f', 'other');
  expect(codeOf(dir)).toBeUndefined();
  const broken = temporaryFolder();
  writeFiles(broken, {'.wuya/cache/a': '1', '.git': 'gitdir: nowhere'});
  expect(codeOf(broken)).toBeUndefined();
});

it('is not committed by mistake: Git leaves the state out that a build has made', () => {
  const dir = temporaryFolder();
  keepOutOfGit(join(dir, '.wuya'));
  expect(readdirSync(dir)).toEqual([]);
  writeFiles(dir, {'.wuya/cache/a': '1', 'notes/a.md': ''});
  keepOutOfGit(join(dir, '.wuya'));
  git(dir, 'init', '-q');
  git(dir, 'add', '-A');
  expect(git(dir, 'ls-files').toString()).toBe('notes/a.md\n');
  expect(codeOf(dir)).toBeUndefined();
});

it('leaves no empty list of what Git leaves out where the disk is full: the next build would keep it', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'.wuya/cache/a': '1'});
  const state = join(dir, '.wuya');
  const full = {at: 0, code: 'ENOSPC', calls: ['renameSync']} as const;
  expect(withFsFault(full, () => keepOutOfGit(state)).error).toMatchObject({code: 'ENOSPC'});
  expect(readdirSync(state)).toEqual(['cache']);
});
