import {execFileSync} from 'node:child_process';
import {renameSync, utimesSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {createFileTimes} from './fileTime.ts';

it('takes the first commit of a file, also under the name it had before, else the time of the file; asks git once', () => {
  const dir = temporaryFolder();
  const git = (args: readonly string[], date = '2024-01-01T00:00:00Z') =>
    execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@x', ...args], {
      cwd: dir,
      env: {...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date},
    });
  git(['init', '-q']);
  writeFiles(dir, {'blog/甲.md': '甲的正文\n', 'blog/b.md': '乙的正文\n'});
  git(['add', '.']);
  git(['commit', '-qm', 'a'], '2024-01-02T03:04:05+08:00');
  renameSync(join(dir, 'blog/甲.md'), join(dir, 'blog/新 名.md'));
  writeFiles(dir, {'blog/b.md': '乙改了\n', 'blog/c.md': '丙的正文\n'});
  git(['add', '.']);
  git(['commit', '-qm', 'b'], '2025-01-01T00:00:00Z');
  writeFiles(dir, {'blog/d.md': '丁\n'});
  utimesSync(join(dir, 'blog/d.md'), 0, 86_400);
  const timeOf = createFileTimes(dir);
  expect(timeOf('blog/c.md')).toBe('2025-01-01T00:00:00.000Z');
  renameSync(join(dir, '.git'), join(dir, '.gone'));
  expect(['新 名', 'b', 'c', 'd'].map((name) => timeOf(`blog/${name}.md`))).toEqual([
    '2024-01-01T19:04:05.000Z',
    '2024-01-01T19:04:05.000Z',
    '2025-01-01T00:00:00.000Z',
    '1970-01-02T00:00:00.000Z',
  ]);
});
