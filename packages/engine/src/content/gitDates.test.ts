import {execFileSync} from 'node:child_process';
import {chmodSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {createGitLogReader, readGitDates} from './gitDates.ts';

/** A repository with a site in `site`, its notes committed one after another. */
function createRepository(): string {
  const dir = temporaryFolder();
  const git = (date: string, author: string, ...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.email=a@b.example', '-c', `user.name=${author}`, ...args], {
      cwd: dir,
      env: {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date},
    });
  git('', 'x', 'init', '-q', '-b', 'main');
  writeFiles(dir, {'site/notes/闭 包.md': '一', 'site/notes/b.md': '一', 'outside.md': '一'});
  git('', 'x', 'add', '-A');
  git('2024-01-02T23:30:00-0500', '甲', 'commit', '-qm', 'one');
  writeFiles(dir, {'site/notes/b.md': '二'});
  git('2024-05-06T10:00:00+0800', '乙 丙', 'commit', '-qam', 'two');
  writeFiles(dir, {'site/notes/new.md': '未提交'});
  return dir;
}

/** Makes a folder a repository of its own, with one commit of that day. */
function commitAll(dir: string, day: string): void {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.email=a@b.example', '-c', 'user.name=甲', ...args], {
      cwd: dir,
      stdio: 'pipe',
      env: {...process.env, GIT_COMMITTER_DATE: `${day}T10:00:00Z`},
    });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'one');
}

