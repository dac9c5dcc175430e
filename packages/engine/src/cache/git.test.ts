import {chmodSync, existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeEach, expect, it, onTestFinished, vi} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {createFileTimes} from '../content/blog/fileTime.ts';
import {readGitDates} from '../content/gitDates.ts';
import {readGitRenames} from '../content/gitRenames.ts';
import {followGit, runGit, runGitSync} from './git.ts';

let dir: string;
const calls = (): string =>
  existsSync(join(dir, 'calls')) ? readFileSync(join(dir, 'calls'), 'utf8') : '';

/** Puts a program in the place of git, which notes what it is asked. */
function replaceGit(script: string): void {
  writeFiles(dir, {'bin/git': `#!/bin/sh\necho "$@" >> '${dir}/calls'\n${script}\n`});
  chmodSync(join(dir, 'bin/git'), 0o755);
  vi.stubEnv('PATH', `${join(dir, 'bin')}:${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
}

beforeEach(() => {
  dir = temporaryFolder();
  writeFiles(dir, {'.git/HEAD': 'ref: refs/heads/main\n', 'notes/a.md': '# a\n'});
});

it.each([
  ['dates', () => readGitDates(dir, ['notes'])],
  ['renames', () => readGitRenames(dir, ['notes'], () => undefined)],
  ['times of files', () => Promise.resolve(createFileTimes(dir)('notes/a.md'))],
])('%s: a git that fails at a question of milliseconds is asked no other', async (_, read) => {
  replaceGit('exit 9');
  await read();
  expect(calls()).toMatch(/^rev-parse [\w-]+\n$/);
});

it('git never asks the terminal for a password, unless the environment says so', async () => {
  replaceGit('echo "$GIT_TERMINAL_PROMPT"');
  const ask = async () => (await runGit(['x'], {cwd: dir})).toString();
  expect(await ask()).toBe('0\n');
  vi.stubEnv('GIT_TERMINAL_PROMPT', '1');
  expect(await ask()).toBe('1\n');
});

it('a repository that the environment names, as hooks do, is asked about folders of no other', async () => {
  replaceGit('echo "$GIT_DIR $GIT_INDEX_FILE"');
  vi.stubEnv('GIT_DIR', '/other/.git');
  vi.stubEnv('GIT_INDEX_FILE', '/other/.git/index');
  const ask = async (cwd: string) => (await runGit(['x'], {cwd})).toString();
  expect(await ask(join(dir, 'notes'))).toBe(' \n');
  expect(runGitSync(['x'], {cwd: dir}).toString()).toBe(' \n');
  const named = '/other/.git /other/.git/index\n';
  expect(await ask(temporaryFolder())).toBe(named);
  vi.stubEnv('GIT_WORK_TREE', dir);
  expect(await ask(join(dir, 'notes'))).toBe(named);
});

it('what git prints is handed over in pieces, and why it failed is told', async () => {
  replaceGit('head -c 3000000 /dev/zero; echo no such thing >&2; exit 7');
  let [pieces, characters] = [0, 0];
  const followed = followGit(['log'], {cwd: dir}, (piece) => {
    pieces++;
    characters += piece.length;
  });
  await expect(followed).rejects.toMatchObject({code: 7, stderr: 'no such thing\n'});
  expect(characters).toBe(3_000_000);
  expect(pieces).toBeGreaterThan(1);
});
