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
    expect([leadsOn(full), leadsOn(`${full}x`)]).toEqual(['page', undefined]);
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
  expect(noteRedirects.every((_, i) => leadsOn(`/wuya/old${i}/`) === 'page')).toBe(true);
  expect(reads).toBe(10);
});

it('knows what the host redirects, whose rules have the base URL', () => {
  const leadsOn = createLeadsOn({
    config: configWith({redirects: []}),
    hostRedirects: ['/wuya/chat', '/旧/*'],
  });
  expect(['/wuya/chat', '/wuya/chat/', '/%E6%97%A7/a', '/chat'].map(leadsOn)).toEqual([
    'host',
    'host',
    'host',
    undefined,
  ]);
});
