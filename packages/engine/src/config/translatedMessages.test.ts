import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {ContentError} from '../errors/contentError.ts';
import {parseTranslations, readTranslatedMessages} from './translatedMessages.ts';

function read(files: Readonly<Record<string, unknown>>, locale = 'zh-CN', isForeign = false) {
  const dir = temporaryFolder();
  writeFiles(
    dir,
    Object.fromEntries(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)])),
  );
  const {messages, files: found} = readTranslatedMessages(
    dir,
    {locale, i18n: undefined},
    {isForeign},
  );
  return {messages, files: found.map((path) => path.slice(join(dir, 'i18n').length + 1))};
}

describe('compat §2.10 code.json', () => {
  const entry = (message: unknown) => ({message, description: 'x'});

  it('leaves control characters out', () => {
    const files = {'i18n/zh-CN/code.json': {own: entry('\x1B[31m甲\0')}};
    expect(read(files).messages).toEqual({own: '[31m甲'});
  });

  it('gives the texts of the theme, its plurals in our form, and those of the site', () => {
    const file = {
      'theme.tags.tagsPageTitle': entry('Etiketten'),
      'theme.docs.tagDocListPageTitle.nDocsTagged': entry('One|{count}'),
      'my.own': entry('甲|乙'),
      'Some text': entry('文'),
      'theme.unknown': entry('x'),
      'theme.tags.tagsListLabel': entry(3),
    };
    expect(read({'i18n/de/code.json': file}, 'de')).toEqual({
      messages: {
        'theme.tags.tagsPageTitle': 'Etiketten',
        'theme.docs.tagDocListPageTitle.nDocsTagged': 'One¦{count}',
        'my.own': '甲|乙',
        'Some text': '文',
      },
      files: ['de/code.json'],
    });
  });

  it('of zh-Hans serves a site in zh-CN that has none of its own', () => {
    const hans = {'theme.tags.tagsPageTitle': entry('标签们')};
    expect(read({'i18n/zh-Hans/code.json': hans}).messages).toEqual({
      'theme.tags.tagsPageTitle': '标签们',
    });
    expect(read({'i18n/zh-Hans/code.json': hans, 'i18n/zh-CN/code.json': {}}).messages).toEqual({});
    expect(read({'i18n/zh-Hans/code.json': hans}, 'en').messages).toEqual({});
  });

  it('that is no object stops the build', () => {
    expect(() => read({'i18n/zh-CN/code.json': [1]})).toThrow(ContentError);
  });
});

describe('texts of the theme in the packages of a Docusaurus site', () => {
  const pack = 'node_modules/@docusaurus/theme-translations';
  const files = {
    [`${pack}/package.json`]: {name: '@docusaurus/theme-translations'},
    [`${pack}/locales/pt-BR/theme-common.json`]: {
      'theme.docs.paginator.next': 'Próxima',
      'theme.docs.paginator.previous': 'Anterior',
      'theme.blog.post.plurals': 'Uma|{count}',
      'theme.unknown': 'x',
    },
    [`${pack}/locales/en/theme-common.json`]: {'theme.docs.paginator.next': 'Onward'},
    'i18n/pt/code.json': {'theme.docs.paginator.previous': {message: ''}},
  };
  const expected = {
    'theme.docs.paginator.next': 'Próxima',
    'theme.docs.paginator.previous': '',
    'theme.blog.post.plurals': 'Uma¦{count}',
  };

  it('are below those of the site, in the nearest of its languages', () => {
    expect(read(files, 'pt', true).messages).toEqual(expected);
  });

  it('are found through the packages that need them', () => {
    const deep = 'node_modules/@docusaurus/preset-classic/node_modules/@docusaurus/theme-classic';
    const moved = Object.entries(files).map(([path, value]) => [
      path.replace(pack, `${deep}/${pack}`),
      value,
    ]);
    const manifests = {
      'node_modules/@docusaurus/preset-classic/package.json': {},
      [`${deep}/package.json`]: {},
    };
    expect(read({...manifests, ...Object.fromEntries(moved)}, 'pt', true).messages).toEqual(
      expected,
    );
  });

  it('are not asked for in languages of ours, nor by sites of ours', () => {
    expect(read(files, 'en', true)).toEqual({messages: {}, files: []});
    expect(read(files, 'pt', false).messages).toEqual({'theme.docs.paginator.previous': ''});
  });
});

it('parseTranslations keeps a text that is empty and leaves out what has none', () => {
  const text = JSON.stringify({a: {message: '甲'}, b: {message: ''}, c: {message: 3}, d: null});
  expect([...parseTranslations(text, 'code.json')]).toEqual([
    ['a', '甲'],
    ['b', ''],
  ]);
});
