import {describe, expect, it} from 'vitest';
import {createNotes} from '../common/notes.ts';
import {toSearch} from './searchOptions.ts';

const REPLACED = 'themeConfig.algolia.replaceSearchResultPathname';

const translate = (algolia: unknown) => {
  const notes = createNotes();
  const {search, messages} = toSearch(algolia, notes) ?? {};
  const {provider} = (search ?? {}) as {provider?: Record<string, unknown>};
  return {provider, messages, ignored: notes.all.map(({option}) => option)};
};

describe('themeConfig.algolia', () => {
  it('is no search where it is not there', () => {
    expect(toSearch(undefined, createNotes())).toBeUndefined();
    expect(toSearch(null, createNotes())).toBeUndefined();
  });

  it('counts clicks only where it says so', () => {
    expect(translate({appId: 'A'}).provider).toMatchObject({appId: 'A', insights: false});
    expect(translate({insights: true}).provider).toMatchObject({insights: true});
  });

  it.each([
    ['/docs/', '/docs/'],
    [/\/docs\//, '/docs/'],
    [/v1\.0-a/g, 'v1.0-a'],
    ['/a.b/', '/a.b/'],
  ])('replaces %s in the paths of hits as text', (from, text) => {
    const {provider, ignored} = translate({replaceSearchResultPathname: {from, to: '/'}});
    expect(provider).toMatchObject({replacePathname: {from: text, to: '/'}});
    expect(ignored).toEqual([]);
  });

  it.each([[/^\/docs\//], [/\/v\d\//], [/\/a|b\//], [/\/docs\//i]])(
    'says of %s that it is no text, and replaces nothing',
    (from) => {
      const {provider, ignored} = translate({replaceSearchResultPathname: {from, to: '/'}});
      expect(provider).not.toHaveProperty('replacePathname');
      expect(ignored).toEqual([REPLACED]);
    },
  );

  it('gives the button and the dialog its words, where ours have them', () => {
    const noResultsScreen = {noResultsText: '查无此文', unknown: 'x', suggestedQueryText: 1};
    const {messages, ignored} = translate({
      placeholder: '搜一搜',
      translations: {
        button: {buttonText: '找', buttonAriaLabel: '找'},
        modal: {noResultsScreen, other: 'x'},
      },
    });
    expect(messages).toEqual({
      'theme.SearchModal.placeholder': '搜一搜',
      'theme.SearchBar.label': '找',
      'theme.SearchModal.noResultsScreen.noResultsText': '查无此文',
    });
    expect(ignored).toEqual([]);
    expect(translate({}).messages).toEqual({});
  });

  it('says what of it has no effect', () => {
    expect(translate({askAi: 'x', indexName: 'i'}).ignored).toEqual(['themeConfig.algolia.askAi']);
  });
});
