import type {PageComponentName, PageData} from '@wuya/theme/types';
import {expect, it} from 'vitest';
import {stylesOf} from './pageStyles.ts';

const listed = (page: object, component: PageComponentName | null) =>
  stylesOf({page: page as PageData, component});

it.each([
  [
    'a home page with a module of the site',
    {kind: 'home', module: 'a.tsx'},
    null,
    ['home', 'a.tsx'],
  ],
  ['a note with a cover', {kind: 'doc', cover: {}}, null, ['cover']],
  [
    'a page with a component of its own',
    {kind: 'blog', module: 'a.mdx'},
    'blog',
    ['blog', 'a.mdx'],
  ],
  ['a note with cards', {kind: 'doc', cards: []}, null, ['list']],
  [
    'an MDX page with cards, whose module brings them',
    {kind: 'doc', cards: [], module: 'a.mdx'},
    null,
    ['a.mdx'],
  ],
  ['a plain note', {kind: 'doc'}, null, []],
] as const)('names the stylesheets of %s', (_, page, component, names) => {
  expect(listed(page, component)).toEqual(names);
});
