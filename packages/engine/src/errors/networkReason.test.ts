import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, it, onTestFinished} from 'vitest';
import {findNetworkReason} from './networkReason.ts';

const withCode = (code: string) => Object.assign(new Error('x'), {code});

it('says what the network has against an address, with its own code', () => {
  expect(findNetworkReason(withCode('ENOTFOUND'))).toEqual([
    '没有这个主机（ENOTFOUND）',
    'there is no such host (ENOTFOUND)',
  ]);
});

it('finds why `fetch` failed, which hides it', () => {
  const failed = (cause: unknown) => new TypeError('fetch failed', {cause});
  expect(findNetworkReason(failed(withCode('ECONNREFUSED')))?.[0]).toBe(
    '那里没有服务在听（ECONNREFUSED）',
  );
  expect(findNetworkReason(failed(withCode('CERT_HAS_EXPIRED')))).toEqual([
    '连不上（CERT_HAS_EXPIRED）',
    'the connection failed (CERT_HAS_EXPIRED)',
  ]);
  expect(findNetworkReason(failed(new Error('unknown scheme')))?.[1]).toBe(
    'the connection failed (unknown scheme)',
  );
});

it('finds why an answer ended before all of it was there', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, {'content-length': '100'}).write('a');
    setImmediate(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const {port} = server.address() as AddressInfo;
  const reading = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  const error: unknown = await reading.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(findNetworkReason(error)?.[1]).toMatch(/^the connection broke/);
});

it('knows a time that is over, whose code is a number', () => {
  const error = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
  expect(findNetworkReason(error)).toEqual(['等不到回答', 'no answer came in time']);
});

it('says nothing of other errors', () => {
  expect(findNetworkReason(withCode('ENOENT'))).toBeUndefined();
  expect(findNetworkReason(new Error('boom', {cause: withCode('ENOTFOUND')}))).toBeUndefined();
});
