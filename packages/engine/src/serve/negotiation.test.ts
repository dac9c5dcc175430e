import {expect, it} from 'vitest';
import {chooseEncoding, matchesEtag, parseRange} from './negotiation.ts';

it.each([
  ['', 'identity'],
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['BR;Q=1', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['gzip;q=0, *', 'br'],
  ['br;q=x', 'identity'],
  ['brr, xgzip', 'identity'],
])('Accept-Encoding %j gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['"b",W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
  [undefined, false],
])('If-None-Match %j matches "a": %s', (header, isMatch) => {
  expect(matchesEtag(header, '"a"')).toBe(isMatch);
});

it.each([
  ['bytes=0-3', {start: 0, end: 3}],
  ['Bytes=0-3', {start: 0, end: 3}],
  ['bytes=4-', {start: 4, end: 9}],
  ['bytes=-3', {start: 7, end: 9}],
  ['bytes=-30', {start: 0, end: 9}],
  ['bytes=5-99', {start: 5, end: 9}],
  ['bytes=10-', null],
  ['bytes=-0', null],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=0-1', undefined],
  [undefined, undefined],
])('Range %j of ten bytes is %j', (header, range) => {
  expect(parseRange(header, 10)).toEqual(range);
});
