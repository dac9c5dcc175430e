import {createServer, type Server} from 'node:http';
import {type AddressInfo, connect} from 'node:net';
import {afterEach, expect, it} from 'vitest';
import {toNodeHandler} from './webHandler.ts';

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

async function open(handle: (request: Request) => Promise<Response>): Promise<number> {
  server = createServer(
    (request, response) =>
      void toNodeHandler(handle)(request, response).catch(() => response.destroy()),
  );
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

it('hands method, path, headers and body over, and the answer back', async () => {
  const port = await open(async (request) =>
    Response.json(
      [
        request.method,
        new URL(request.url).pathname,
        request.headers.get('x-a'),
        await request.text(),
      ],
      {status: 201, headers: {'x-b': '闭'.length.toString()}},
    ),
  );
  const response = await fetch(`http://127.0.0.1:${port}/1/x?q=1`, {
    method: 'POST',
    headers: {'x-a': 'a'},
    body: '闭包',
  });
  expect([response.status, response.headers.get('x-b'), await response.json()]).toEqual([
    201,
    '1',
    ['POST', '/1/x', 'a', '闭包'],
  ]);
});

it('answers before the body is whole, and lives on after clients that leave', async () => {
  const port = await open(async (request) =>
    request.method === 'POST' ? new Response('no', {status: 413}) : new Response('yes'),
  );
  const answer = await new Promise<string>((done) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('POST //x HTTP/1.1\r\nhost: a\r\ncontent-length: 1000000\r\n\r\nabc'),
    );
    socket.once('data', (data) => done(data.toString()));
    socket.on('error', () => undefined);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 413[^]*connection: close/i);
  await new Promise<void>((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\nabc');
      socket.destroy();
    });
    socket.once('close', () => done());
  });
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('yes');
});

it.each(['TRACE', 'TRACK'])('answers 405 to %s', async (method) => {
  const port = await open(async () => new Response('yes'));
  const answer = await new Promise<string>((done) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} / HTTP/1.1\r\nhost: a\r\n\r\n`),
    );
    socket.once('data', (data) => done(data.toString()));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 (?:405|400)/);
});

it('takes a target with its host in it, which counts instead of the header', async () => {
  const port = await open(async (request) => {
    const {pathname, search} = new URL(request.url);
    return new Response(JSON.stringify([pathname + search, request.headers.get('host')]));
  });
  const answer = await new Promise<string>((done) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET http://b.example/x?q=1 HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (data) => (text += String(data))).on('end', () => done(text));
  });
  expect(answer).toContain('["/x?q=1","b.example"]');
});

it('answers 400 to two hosts', async () => {
  const port = await open(async () => new Response('yes'));
  const answer = await new Promise<string>((done) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nhost: a\r\nHOST: b\r\n\r\n'),
    );
    let text = '';
    socket.on('data', (data) => (text += String(data))).on('end', () => done(text));
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});
