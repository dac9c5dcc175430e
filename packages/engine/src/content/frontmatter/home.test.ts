import {expect, it} from 'vitest';
import {parseFrontMatter} from './frontMatter.ts';
import {readHome} from './home.ts';

const read = (yaml: string) =>
  readHome(parseFrontMatter(`---\n${yaml}\n---\n`, 'pages/index.md'), 'pages/index.md');

it('reads a home page', () => {
  const {fields, diagnostics} = read(`layout: home
hero:
  title: 我的笔记
  lead: [写前端，, 也写后端。]
  code: npm create wuya@latest
  actions:
    - {label: 开始, to: ./start.md}
  saying: [吾生也有涯]
  source: 庄子
features:
  - {title: 快, text: 一秒, to: /speed/}
sections: false
recent: true`);
  expect(diagnostics).toEqual([]);
  expect(fields).toEqual({
    title: '我的笔记',
    lead: ['写前端，', '也写后端。'],
    code: 'npm create wuya@latest',
    actions: [{label: '开始', to: './start.md'}],
    saying: ['吾生也有涯'],
    source: '庄子',
    features: [{title: '快', text: '一秒', to: '/speed/'}],
    hasSections: false,
    noteCount: 6,
    postCount: 3,
    line: 3,
  });
});

it('understands the names of VitePress', () => {
  const {fields, diagnostics} = read(`layout: home
hero:
  name: Tool
  text: Does one thing
  tagline: and does it well
  actions: [{theme: brand, text: Start, link: /guide/}]
features: [{icon: ⚡, title: Fast, details: Very}]`);
  expect(diagnostics).toEqual([]);
  expect(fields).toMatchObject({
    title: 'Tool',
    lead: ['Does one thing', 'and does it well'],
    actions: [{label: 'Start', to: '/guide/'}],
    features: [{title: 'Fast', text: 'Very'}],
  });
});

it('names each value that is of another kind, at its line', () => {
  const {diagnostics} = read(`layout: home
hero:
  actions: [{label: 开始}]
features: many
sections: 3
recent: all`);
  expect(diagnostics.map(({code, place}) => [code, place?.line])).toEqual([
    ['FM-001', 3],
    ['FM-001', 5],
    ['FM-001', 6],
    ['FM-001', 7],
  ]);
});

it('leaves pages of another layout alone', () => {
  expect(read('layout: post\nhero: /picture.png')).toEqual({fields: undefined, diagnostics: []});
});
