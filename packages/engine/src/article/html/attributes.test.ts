import {expect, it} from 'vitest';
import {serializeAttributes, toProperty} from './attributes.ts';

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
