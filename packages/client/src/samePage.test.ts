import type {PagePayload} from '@wuya/theme/types';
import {expect, it} from 'vitest';
import {hasOtherModule, isSamePage} from './samePage.ts';

const payload = (facts: object): PagePayload =>
  ({app: 'dev', page: {kind: 'doc', head: {title: '甲'}}, html: null, ...facts}) as PagePayload;

it('knows an MDX page whose article alone is another, which no fact of the page tells', () => {
  const [before, after] = [payload({made: 'a'}), payload({made: 'b'})];
  expect(isSamePage(before, after)).toBe(true);
  expect(hasOtherModule(after, before)).toBe(true);
  expect(hasOtherModule(after, payload({made: 'b'}))).toBe(false);
  expect(hasOtherModule(payload({}), payload({}))).toBe(false);
});

it('knows another title and other problems', () => {
  const page = payload({});
  expect(isSamePage(page, payload({page: {kind: 'doc', head: {title: '乙'}}}))).toBe(false);
  expect(isSamePage(page, payload({diagnostics: [{code: 'MD-110'}]}))).toBe(false);
});
