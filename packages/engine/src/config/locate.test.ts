import {describe, expect, it} from 'vitest';
import {countSteps} from '../../test/helpers/steps.ts';
import {createPlaceFinder, locateOption, locateText} from './locate.ts';

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

  it('takes no key of a comment, and none of its brackets for the end of an item', () => {
    const code = `x({
  // title: 'old', items: []
  /* title: 'older' */
  items: [
    {a: '], ['}, // ], :-)
    {a: \`}, {\`} /* ] */,
    {a: "it's"},
  ],
  title: 'new', // title
})`;
    expect(locateOption(code, 'title')).toEqual({line: 9, column: 3});
    expect(locateOption(code, 'items[0].a')).toEqual({line: 5, column: 6});
    expect(locateOption(code, 'items[2]')).toEqual({line: 7, column: 5});
  });

  it('takes signs in a key for themselves', () => {
    expect(locateOption("x({'a.*b': 1})", 'messages')).toBeUndefined();
  });
});

describe('locateText', () => {
  it.each([
    ['a text in either quotes', `x({a: 'b', c: "d"})`, 'd', {line: 1, column: 15}],
    ['nothing that is written twice', `x({a: 'b', c: "b"})`, 'b', undefined],
    ['nothing that is a part of a text', `x({a: 'bc'})`, 'b', undefined],
    ['the line', `x({\n  a: 'b',\n})`, 'b', {line: 2, column: 6}],
  ])('finds %s', (_, code, text, place) => {
    expect(locateText(code, text)).toEqual(place);
  });
});

it('reads a source once for all places that are asked for', async () => {
  const stepsOf = async (count: number): Promise<number> => {
    const entries = Array.from({length: count}, (_, i) => `{from: '/${i}', to: '/${i}/'},`);
    const {blocks, characters} = await countSteps(async () => {
      const find = createPlaceFinder(`x({\n  redirects: [\n${entries.join('\n')}\n]})`);
      for (let i = 0; i < count; i++)
        expect([find.text(`/${i}/`)?.line, find.option(`redirects[${i}].to`)?.line]).toEqual([
          i + 3,
          i + 3,
        ]);
    });
    return blocks + characters;
  };
  expect((await stepsOf(400)) / (await stepsOf(100))).toBeLessThan(5);
});
