import {describe, expect, it} from 'vitest';
import {locateOption} from './locate.ts';

const source = `import {defineConfig} from '@wuya/engine';

export default defineConfig({
  title: '无涯',
  'baseUrl': '/wuya/',
  themeConfig: {
    navbar: {
      items: [
        {label: '一', to: '/a'},
        {label: 3, nested: [{label: 'x'}, [1, 2]]},
      ],
    },
  },
  tagline,
});
`;

describe('locateOption', () => {
  it.each([
    ['title', 4, 3],
    ['baseUrl', 5, 3],
    ['themeConfig.navbar', 7, 5],
    ['themeConfig.navbar.items[0]', 9, 9],
    ['themeConfig.navbar.items[1].label', 10, 10],
    ['themeConfig.navbar.items[1].nested[0].label', 10, 30],
    ['tagline', 14, 3],
  ])('finds %s at line %i, column %i', (path, line, column) => {
    expect(locateOption(source, path)).toEqual({line, column});
  });

  it('points at the nearest ancestor that is written out', () => {
    expect(locateOption(source, 'themeConfig.navbar.items[9].label')).toEqual({line: 8, column: 7});
  });

  it('counts items of a list that comes first in the file', () => {
    expect(locateOption('[{a: 1}, {b: 2}]', '[1].b')).toEqual({line: 1, column: 11});
  });

  it('finds nothing where no part is written out', () => {
    expect(locateOption('export default config;', 'themeConfig.navbar')).toBeUndefined();
  });

  it('does not take a part of a longer word for the key', () => {
    expect(locateOption('x({\n  subtitle: 1,\n  title: 2,\n})', 'title')).toEqual({
      line: 3,
      column: 3,
    });
  });

  it('takes signs in a key for themselves', () => {
    expect(locateOption("x({'a.*b': 1})", 'messages')).toBeUndefined();
  });
});
