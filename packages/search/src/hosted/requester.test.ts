import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, it} from 'vitest';
import {fetchRequester} from './requester.ts';

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

async function send(
  listener: RequestListener,
  limits = {connectTimeoutMs: 5000, responseTimeoutMs: 5000},
) {
  server = createServer(listener);
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  return fetchRequester({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    method: 'POST',
    headers: {accept: 'a'},
    body: 'b',
    ...limits,
  });
}

it('gives status and text, whatever the status', async () => {
  expect(
    await send((request, response) =>
      response.writeHead(500).end(`${request.method} ${request.headers.accept}`),
    ),
  ).toEqual({kind: 'answer', status: 500, text: 'POST a'});
});

it('tells a refused connection from a timeout', async () => {
  expect((await send((request) => request.socket.destroy())).kind).toBe('network');
});

it('waits so long for the answer to begin', async () => {
  expect(await send(() => undefined, {connectTimeoutMs: 30, responseTimeoutMs: 5000})).toEqual({
    kind: 'timeout',
    reason: 'connection timeout',
  });
});

it('waits so long for the rest of it', async () => {
  expect(
    await send((_, response) => void response.writeHead(200).write('{'), {
      connectTimeoutMs: 5000,
      responseTimeoutMs: 30,
    }),
  ).toEqual({kind: 'timeout', reason: 'response timeout'});
});
