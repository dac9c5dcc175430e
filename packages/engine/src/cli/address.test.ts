import {createServer} from 'node:http';
import {expect, it, onTestFinished} from 'vitest';
import {serveUntilStopped} from './address.ts';
import {StopError} from './stop.ts';
import {createTerminal} from './terminal.ts';

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
