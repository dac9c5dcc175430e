import {expect, it} from 'vitest';
import {resolveConfig} from '../config/siteConfig.ts';
import {printLasting} from './lasting.ts';

const print = (more: object): string =>
  printLasting(resolveConfig({title: 'Site', url: 'https://x.example', ...more}).config!);

it('tells what a server takes at its start from what it may take later', () => {
  const base = print({});
  expect(print({title: 'Other', themeConfig: {palette: 'pine'}})).toBe(base);
  for (const more of [
    {baseUrl: '/b/'},
    {locale: 'en'},
    {i18n: {defaultLocale: 'en', locales: ['en', 'zh-CN']}},
    {markdown: {liveCode: true}},
    {vite: {define: {A: '1'}}},
  ])
    expect(print(more)).not.toBe(base);
});

it('compares options of Vite by what they say, also those that are functions or in a circle', () => {
  const plugin = (text: string) => {
    const own: Record<string, unknown> = {name: 'own', transform: () => text, include: /a/};
    return {vite: {plugins: [{...own, self: own}]}};
  };
  expect(print(plugin('a'))).toBe(print(plugin('a')));
  const building = (build: object) => print({vite: {build}});
  expect(building({minify: true, sourcemap: true})).not.toBe(building({minify: true}));
  const including = (include: RegExp) => print({vite: {plugins: [{name: 'own', include}]}});
  expect(including(/a/)).not.toBe(including(/b/));
  expect(print({vite: {plugins: [{name: 'own', load: () => 1}]}})).not.toBe(
    print({vite: {plugins: [{name: 'own', load: () => 2}]}}),
  );
});
