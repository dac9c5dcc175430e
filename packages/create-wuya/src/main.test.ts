import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {main} from './main.ts';

let dir: string;
let printed: string[];
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'create-wuya-'));
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(`out: ${text}`));
  vi.spyOn(console, 'error').mockImplementation(
    (text: string) => void printed.push(`err: ${text}`),
  );
  vi.stubEnv('npm_config_user_agent', 'pnpm/10.2.0 npm/? node/v24.0.0');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(dir, {recursive: true, force: true});
});

it('writes a site of defaults, named after its folder, without a terminal to ask on', async () => {
  const folder = join(dir, 'my-site');
  expect(await main([folder])).toBe(0);
  expect(printed.join('\n')).toMatch(
    /^out: 写好了。接下来：\n\n {2}cd \S*my-site\n {2}pnpm install\n/,
  );
  expect(readFileSync(join(folder, 'wuya.config.ts'), 'utf8')).toContain("title: 'my-site'");
  const {version} = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as {version: string};
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({
    devDependencies: {'@wuya/engine': version},
  });
});

it('adds what the .gitignore of a new repository lacks', async () => {
  writeFileSync(join(dir, '.gitignore'), 'dist/\n');
  expect(await main([dir, '--template', 'empty', '--title', 'N'])).toBe(0);
  expect(readFileSync(join(dir, '.gitignore'), 'utf8')).toMatch(/^dist\/\nnode_modules\/\n/);
});

it('tells what is left to do where the folder is part of a repository', async () => {
  mkdirSync(join(dir, '.git'));
  expect(await main([join(dir, 'apps/notes'), '--template', 'empty'])).toBe(0);
  expect(printed.at(-1)).toContain('这个文件夹在一个 git 仓库里');
  expect(readFileSync(join(dir, 'apps/notes/.github/workflows/pages.yml'), 'utf8')).toContain(
    'working-directory: "apps/notes"',
  );
});

it('looks for the workspace that the folder is inside of', async () => {
  mkdirSync(join(dir, '.git'));
  writeFileSync(join(dir, 'pnpm-workspace.yaml'), 'packages: [apps/*]\n');
  await main([join(dir, 'apps/notes'), '--template', 'empty']);
  await main([join(dir, 'notes'), '--template', 'empty']);
  const workflowOf = (path: string) =>
    readFileSync(join(dir, path, '.github/workflows/pages.yml'), 'utf8');
  expect(existsSync(join(dir, 'apps/notes/pnpm-workspace.yaml'))).toBe(false);
  expect(workflowOf('apps/notes')).not.toContain('dependency-path');
  expect(existsSync(join(dir, 'notes/pnpm-workspace.yaml'))).toBe(true);
  expect(workflowOf('notes')).toContain('"notes/pnpm-lock.yaml"');
});

/** Puts a program of that name before all others, which writes down what it is called with, and ends as it is told. */
function fakeManager(name: string, script: string): () => string {
  const bin = join(dir, 'bin');
  const calls = join(dir, 'calls');
  mkdirSync(bin, {recursive: true});
  writeFileSync(join(bin, name), `#!/bin/sh\necho "$PWD $*" >> '${calls}'\n${script}\n`, {
    mode: 0o755,
  });
  vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`);
  return () => readFileSync(calls, 'utf8');
}

describe('a site that is to be started', () => {
  it('is installed and opened, and what to type the next time is said after that', async () => {
    const readCalls = fakeManager('pnpm', 'exit 0');
    const folder = join(dir, '我的 笔记');
    expect(await main([folder, '--start'])).toBe(0);
    expect(readCalls()).toBe(`${folder} install\n${folder} run dev --open\n`);
    expect(printed.join('\n')).toMatch(
      /^out: 写好了[^]*\n下次：\n\n {2}cd "[^\n]*"\n {2}pnpm run dev\n/,
    );
  });

  it('hands options over as npm wants it', async () => {
    vi.stubEnv('npm_config_user_agent', 'npm/11.0.0 node/v24.0.0');
    const readCalls = fakeManager('npm', 'exit 0');
    await main([join(dir, 'a'), '--start']);
    expect(readCalls()).toContain(' run dev -- --open\n');
  });

  it.each([
    ['the server', '[ "$1" = install ] || exit 130'],
    ['the server, which tells nobody', '[ "$1" = install ] || kill -INT $$'],
  ])('ends well where the author ends %s by Ctrl+C', async (_, script) => {
    fakeManager('pnpm', script);
    expect(await main([join(dir, 'a'), '--start'])).toBe(0);
    expect(printed.at(-1)).toContain('下次');
  });

  it('stays, and says so, where it cannot be installed', async () => {
    const readCalls = fakeManager('pnpm', 'exit 7');
    expect(await main([join(dir, 'a'), '--start'])).toBe(7);
    expect(readCalls()).not.toContain('run dev');
    expect(printed.at(-1)).toMatch(/站点写好了，但没有装好[^]*pnpm install\n {2}pnpm run dev/);
    expect(existsSync(join(dir, 'a/wuya.config.ts'))).toBe(true);
  });

  it('says so too where its package manager is not there', async () => {
    vi.stubEnv('PATH', dir);
    expect(await main([join(dir, 'a'), '--start', '--lang', 'en'])).toBe(127);
    expect(printed.at(-1)).toContain('The site is written, but was not installed');
  });
});

it('writes nothing where npm kept an option that was asked for', async () => {
  vi.stubEnv('npm_config_user_agent', 'npm/11.0.0 node/v24.0.0');
  vi.stubEnv('npm_config_template', 'true');
  const folder = join(dir, 'a');
  expect(await main([folder, 'blog'])).toBe(1);
  expect(printed).toEqual([
    `err: npm 自己收下了 --template，没有传过来，什么也没有写。选项要写在 -- 之后：npm create wuya@latest ${folder} -- --template blog`,
  ]);
  expect(existsSync(folder)).toBe(false);
});

it('leaves a folder with work in it alone', async () => {
  writeFileSync(join(dir, 'package.json'), '{}');
  expect(await main([dir])).toBe(1);
  expect(printed).toEqual([`err: ${dir} 里已经有 package.json 了，换一个文件夹。`]);
  expect(existsSync(join(dir, 'wuya.config.ts'))).toBe(false);
});

it('says in the words of the author what the system refuses', async () => {
  writeFileSync(join(dir, 'file'), '');
  expect(await main([join(dir, 'file/site')])).toBe(1);
  expect(printed.join('\n')).toMatch(
    /^err: .*file.* 是文件.*（(?:ENOTDIR|EEXIST)）。什么也没有留下/,
  );
});

it('speaks the language of the site that is asked for, whatever that of the terminal is', async () => {
  expect(await main([join(dir, 'a'), '--lang', 'en', '--template', 'empty'])).toBe(0);
  expect(printed.pop()).toMatch(/^out: Written. Next:/);
  expect(await main(['--lang', 'en', '--help'])).toBe(0);
  expect(printed.pop()).toContain('name of the site');
  expect(await main(['--colour', '--lang', 'en'])).toBe(1);
  expect(printed.pop()).toMatch(/^err: There is no option --colour/);
});

it('answers --help with 0 and what it cannot read with 1, both with the help', async () => {
  expect(await main(['--help'])).toBe(0);
  expect(printed.pop()).toMatch(/^out: npm create wuya@latest /);
  expect(await main(['--colour'])).toBe(1);
  expect(printed.pop()).toMatch(/^err: 没有 --colour 这个选项。\n\nnpm create wuya@latest /);
});
