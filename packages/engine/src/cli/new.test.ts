import {expect, it} from 'vitest';
import {resolveConfig, type SiteConfig} from '../config/siteConfig.ts';
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
  expect(textOf('2026')).toContain('title: "2026"');
  expect(textOf('闭包，与作用域')).toContain('title: 闭包，与作用域\n');
});

it('says so where the site has switched that kind off', () => {
  expect(() => createFile(siteOf({blog: false}), {kind: 'post', ...input})).toThrow('blog');
});
