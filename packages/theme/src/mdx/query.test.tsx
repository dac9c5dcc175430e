import {renderToString} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Collapsible} from './Collapsible.tsx';
import {isInternalUrl, isMultiColumnFooterLinks} from './foreignNames.ts';
import {IconCopy} from './icons.tsx';
import {useQueryString, useQueryStringList, useQueryStringValue} from './query.ts';

it('knows nothing of the address where no browser is', () => {
  const Asking = () => (
    <>
      {JSON.stringify([
        useQueryString('a')[0],
        useQueryStringList('a')[0],
        useQueryStringValue('a'),
      ])}
    </>
  );
  expect(renderToString(<Asking />).replaceAll('&quot;', '"')).toBe('["",[],null]');
});

it('hides what is folded, or leaves it out', () => {
  expect(renderToString(<Collapsible collapsed as="ul" className="a" />)).toBe(
    '<ul class="a" hidden=""></ul>',
  );
  expect(renderToString(<Collapsible collapsed lazy />)).toBe('');
});

it('draws icons in the size and class that a component gives them', () => {
  expect(renderToString(<IconCopy className="a" width={12} />)).toMatch(
    /^<svg viewBox="0 0 24 24" width="12" height="24" aria-hidden="true" class="a"><path /,
  );
});

it.each([
  [[{title: '列', items: []}], true],
  [[{label: '甲', to: '/'}], false],
  [['甲'], false],
  [[null], false],
  [[], false],
])('tells whether links of a footer stand in columns: %j', (links, isMulti) => {
  expect(isMultiColumnFooterLinks(links)).toBe(isMulti);
});

it.each([
  ['/a', true],
  ['a#b', true],
  ['https://a.example', false],
  ['mailto:a@b.example', false],
  ['//a.example', false],
  [undefined, false],
])('tells whether %s is of the site: %s', (address, isOwn) => {
  expect(isInternalUrl(address)).toBe(isOwn);
});
