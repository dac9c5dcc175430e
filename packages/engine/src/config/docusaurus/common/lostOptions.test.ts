import {expect, it} from 'vitest';
import {fromDocusaurus} from '../fromDocusaurus.ts';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';

/** Lists the options that are said to have no effect. */
const lostOf = (config: object): readonly string[] =>
  fromDocusaurus({baseUrl: '/x/', ...config}, temporaryFolder())
    .notices.filter(({diagnostic}) => diagnostic.code === 'CFG-200')
    .map(({option}) => option);

const preset = (options: object) => ({presets: [['classic', options]]});

it('names options of contents that ask for what is not done here', () => {
  const plugins = {recmaPlugins: [() => undefined]};
  expect(
    lostOf(
      preset({
        docs: {include: ['x/*.md'], admonitions: false, ...plugins},
        blog: {include: ['x/*.md'], onInlineAuthors: 'throw'},
        pages: {editUrl: 'https://e.example', include: ['x/*.md']},
      }),
    ),
  ).toEqual([
    'presets[0][1].docs.admonitions',
    'presets[0][1].docs.recmaPlugins',
    'presets[0][1].blog.onInlineAuthors',
    'presets[0][1].pages.include',
    'presets[0][1].pages.editUrl',
  ]);
});

it('says nothing of those that ask for what is so anyway', () => {
  expect(
    lostOf({
      ...preset({
        docs: {recmaPlugins: [], admonitions: {keywords: ['tip']}},
        blog: {include: ['**/*.{md,mdx}'], onInlineAuthors: 'warn'},
        pages: {include: ['**/*.{js,jsx,ts,tsx,md,mdx}'], showLastUpdateTime: true},
      }),
      markdown: {remarkRehypeOptions: {}},
      themeConfig: {
        navbar: {items: [{label: 'a', items: []}]},
        mermaid: {theme: {light: 'neutral'}},
      },
    }),
  ).toEqual([]);
});

it('names options of the theme and of Markdown', () => {
  expect(
    lostOf({
      markdown: {remarkRehypeOptions: {clobberPrefix: 'a'}},
      themeConfig: {
        navbar: {
          items: [
            {type: 'dropdown', label: 'a', items: []},
            {type: 'localeDropdown', queryString: '?a'},
          ],
        },
        mermaid: {options: {layout: 'elk'}},
        blog: {sidebar: {groupByYear: true}},
      },
    }),
  ).toEqual([
    'markdown.remarkRehypeOptions',
    'themeConfig.mermaid.options',
    'themeConfig.navbar.items[1].queryString',
  ]);
});

it('names a store of choices that ends with the visit', () => {
  const store = {type: 'sessionStorage', namespace: true};
  expect(lostOf({future: {experimental_storage: store}, storage: {namespace: 'mine'}})).toEqual([
    'future.experimental_storage.type',
  ]);
  const usual = {type: 'localStorage', namespace: false};
  expect(lostOf({future: {v4: true, experimental_storage: usual}, storage: usual})).toEqual([]);
});
