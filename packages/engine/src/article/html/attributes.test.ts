import {expect, it} from 'vitest';
import {serializeAttributes, toJsxProperty, toProperty} from './attributes.ts';

const written = (name: string, isSvg: boolean): string =>
  serializeAttributes(Object.fromEntries([toProperty(name, '1', isSvg)]), isSvg);

it.each(['data-type', 'data-a-1', 'data-foo', 'database', 'data', 'aria-label', 'view-box'])(
  'keeps the name %s, in SVG too',
  (name) => {
    expect([written(name, false), written(name, true)]).toEqual([` ${name}="1"`, ` ${name}="1"`]);
  },
);

it('keeps the names of SVG with capitals', () => {
  expect(written('viewBox', true)).toBe(' viewBox="1"');
  expect(written('datatype', false)).toBe(' datatype="1"');
});

const jsx = (name: string, value: string | number | boolean | object | null): string => {
  const property = toJsxProperty(name, value);
  return property ? serializeAttributes(Object.fromEntries([property])) : '';
};

it.each([
  ['aria-hidden', true, ' aria-hidden="true"'],
  ['aria-expanded', false, ' aria-expanded="false"'],
  ['data-collapsed', false, ' data-collapsed="false"'],
  ['data-x', true, ' data-x="true"'],
  ['draggable', false, ' draggable="false"'],
  ['spellCheck', false, ' spellcheck="false"'],
  ['contentEditable', true, ' contenteditable="true"'],
  ['hidden', true, ' hidden=""'],
  ['hidden', false, ''],
  ['data-x', null, ''],
  ['title', null, ''],
] as const)('writes %s={%s} as React does', (name, value, expected) => {
  expect(jsx(name, value)).toBe(expected);
});

it.each([
  [{'--a': 1, '--bC': '2'}, '--a:1;--bC:2'],
  [
    {WebkitLineClamp: 2, MozTabSize: 4, msFlex: 1},
    '-webkit-line-clamp:2;-moz-tab-size:4;-ms-flex:1',
  ],
  [
    {columns: 2, scale: 2, fillOpacity: 0.5, strokeWidth: 2},
    'columns:2;scale:2;fill-opacity:0.5;stroke-width:2',
  ],
  [
    {fontSize: 12, marginTop: -3, top: 0, lineHeight: 1.5},
    'font-size:12px;margin-top:-3px;top:0;line-height:1.5',
  ],
])('gives lengths alone a unit: %o', (style, expected) => {
  expect(jsx('style', style)).toBe(` style="${expected}"`);
});
