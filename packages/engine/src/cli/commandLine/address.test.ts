import {createServer} from 'node:http';
import {expect, it, onTestFinished} from 'vitest';
import {printAddress, serveUntilStopped} from './address.ts';
import {StopError} from './stop.ts';
import {createTerminal} from '../terminal/terminal.ts';

it.each([
  [{host: '127.0.0.1', port: 3000}, 3000, ['http://127.0.0.1:3000/a/']],
  [{host: '127.0.0.1', port: 0}, 4321, ['http://127.0.0.1:4321/a/']],
  [
    {host: '127.0.0.1', port: 3000},
    3001,
    ['Port 3000 is taken, using 3001.', 'http://127.0.0.1:3001/a/'],
  ],
])('says where it listens, and that a wanted port was taken: %j, %i', (wanted, port, said) => {
  const lines: string[] = [];
  const print = (text: string | readonly [string, string]) =>
    void lines.push(typeof text === 'string' ? text : text[1]);
  expect(printAddress({print}, {wanted, port, path: '/a/'})).toBe(said.at(-1));
  expect(lines).toEqual(said);
});

it('says why it cannot listen', async () => {
  const server = createServer();
  onTestFinished(() => void server.close());
  const terminal = createTerminal({env: {}, isTTY: false, systemLocale: 'en'});
  const wanted = {host: '192.0.2.1', port: 0};
  const error = await serveUntilStopped(server, {wanted, path: '/', terminal}).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StopError);
  expect((error as StopError).words).toEqual([
    '不能在 192.0.2.1:0 上听：本机没有这个地址（EADDRNOTAVAIL）。用 --host、--port 换一个。',
    'Cannot listen on 192.0.2.1:0: this machine does not have that address (EADDRNOTAVAIL). Take another by --host and --port.',
  ]);
});
