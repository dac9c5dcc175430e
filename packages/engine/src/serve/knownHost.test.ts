import type {IncomingMessage} from 'node:http';
import {expect, it} from 'vitest';
import {hasKnownHost} from './knownHost.ts';

const ask = (host: string | undefined, url = '/'): boolean =>
  hasKnownHost({url, headers: {host}} as IncomingMessage, ['x.example']);

it.each([
  'localhost:4173',
  'LOCALHOST',
  'a.localhost:80',
  '127.0.0.1:4173',
  '[::1]:80',
  '192.0.2.7',
])('%s is this machine', (host) => expect(ask(host)).toBe(true));

it('the address of the site itself is known, behind a server that passes it on', () => {
  expect(ask('x.example')).toBe(true);
});

it('a request without a host comes from no browser', () => {
  expect(ask(undefined)).toBe(true);
});

it.each([
  'evil.example',
  'evil.example:4173',
  'localhost.evil.example',
  '127.0.0.1.evil.example',
  'x.example.evil.example',
  'notlocalhost',
  'a b',
])('%s is not this machine', (host) => expect(ask(host)).toBe(false));

it('the host of the target counts, not that of the header', () => {
  expect(ask('localhost', 'http://evil.example/')).toBe(false);
  expect(ask('evil.example', 'http://localhost/')).toBe(true);
});
