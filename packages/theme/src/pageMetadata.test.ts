import {expect, it} from 'vitest';
import {toMetadata} from './pageMetadata.ts';
import type {DocPage} from './types.ts';

it('tells a note its id by both names, and its sidebar', () => {
  const page = {
    kind: 'doc',
    id: 'a/b',
    path: '/docs/a/b/',
    head: {title: 'B'},
    titleHtml: null,
    sidebar: {name: 'guides', url: '/s.json'},
    tags: [],
  } as unknown as DocPage;
  expect(toMetadata(page)).toMatchObject({id: 'a/b', unversionedId: 'a/b', sidebar: 'guides'});
});
