import type {SiteData} from '@wuya/theme/types';
import {expect, it} from 'vitest';

import {chooseSearchFiles, printWorker} from './offlineWorker.ts';

const file = (name: string, sizeBytes: number) => ({path: `search-index/${name}`, sizeBytes});

const colorMode = {defaultMode: 'light', respectPrefersColorScheme: false};
const print = (baseUrl: string, more: Partial<SiteData> = {}) =>
  printWorker({
    site: {
      baseUrl,
      colorMode,
      messages: {},
      title: 'T',
      searchHref: null,
      ...more,
    } as unknown as SiteData,
    code: 'start()',
    files: [],
    stylesheets: [],
    searchFiles: [],
    baseUrls: ['/x/', '/x/en/', '/x/zh-Hant/'],
    indexKey: '',
  });

it('a small index is kept as a whole, of a large one what every search reads', () => {
  const names = [
    'c1-a.bin',
    'current.bin',
    'd0-b.bin',
    'g1-c.bin',
    's0-d.bin',
    't0-e.bin',
    'v3-f.bin',
  ];
  const small = names.map((name) => file(name, 1000));
  expect(chooseSearchFiles(small)).toEqual(small.map(({path}) => path));
  const large = [...small, file('w1-g.bin', 300_000)];
  expect(chooseSearchFiles(large)).toEqual(
    ['current.bin', 'd0-b.bin', 'g1-c.bin', 's0-d.bin', 'v3-f.bin'].map(
      (name) => `search-index/${name}`,
    ),
  );
});

it('a worker knows the name under which the site keeps the colours that readers chose', () => {
  expect(print('/x/')).toContain('"modeKey":"theme"');
  expect(print('/x/', {storeSuffix: '-1f2'})).toContain('"modeKey":"theme-1f2"');
});

it('a worker knows where the site begins in the languages below its own', () => {
  expect(print('/x/')).toMatch(/"others":\["\/x\/en\/","\/x\/zh-Hant\/"\].*;\nstart\(\)$/s);
  expect(print('/x/en/')).toContain('"others":[]');
});
