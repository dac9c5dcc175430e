import {expect, it} from 'vitest';
import {resolveConfig} from '../siteConfig.ts';

it.each([
  [{docs: 'notes'}, "docs: {path: 'notes'}"],
  [{pages: true}, 'pages: {}'],
  [{themeConfig: Promise.resolve({})}, 'themeConfig: await …'],
  [{docs: Promise.resolve({})}, 'docs: await …'],
  [{redirects: Promise.resolve([])}, 'redirects: await …'],
  [{messages: Promise.resolve({})}, 'messages: await …'],
  [{blog: 'false'}, 'blog: false'],
  [{title: ['我的笔记']}, "title: '我的笔记'"],
  [{noIndex: 'true'}, 'noIndex: true'],
  [{search: {maxFiles: '500'}}, 'maxFiles: 500'],
  [{themeConfig: {customCss: 'a.css'}}, "customCss: ['a.css']"],
  [{themeConfig: {customCss: [3]}}, "'3'"],
  [{themeConfig: {navbar: {logo: "it's.svg"}}}, "logo: {src: 'it\\'s.svg'}"],
  [{themeConfig: {colorMode: 'dark'}}, "colorMode: {defaultMode: 'dark'}"],
  [{themeConfig: {footer: '© 2026'}}, "footer: {legal: ['© 2026']}"],
  [{redirects: {'/a': '/b/'}}, "redirects: [{from: '/a', to: '/b/'}]"],
  [{baseUrl: 'https://a.example/b/'}, "baseUrl: '/b/'"],
  [{title: ['一', '二']}, undefined],
  [{docs: '3'}, undefined],
  [{docs: 'a'.repeat(70)}, `docs: {path: '${'a'.repeat(70)}'}`],
  [{docs: 'a'.repeat(71)}, undefined],
  [{redirects: {'/a': 3}}, undefined],
  [{baseUrl: '/a?b'}, undefined],
  [{markdown: {math: 'yes'}}, undefined],
  [{search: false}, undefined],
  [{themeConfig: {navbar: []}}, undefined],
])('says how %j is written', (written, code) => {
  const {problems} = resolveConfig({title: 'x', url: 'https://x.example', ...written});
  expect(problems.map(({diagnostic}) => [diagnostic.code, diagnostic.hint?.en])).toEqual([
    ['CFG-002', code && `Write ${code}`],
  ]);
});
