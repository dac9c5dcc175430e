import {describe, expect, it} from 'vitest';
import {kebabCase} from './kebabCase.ts';
import {resolveTags, type TaggedItem} from './resolveTags.ts';
import {parseTagFile} from './tagFile.ts';

const place = {file: 'notes/a.md', line: 2, column: 1};
const tagged = (
  item: string,
  labels: readonly string[],
  isUnlisted = false,
): TaggedItem<string> => ({item, tags: labels.map((label) => ({label})), isUnlisted, place});
const resolve = (items: readonly TaggedItem<string>[], yaml?: string) =>
  resolveTags({
    items,
    basePath: '/wuya/tags/',
    defined: yaml === undefined ? undefined : parseTagFile(yaml, 'notes/tags.yml').tags,
    inlineLevel: 'warning',
  });

it('takes the hundred first tags of a page, and says so', () => {
  const labels = Array.from({length: 101}, (_, i) => `t${i}`);
  const {groups, diagnostics, tagsOf} = resolve([
    tagged('a', labels),
    tagged('b', labels.slice(1)),
  ]);
  expect(groups).toHaveLength(101);
  expect(tagsOf.get('a')).toHaveLength(100);
  expect(diagnostics).toMatchObject([{code: 'TG-073', level: 'warning', place}]);
});

it('is called by its key without a label, in a site made for Docusaurus with a capital alone', () => {
  const yaml = 'nodeJS:\nempty: {label: " ", permalink: ""}\n';
  const labels = (isForeign: boolean) =>
    [...parseTagFile(yaml, 'notes/tags.yml', isForeign).tags.values()].map(
      ({label, slug}) => `${label} ${slug}`,
    );
  expect(labels(false)).toEqual(['nodeJS node-js', 'empty empty']);
  expect(labels(true)).toEqual(['Nodejs node-js', 'Empty empty']);
});

describe('D19 the address of a tag', () => {
  it.each([
    ['C', 'c'],
    ['C++', 'c'],
    ['C#', 'c'],
    ['Node.js', 'node-js'],
    ['JavaScript', 'java-script'],
    ['HTMLParser', 'html-parser'],
    ['闭包', '闭包'],
    ['浏览器 缓存', '浏览器-缓存'],
    ['ES6', 'es-6'],
    ['🎉', '🎉'],
    ['+', ''],
    ['描述UI', '描述ui'],
    ['React组件', 'react组件'],
    ['iOS 开发', 'i-os-开发'],
    ['2024年', '2024-年'],
    ['堆（优先队列）', '堆（优先队列）'],
    ['堆(优先队列)', '堆-优先队列'],
    ['Café Ærø', 'cafe-aero'],
    ["L'été", 'lete'],
    ['1st place', '1st-place'],
    ['人\u3000工', '人-工'],
  ])('of %s ends with %s', (text, slug) => {
    expect(kebabCase(text)).toBe(slug);
  });

  it('is encoded below that of all tags', () => {
    expect(resolve([tagged('a', ['闭包', '+'])]).groups.map(({permalink}) => permalink)).toEqual([
      '/wuya/tags/%2B/',
      '/wuya/tags/%E9%97%AD%E5%8C%85/',
    ]);
  });

  it('may not be that of another: the error names both and the fix', () => {
    const {diagnostics} = resolve([tagged('a', ['C']), tagged('b', ['C++'])]);
    expect(diagnostics).toMatchObject([
      {
        code: 'TG-070',
        place,
        en: 'The tags “C” and “C++” have the same address: c.',
        hint: {en: expect.stringContaining('tags.yml')},
      },
    ]);
  });

  it('is cured by the lines of the hint, whatever signs are in the tag', () => {
    const tags = ['C', '"C"\\'];
    const [diagnostic] = resolve([tagged('a', tags)]).diagnostics;
    const lines = diagnostic!.hint!.en.split('\n').slice(1).join('\n').replace('/…', '/quoted');
    const {groups, diagnostics} = resolve([tagged('a', tags)], `C:\n${lines}\n`);
    expect(groups.map(({label}) => label).toSorted()).toEqual(tags.toSorted());
    expect(diagnostics).toEqual([]);
  });

  it('comes from tags.yml, which cures a collision', () => {
    const {groups, diagnostics} = resolve(
      [tagged('a', ['C', 'C++'])],
      'C:\nC++: {permalink: /cpp, description: 一门语言}\n',
    );
    expect(diagnostics).toEqual([]);
    expect(groups).toMatchObject([
      {label: 'C', permalink: '/wuya/tags/c/'},
      {label: 'C++', permalink: '/wuya/tags/cpp/', description: '一门语言'},
    ]);
  });

  it('comes from the front matter when that gives one', () => {
    const {groups} = resolve([{...tagged('a', []), tags: [{label: '甲', permalink: '/first'}]}]);
    expect(groups).toMatchObject([{label: '甲', permalink: '/wuya/tags/first/'}]);
  });
});

describe('D19 the pages of a tag', () => {
  it('are gathered once each, tags in the order of their labels', () => {
    const {groups, tagsOf} = resolve([tagged('a', ['乙', '甲', '乙']), tagged('b', ['甲'])]);
    expect(groups.map(({label, items}) => [label, items])).toEqual([
      ['甲', ['a', 'b']],
      ['乙', ['a']],
    ]);
    expect(tagsOf.get('a')?.map(({label}) => label)).toEqual(['乙', '甲']);
  });

  it('leave unlisted ones out, unless all of them are', () => {
    const {groups} = resolve([tagged('a', ['x', 'y'], true), tagged('b', ['x'])]);
    expect(groups).toMatchObject([
      {label: 'x', items: ['b'], isUnlisted: false},
      {label: 'y', items: ['a'], isUnlisted: true},
    ]);
  });
});

describe('D19 tags.yml', () => {
  it('is asked for every tag, by key', () => {
    const {groups, diagnostics} = resolve(
      [tagged('a', ['react', 'raect'])],
      'react: {label: React}\n',
    );
    expect(groups.map(({label}) => label)).toEqual(['raect', 'React']);
    expect(diagnostics).toMatchObject([
      {code: 'TG-071', level: 'warning', place, hint: {en: 'Did you mean react?'}},
    ]);
  });

  it('says nothing of tags when there is none', () => {
    expect(resolve([tagged('a', ['x'])]).diagnostics).toEqual([]);
  });

  it.each([
    ['a: {label: 甲}\nb: {colour: red}\n', 'TG-072 2', 'b: unknown key colour'],
    ['a: [1]\n', 'TG-072 1', 'a: expected an object'],
    ['- a\n', 'TG-072 1', 'not a mapping'],
    ['a: {\n', 'TG-072', ''],
    ['c: {permalink: /x}\nd: {permalink: x/}\n', 'TG-070 2', 'have the same address: x'],
  ])('reports %j where it stands', (text, head, reason) => {
    const {diagnostics} = parseTagFile(text, 'notes/tags.yml');
    expect(diagnostics).toHaveLength(1);
    expect(
      `${diagnostics[0]!.code} ${diagnostics[0]!.place?.line} ${diagnostics[0]!.en}`,
    ).toContain(head);
    expect(diagnostics[0]!.en).toContain(reason);
  });
});
