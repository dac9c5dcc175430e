import {expect, it} from 'vitest';
import {configWith} from '../../test/helpers/samples.ts';
import {createLeadsOn} from './oldAddresses.ts';

it.each(['/wuya/old', '/wuya/old/', '/wuya/%E6%97%A7', '/wuya/x.html'])(
  'knows %s for an old address, with and without a slash at its end',
  (full) => {
    const redirects = [{from: ['/old/', '/旧'], to: '/a'}];
    const noteRedirects = [
      {from: ['/x.html'], to: '/a/', place: {file: 'a.md', line: 1, column: 1}},
    ];
    const leadsOn = createLeadsOn({config: configWith({redirects}), noteRedirects});
    expect([leadsOn(full), leadsOn(`${full}x`)]).toEqual([true, false]);
  },
);

it('reads each old address once, however many links are asked about', () => {
  let reads = 0;
  const noteRedirects = Array.from({length: 10}, (_, i) => ({
    get from() {
      reads++;
      return [`/old${i}`];
    },
    to: '/a/',
    place: {file: 'a.md', line: 1, column: 1},
  }));
  const leadsOn = createLeadsOn({config: configWith({redirects: []}), noteRedirects});
  expect(noteRedirects.every((_, i) => leadsOn(`/wuya/old${i}/`))).toBe(true);
  expect(reads).toBe(10);
});
