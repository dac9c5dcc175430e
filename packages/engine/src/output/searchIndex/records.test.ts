import {expect, it} from 'vitest';
import {createPageRecords} from './records.ts';

it('tells the tags that the title does not say in the last line of the introduction, each once', () => {
  const contentOf = (tags: readonly string[], intro: string) =>
    createPageRecords({url: '/a/', section: '栏', title: 'Vite 插件', tags, language: 'zh-CN'}, {
      headings: [],
      references: [],
      sectionTexts: [intro],
    } as unknown as Parameters<typeof createPageRecords>[1]).records[0]!.content;
  expect(contentOf(['构建', 'vite', 'JavaScript', 'javascript'], '头')).toBe(
    '头\n# 构建 # JavaScript',
  );
  expect(contentOf(['构建'], '')).toBe('# 构建');
  expect(contentOf(['插件'], '')).toBeNull();
});

it('gives each heading a record below those that it is under', () => {
  const heading = (level: number, text: string) => ({level, text, id: text, html: text});
  const {records} = createPageRecords(
    {url: '/a/', section: '栏', title: '题', lead: '引', language: 'zh-CN', version: '1.0'},
    {
      headings: [heading(2, '一'), heading(4, '深'), heading(3, '小'), heading(2, '二')],
      references: [],
      sectionTexts: ['头', '甲', '', '丙', '丁'],
    } as unknown as Parameters<typeof createPageRecords>[1],
  );
  const levels = records.map(({hierarchy: {lvl1, lvl2, lvl3, lvl4, lvl5, lvl6}}) => [
    lvl1,
    lvl2,
    lvl3,
    lvl4,
    lvl5,
    lvl6,
  ]);
  expect(levels).toEqual([
    ['题', null, null, null, null, null],
    ['题', '一', null, null, null, null],
    ['题', '一', null, '深', null, null],
    ['题', '一', '小', null, null, null],
    ['题', '二', null, null, null, null],
  ]);
  expect(records.map(({url, type, content}) => [decodeURI(url), type, content])).toEqual([
    ['/a/', 'lvl1', '引\n头'],
    ['/a/#一', 'lvl2', '甲'],
    ['/a/#深', 'lvl4', null],
    ['/a/#小', 'lvl3', '丙'],
    ['/a/#二', 'lvl2', '丁'],
  ]);
  expect(records.every(({version, language}) => version === '1.0' && language === 'zh-CN')).toBe(
    true,
  );
});

it('ranks a page that only lists others behind those that tell something', () => {
  const boostOf = (text: string, urls: readonly string[], kind = 'link') =>
    createPageRecords({url: '/a/', section: '栏', title: '题', language: 'zh-CN'}, {
      headings: [],
      references: urls.map((url) => ({kind, url})),
      sectionTexts: [text],
    } as unknown as Parameters<typeof createPageRecords>[1]).records[0]!.boost;
  const pages = ['./a.md', '../b/', '/c/', 'd.md#e', '下一篇.md'];
  expect(boostOf('字'.repeat(300), pages)).toBeLessThan(1);
  expect(boostOf('字 '.repeat(300), pages, 'wiki')).toBeLessThan(1);
  expect(boostOf('字'.repeat(301), pages)).toBeUndefined();
  expect(boostOf('字', pages.slice(1))).toBeUndefined();
  expect(boostOf('字', pages, 'image')).toBeUndefined();
  expect(
    boostOf('字', ['#a', 'https://a.example/', 'mailto:a@b.example', '#b', '#c']),
  ).toBeUndefined();
});
