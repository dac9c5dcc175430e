import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
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