describe('D20 dates from git', () => {
  it('are those of the last commit of each file, in UTC, and none for a file that was never committed', async () => {
    const dir = createRepository();
    const {lastUpdates, diagnostics} = await readGitDates(join(dir, 'site'), ['notes']);
    expect([...lastUpdates].toSorted()).toEqual([
      ['notes/b.md', {date: '2024-05-06', author: '乙 丙'}],
      ['notes/闭 包.md', {date: '2024-01-03', author: '甲'}],
    ]);
    expect(diagnostics).toEqual([]);
  });

  it('come from the repository that a folder is in: a submodule, a folder beside the site, one in no repository', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'vault/a/甲.md': '一', 'site/notes/b/b.md': '一', 'site/blog/c.md': '一'});
    commitAll(join(dir, 'vault'), '2024-01-01');
    commitAll(join(dir, 'site/notes'), '2024-01-02');
    writeFiles(dir, {'site/notes/own/d.md': '一', 'site/.gitignore': 'notes\n'});
    commitAll(join(dir, 'site'), '2024-01-03');
    expect(await readGitDates(join(dir, 'site'), ['notes', '../vault/a', 'blog'])).toEqual({
      lastUpdates: new Map([
        ['notes/b/b.md', {date: '2024-01-02', author: '甲'}],
        ['../vault/a/甲.md', {date: '2024-01-01', author: '甲'}],
        ['blog/c.md', {date: '2024-01-03', author: '甲'}],
      ]),
      diagnostics: [],
    });
    const without = await readGitDates(dir, ['site/notes', 'vault/a']);
    expect([...without.lastUpdates.keys()]).toEqual(['site/notes/b/b.md', 'vault/a/甲.md']);
    expect(without.diagnostics).toEqual([]);
    writeFiles(dir, {'none/a.md': '一'});
    expect(await readGitDates(join(dir, 'site'), ['../none', 'blog'])).toMatchObject({
      lastUpdates: new Map([['blog/c.md', {}]]),
      diagnostics: [{code: 'GIT-001', place: {file: '../none'}}],
    });
  });

  it('come for folders of the same repository beside the site, and for the whole of its own', async () => {
    const dir = createRepository();
    writeFiles(dir, {'site/notes/b.md': '三'});
    const site = join(dir, 'site/notes');
    const {lastUpdates, diagnostics} = await readGitDates(site, [
      '../../site/notes',
      '../..',
      '../none',
    ]);
    expect(lastUpdates.get('../../site/notes/b.md')).toEqual({date: '2024-05-06', author: '乙 丙'});
    expect(lastUpdates.get('../../outside.md')).toEqual({date: '2024-01-03', author: '甲'});
    expect(diagnostics).toEqual([]);
  });

  it('come from submodules below a folder too', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'site/notes/js/a.md': '一',
      'site/notes/js/b c/d.md': '一',
      'other/e.md': '一',
    });
    for (const [path, day] of [
      ['site/notes/js/b c', '2024-01-01'],
      ['site/notes/js', '2024-01-02'],
      ['other', '2024-01-03'],
    ] as const)
      commitAll(join(dir, path), day);
    const named = [
      'site/notes/js',
      'site/notes/js/b c',
      'other',
      'site/notes/gone',
      'site/notes/../../../x',
    ];
    writeFiles(dir, {
      'site/notes/f.md': '一',
      '.gitmodules': named.map((path) => `[submodule "${path}"]\n\tpath = ${path}\n`).join(''),
    });
    commitAll(dir, '2024-01-04');
    const {lastUpdates, diagnostics} = await readGitDates(join(dir, 'site'), ['notes']);
    expect([...lastUpdates].map(([path, {date}]) => `${path} ${date}`).toSorted()).toEqual([
      'notes/f.md 2024-01-04',
      'notes/js 2024-01-04',
      'notes/js/a.md 2024-01-02',
      'notes/js/b c 2024-01-02',
      'notes/js/b c/d.md 2024-01-01',
    ]);
    expect(diagnostics).toEqual([]);
  });

  it('are read from a repository among the notes without running what its settings name', async () => {
    const dir = temporaryFolder();
    const repository = join(dir, 'notes');
    writeFiles(dir, {'notes/a/b.md': '一'});
    commitAll(repository, '2024-01-01');
    const git = (...args: readonly string[]) =>
      execFileSync('git', args, {cwd: repository}).toString().trim();
    const tree = git('rev-parse', 'HEAD:a');
    rmSync(join(repository, '.git/objects', tree.slice(0, 2), tree.slice(2)));
    const ran = join(dir, 'ran');
    for (const [name, value] of [
      ['core.repositoryformatversion', '1'],
      ['extensions.partialClone', 'origin'],
      ['remote.origin.url', dir],
      ['remote.origin.promisor', 'true'],
      ['remote.origin.uploadpack', `touch '${ran}'; false`],
      ['protocol.file.allow', 'always'],
    ] as const)
      git('config', name, value);
    expect(await readGitDates(dir, ['notes'])).toMatchObject({diagnostics: [{code: 'GIT-001'}]});
    expect(existsSync(ran)).toBe(false);
  });

  it('come from a second working tree and an absorbed submodule, not from where a foreign .git leads', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {'a/a.md': '一', 'secret/a.md': '一', 'site/b.md': '一'});
    for (const name of ['a', 'secret', 'site']) commitAll(join(dir, name), '2024-01-01');
    const git = (cwd: string, ...args: readonly string[]) =>
      execFileSync('git', ['-c', 'protocol.file.allow=always', ...args], {
        cwd: join(dir, cwd),
        stdio: 'pipe',
      });
    git('a', 'worktree', 'add', '-q', '--detach', join(dir, 'site/notes/tree'));
    git('site', 'submodule', 'add', '-q', join(dir, 'a'), 'notes/module');
    const foreign = join(dir, 'secret/.git');
    writeFiles(dir, {
      'site/notes/file/a.md': '一',
      'site/notes/file/.git': `gitdir: ${foreign}\n`,
      'site/notes/link/a.md': '一',
      'site/notes/shared/a.md': '一',
      'site/notes/shared/.git/HEAD': 'ref: refs/heads/x\n',
      'site/notes/shared/.git/commondir': `${foreign}\n`,
      'site/notes/fake/a.md': '一',
      'site/notes/fake/.git': 'gitdir: git\n',
      'site/notes/fake/git/HEAD': readFileSync(join(foreign, 'HEAD')),
      'site/notes/fake/git/commondir': `${foreign}\n`,
      'site/notes/fake/git/gitdir': join(dir, 'site/notes/fake/.git'),
    });
    symlinkSync(foreign, join(dir, 'site/notes/link/.git'));
    const names = ['tree', 'module', 'file', 'link', 'shared', 'fake'];
    const {lastUpdates, diagnostics} = await readGitDates(
      join(dir, 'site'),
      names.map((name) => `notes/${name}`),
    );
    expect([...lastUpdates.keys()].toSorted()).toEqual(['notes/module/a.md', 'notes/tree/a.md']);
    expect(diagnostics.map(({code, place}) => [code, place?.file])).toEqual(
      ['file', 'link', 'shared', 'fake'].map((name) => ['GIT-001', `notes/${name}`]),
    );
    expect(diagnostics[0]).toMatchObject({en: expect.stringContaining('leads to a repository')});
  });

  it('are none in a shallow clone, and a notice says why', async () => {
    const dir = createRepository();
    const clone = temporaryFolder();
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${dir}`, clone]);
    expect(await readGitDates(join(clone, 'site'), ['notes'])).toMatchObject({
      lastUpdates: new Map(),
      diagnostics: [{code: 'GIT-001', level: 'notice', en: expect.stringContaining('shallow')}],
    });
  });

  it.each([
    ['before the first commit', {}, '仓库里还没有提交。', 'no commits yet'],
    [
      'in a repository of another user',
      {GIT_TEST_ASSUME_DIFFERENT_OWNER: '1'},
      expect.stringContaining('safe.directory'),
      'safe.directory',
    ],
  ])('are none %s, whatever language git speaks', async (_, env, zh, en) => {
    const dir = temporaryFolder();
    execFileSync('git', ['init', '-q', dir]);
    const own = {LC_ALL: 'C.UTF-8', LANGUAGE: 'zh_CN', ...env};
    for (const [name, value] of Object.entries(own)) vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const {diagnostics} = await readGitDates(dir, ['.']);
    expect(diagnostics).toEqual([
      expect.objectContaining({
        zh: typeof zh === 'string' ? `没有显示更新日期：${zh}` : zh,
        en: expect.stringContaining(en),
      }),
    ]);
  });

  it.each([
    ['never answers', 'exec sleep 3600', '没有回答', 'did not answer'],
    ['fails without a word', 'exit 3', '（退出码 3）', '(exit code 3)'],
    ['is killed', 'kill -9 $$', '（SIGKILL）', '(SIGKILL)'],
  ])('are none from a git that %s, and a notice says so', async (_, script, zh, en) => {
    const dir = temporaryFolder();
    writeFiles(dir, {'bin/git': `#!/bin/sh\n${script}\n`, '.git/HEAD': 'ref: refs/heads/main\n'});
    chmodSync(join(dir, 'bin/git'), 0o755);
    vi.stubEnv('PATH', `${join(dir, 'bin')}:${process.env['PATH']}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    // The one that fails is given the time to do so.
    const {diagnostics} = await readGitDates(dir, ['.'], /sleep/.test(script) ? 1 : undefined);
    expect(diagnostics).toMatchObject([
      {code: 'GIT-001', zh: expect.stringContaining(zh), en: expect.stringContaining(en)},
    ]);
  });

  it('are none outside of a repository', async () => {
    const dir = temporaryFolder();
    writeFileSync(join(dir, '.git'), 'not a link to a repository');
    expect(await readGitDates(dir, ['.'])).toMatchObject({
      lastUpdates: new Map(),
      diagnostics: [{code: 'GIT-001'}],
    });
  });

  it('are none where no folder above is a repository, without starting git', async () => {
    vi.stubEnv('PATH', ''); // a git that is started would be missing
    onTestFinished(() => void vi.unstubAllEnvs());
    const {diagnostics} = await readGitDates(temporaryFolder(), ['.']);
    expect(diagnostics).toMatchObject([{zh: expect.stringContaining('这里不是 git 仓库。')}]);
  });
});

/** Reads a log that comes in pieces of some length. */
function readLog(log: string, length = log.length) {
  const {take, lastUpdates} = createGitLogReader();
  for (let at = 0; at < log.length; at += length) take(log.slice(at, at + length));
  return [...lastUpdates];
}

it('a log leaves out what is no time: of a clock far off, behind a control character in a name', () => {
  const log =
    '\u00011e99\u0002a\0\na.md\0\u000120\u0002b\u0001c\0\nb.md\0\u000110\u0002b\0\nc.md\0';
  expect(readLog(log).map(([path]) => path)).toEqual(['c.md']);
});

it('a log gives the newest commit of a path, whatever is in its name', () => {
  const log =
    '\u000120\u0002b\0\na\tb\n.md\0\u000110\u0002a\0\na\tb\n.md\0c.md\0\u00015\u0002empty\0';
  for (const length of [1, 2, 7, log.length])
    expect(readLog(log, length)).toEqual([
      ['a\tb\n.md', {date: '1970-01-01', author: 'b'}],
      ['c.md', {date: '1970-01-01', author: 'a'}],
    ]);
});

it('of a path and an author without end a part is kept', () => {
  const log = `\u000120\u0002${'b'.repeat(200_000)}\0\n${'a'.repeat(200_000)}\0c.md\0`;
  const read = readLog(log, 1000);
  expect(read.map(([path, {author}]) => [path.length < 20_000, author.length < 20_000])).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(read[1]?.[0]).toBe('c.md');
});
