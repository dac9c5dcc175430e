import {expect, it} from 'vitest';
import {facetsOf} from './version.ts';

const version = (name: string, collection?: string) => ({
  name,
  ...(collection !== undefined && {collection}),
  label: name,
  href: '/',
  className: '',
  isLast: false,
});

it('finds everything where there is one version alone', () => {
  expect(facetsOf({versions: []}, {})).toBeUndefined();
});

it('finds what is in no version, and the notes of the chosen one', () => {
  expect(facetsOf({versions: [version('current'), version('1.0')]}, {default: '1.0'})).toEqual([
    '',
    '1.0',
  ]);
});

it('finds the chosen version of each collection, or the notes of one alone', () => {
  const site = {
    versions: [version('current', 'api'), version('2', 'api')],
    collections: [
      {id: 'default', label: '笔记'},
      {id: 'api', label: 'API'},
    ],
  };
  expect(facetsOf(site, {api: '2'})).toEqual(['', 'current', 'api/2']);
  expect(facetsOf(site, {api: '2'}, 'api')).toEqual(['api/2']);
});
