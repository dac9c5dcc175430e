import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {messages as catalogues} from '@wuya/theme/messages';
import {expect, it} from 'vitest';
import {pickAskedTexts} from './askedTexts.ts';
import {hasInlinedTexts, inlineIds, pickComposedMessages} from './inlineTexts.ts';
import {ownSources, themeDir} from '../modules/sources.ts';

const messages = {'site.a': '甲“{x}”', 'theme.b.c': "it's"};

it('puts the text in the place of its id', () => {
  expect(inlineIds("text('site.a', {x}) + text(open ? 'theme.b.c' : \"site.a\")", messages)).toBe(
    'text("甲“{x}”", {x}) + text(open ? "it\'s" : "甲“{x}”")',
  );
});

it('puts the text of an id that is given a name', () => {
  expect(inlineIds("const id = 'theme.b.c';", messages)).toBe('const id = "it\'s";');
});

it('leaves what is no id of a message', () => {
  const code = "data['site.x']; `theme.b.${c}`; 'theme-doc'; site.a; 'site.a.b'";
  expect(inlineIds(code, messages)).toBe(code);
});

it('leaves ids that translate and <Translate> look up, whose texts are picked from the code', () => {
  const code = `translate({id: 'theme.b.c', message: 'x'}); <Translate id="site.a">A</Translate>; <Translate
    id={'site.p'}>; translate({id: 'own.text'})`;
  expect(inlineIds(code, messages)).toBe(code);
  expect(pickAskedTexts({...messages, 'site.p': 'one¦{n} more', 'site.q': 'q'}, [code])).toEqual({
    'site.a': '甲“{x}”',
    'site.p': 'one|{n} more',
    'theme.b.c': "it's",
  });
});

it('no text travels with every page because the theme puts its id together while running', () => {
  const code = ownSources()
    .filter((path) => /\.tsx?$/.test(path) && !/\/messages\/[\w-]+\.ts$/.test(path))
    .map((path) => readFileSync(path, 'utf8'));
  expect(pickComposedMessages(catalogues['zh-CN'], code)).toEqual({});
});

it('the texts whose ids a site puts together are picked by their beginning and their end', () => {
  const ids = {
    'site.a.one.label': '1',
    'site.a.one.title': '2',
    'site.a.two.label': '3',
    'site.b.one.label': '4',
  };
  const code = 'text(`site.a.${kind}.label`)';
  expect(Object.keys(pickComposedMessages(ids, [code]))).toEqual([
    'site.a.one.label',
    'site.a.two.label',
  ]);
});

it('the theme has its texts wherever it is installed, other packages are left alone', () => {
  expect(hasInlinedTexts(join(themeDir, 'components/Footer.tsx'))).toBe(true);
  expect(hasInlinedTexts('/sites/mine/pages/index.tsx')).toBe(true);
  expect(hasInlinedTexts('/sites/mine/node_modules/other/index.js')).toBe(false);
  expect(hasInlinedTexts(join(themeDir, 'messages/zh-CN.ts'))).toBe(false);
  expect(hasInlinedTexts(join(themeDir, 'mdx/ownTexts.ts'))).toBe(false);
});
