import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {Parts} from '../base/parts.ts';
import type {PageData, SiteData} from '../types.ts';
import {ownTexts} from './ownTexts.ts';
import {translate, Translate, type TranslateProps} from './Translate.tsx';

const render = (props: TranslateProps): string =>
  renderToStaticMarkup(
    <ThemeProvider site={{messages: {}} as SiteData} page={{} as PageData} parts={{} as Parts}>
      <Translate {...props} />
    </ThemeProvider>,
  );

// A bundle puts the texts of the site in the place of the module.
beforeAll(() => void Object.assign(ownTexts, {greeting: '你好，{name}', 'Read on': '往下读'}));
afterAll(() => {
  for (const id of ['greeting', 'Read on']) Reflect.deleteProperty(ownTexts, id);
});

it.each<[string, TranslateProps, string]>([
  ['a text by its id', {id: 'greeting', values: {name: '甲'}, children: 'Hi'}, '你好，甲'],
  ['a text that is its own id', {children: 'Read on'}, '往下读'],
  [
    'what is written where there is none',
    {id: 'other', children: 'Hi, {name}', values: {name: 'A'}},
    'Hi, A',
  ],
  ['elements', {id: 'other', children: <b>Hi</b>}, '<b>Hi</b>'],
  ['elements in it', {id: 'greeting', values: {name: <b>甲</b>}}, '你好，<b>甲</b>'],
])('shows %s', (_, props, expected) => {
  expect(render(props)).toBe(expected);
});

it('gives texts of attributes: by id, by message, as they are written', () => {
  expect(translate({id: 'greeting', message: 'Hi'}, {name: '乙'})).toBe('你好，乙');
  expect(translate({message: 'Read on'})).toBe('往下读');
  expect(translate({id: 'other', message: 'Hi {n}'}, {n: 1})).toBe('Hi 1');
  expect(translate({id: 'other'})).toBe('other');
});
