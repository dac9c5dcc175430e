import {mkdirSync, readdirSync, readFileSync, symlinkSync} from 'node:fs';
import {join, relative} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {resolveConfig, type SiteConfig} from '../config/siteConfig.ts';
import {main} from './main.ts';
import {createFile} from './new.ts';
import {toSlug} from './titleSlug.ts';

const siteOf = (options: object = {}): SiteConfig =>
  resolveConfig({title: '笔记', url: 'https://example.com', docs: {path: 'notes'}, ...options})
    .config;
const input = {title: '闭包', slug: 'bi-bao', folder: '', day: '2026-11-22'};

it('spells Chinese titles in pinyin, by their readings', async () => {
  expect(await toSlug('闭包与作用域')).toBe('bi-bao-yu-zuo-yong-yu');
  expect(await toSlug('银行与行走')).toBe('yin-hang-yu-xing-zou');
  expect(await toSlug('用 Git 回滚')).toBe('yong-git-hui-gun');
});

it('keeps the words of other titles and never gives an empty name', async () => {
  expect(await toSlug("What's new in C++ 23?")).toBe('whats-new-in-c-23');
  expect(await toSlug('Über Größe')).toBe('über-größe');
  expect(await toSlug('？！')).toBe('note');
});

it('puts a note into the folder of the notes, or one below', () => {
  expect(createFile(siteOf(), {kind: 'note', ...input})).toEqual({
    path: 'notes/bi-bao.md',
    text: '---\ntitle: 闭包\n---\n',
  });
  expect(createFile(siteOf(), {kind: 'note', ...input, folder: 'js/core'}).path).toBe(
    'notes/js/core/bi-bao.md',
  );
});

it.each([
  {folder: '../../x'},
  {folder: 'a//b'},
  {slug: '../x'},
  {slug: ''},
  {slug: 'a\nb'},
  {slug: 'x'.repeat(300)},
])('writes nothing outside of the folder of the notes: %o', (written) => {
  expect(() => createFile(siteOf(), {kind: 'note', ...input, ...written})).toThrow(
    'is no name of a file below notes',
  );
});

it('makes names of long titles that file systems take', async () => {
  const words = await toSlug('word '.repeat(100));
  expect(words).toMatch(/^word(?:-word)+$/);
  for (const slug of [words, await toSlug('é'.repeat(300)), await toSlug('汉'.repeat(300))]) {
    expect(Buffer.byteLength(slug)).toBeGreaterThan(150);
    expect(Buffer.byteLength(slug)).toBeLessThanOrEqual(200);
  }
});

it('gives a post its day and a mark where its excerpt ends', () => {
  expect(createFile(siteOf(), {kind: 'post', ...input})).toEqual({
    path: 'blog/2026-11-22-bi-bao.md',
    text: '---\ntitle: 闭包\ndate: 2026-11-22\n---\n\n<!-- truncate -->\n',
  });
});

it('quotes titles that YAML would read as something else', () => {
  const textOf = (title: string) => createFile(siteOf(), {kind: 'page', ...input, title}).text;
  expect(textOf('a: b')).toContain('title: "a: b"');
  expect(textOf('true')).toContain('title: "true"');
  expect(textOf('No')).toContain('title: "No"');
  expect(textOf('2026')).toContain('title: "2026"');
  expect(textOf('闭包，与作用域')).toContain('title: 闭包，与作用域\n');
});

it('says so, and how to switch it on, where the site has switched that kind off', () => {
  expect(() => createFile(siteOf({blog: false}), {kind: 'post', ...input})).toThrow(
    'take blog: false out',
  );
});

describe('wuya new', () => {
  let printed: string[] = [];
  let dir = '';
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['Date'], now: new Date(2026, 0, 5, 23, 30)});
    vi.stubEnv('WUYA_LANG', 'en');
    printed = [];
    for (const name of ['log', 'error'] as const)
      vi.spyOn(console, name).mockImplementation((text: string) => void printed.push(text));
    dir = temporaryFolder();
    writeFiles(dir, {'wuya.config.js': "export default {title: 'T', url: 'https://a.example'};\n"});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  const read = (path: string) => readFileSync(join(dir, path), 'utf8');

  it('writes each kind into its folder and prints where it is', async () => {
    expect(await main(['new', 'note', ' 闭包 ', dir])).toBe(0);
    expect(await main(['new', 'post', 'A day', dir, '--in', '/js/', '--slug', 'closures'])).toBe(0);
    expect(await main(['new', 'page', 'Links', dir])).toBe(0);
    const paths = ['docs/bi-bao.md', 'blog/js/2026-01-05-closures.md', 'src/pages/links.md'];
    expect(printed).toEqual(paths.map((path) => relative('.', join(dir, path))));
    expect(paths.map(read)).toEqual([
      '---\ntitle: 闭包\n---\n',
      '---\ntitle: A day\ndate: 2026-01-05\n---\n\n<!-- truncate -->\n',
      '---\ntitle: Links\n---\n',
    ]);
  });

  it('leaves a file that is there as it is, and says how to go on', async () => {
    writeFiles(dir, {'docs/a.md': 'mine'});
    expect(await main(['new', 'note', 'A', dir])).toBe(1);
    expect(printed.join()).toContain('docs/a.md exists already');
    expect(read('docs/a.md')).toBe('mine');
  });

  it('makes a folder that is asked for, and says that it is new', async () => {
    writeFiles(dir, {'docs/basics/a.md': '# A\n'});
    expect(await main(['new', 'note', 'B', dir, '--in', 'linux/shell'])).toBe(0);
    expect(printed[0]).toBe('The folder docs/linux is new.');
    expect(await main(['new', 'note', 'C', dir, '--in', 'linux/shell'])).toBe(0);
    expect(await main(['new', 'note', 'D', dir, '--in', 'basics'])).toBe(0);
    expect(printed.slice(1)).toEqual(
      ['linux/shell/b.md', 'linux/shell/c.md', 'basics/d.md'].map((path) =>
        relative('.', join(dir, 'docs', path)),
      ),
    );
  });

  it.each([
    ['basic', 'basics'],
    ['Basics/x', 'basics'],
    ['basics/lopos', 'basics/loops'],
  ])('makes no folder %s beside %s, whose name is nearly the same', async (written, meant) => {
    writeFiles(dir, {'docs/basics/loops/a.md': '# A\n'});
    expect(await main(['new', 'note', 'B', dir, '--in', written])).toBe(1);
    expect(printed.join()).toContain(`did you mean --in ${meant}?`);
    expect(readdirSync(join(dir, 'docs'), {recursive: true})).toHaveLength(3);
  });

  it.each([
    ['essay', 'A'],
    ['note', '  '],
  ])('asks for a kind and a title: %s, %j', async (kind, title) => {
    expect(await main(['new', kind, title, dir])).toBe(1);
    expect(printed.join()).toContain('Say note, post or page, then the title.');
    expect(readdirSync(dir)).toEqual(['wuya.config.js']);
  });
});

it('writes through no link that leads out of the site', async () => {
  const [dir, outside] = [temporaryFolder(), temporaryFolder()];
  writeFiles(dir, {'wuya.config.ts': "export default {title: 'T', url: 'https://a.example'};\n"});
  mkdirSync(join(dir, 'docs'));
  symlinkSync(outside, join(dir, 'docs/away'));
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await main(['new', 'note', 'T', dir, '--in', 'away'])).toBe(1);
  expect(String(complain.mock.calls)).toContain('SRC-004');
  expect(readdirSync(outside)).toEqual([]);
  complain.mockRestore();
});
