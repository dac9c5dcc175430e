import {describe, expect, it} from 'vitest';
import {toHostedRequest} from './request.ts';

const SITE = {indexName: 'notes', contextual: true, searchParameters: {}};
const dialog = {
  query: '闭包',
  hitsPerPage: 20,
  page: 0,
  snippetWords: 10,
  facetFilters: ['language:zh-CN'],
  from: 'dialog',
} as const;
const page = {...dialog, hitsPerPage: 15, page: 2, from: 'page'} as const;
const TAGS = ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'];

it('asks as the dialog does', () => {
  expect(toHostedRequest(dialog, SITE, true)).toEqual({
    query: '闭包',
    indexName: 'notes',
    attributesToRetrieve: [
      'hierarchy.lvl0',
      'hierarchy.lvl1',
      'hierarchy.lvl2',
      'hierarchy.lvl3',
      'hierarchy.lvl4',
      'hierarchy.lvl5',
      'hierarchy.lvl6',
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      'hierarchy.lvl1:10',
      'hierarchy.lvl2:10',
      'hierarchy.lvl3:10',
      'hierarchy.lvl4:10',
      'hierarchy.lvl5:10',
      'hierarchy.lvl6:10',
      'content:10',
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: true,
    facetFilters: ['language:zh-CN', TAGS],
  });
});

it('asks for shorter snippets on narrow screens', () => {
  expect(toHostedRequest({...dialog, snippetWords: 5}, SITE, false)).toMatchObject({
    attributesToSnippet: expect.arrayContaining(['hierarchy.lvl1:5', 'content:5']) as unknown,
    clickAnalytics: false,
  });
});

it('asks as the search page does: page by page', () => {
  expect(toHostedRequest(page, SITE, false)).toMatchObject({
    hitsPerPage: 15,
    page: 2,
    advancedSyntax: true,
    facetFilters: [TAGS, ['language:zh-CN']],
  });
});

it('C7.3 asks for the notes of the version that the reader is in', () => {
  expect(
    toHostedRequest({...dialog, versions: ['', '1.0', 'api/2']}, SITE, false)['facetFilters'],
  ).toEqual([
    'language:zh-CN',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0', 'docusaurus_tag:docs-api-2'],
  ]);
});

describe('facet filters', () => {
  it.each([
    [undefined, ['language:zh-CN', TAGS]],
    ['type:lvl1', ['language:zh-CN', TAGS, 'type:lvl1']],
    [
      ['a:b', ['c:d', 'e:f']],
      ['language:zh-CN', TAGS, 'a:b', ['c:d', 'e:f']],
    ],
  ])('of the site, %j, are added', (facetFilters, expected) => {
    expect(
      toHostedRequest(dialog, {...SITE, searchParameters: {facetFilters}}, false)['facetFilters'],
    ).toEqual(expected);
  });

  it('are those of the site alone where the context does not count', () => {
    expect(
      toHostedRequest(
        dialog,
        {...SITE, contextual: false, searchParameters: {facetFilters: 'a:b'}},
        false,
      )['facetFilters'],
    ).toEqual(['a:b']);
    expect(toHostedRequest(dialog, {...SITE, contextual: false}, false)).not.toHaveProperty(
      'facetFilters',
    );
  });
});

it('lets the parameters of the site have the last word', () => {
  expect(
    toHostedRequest(
      dialog,
      {...SITE, searchParameters: {hitsPerPage: 7, snippetEllipsisText: '...', distinct: 1}},
      true,
    ),
  ).toMatchObject({hitsPerPage: 7, snippetEllipsisText: '...', distinct: 1});
});
