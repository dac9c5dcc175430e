import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, it, vi} from 'vitest';
import {fetchOverHttp} from './fileStore.ts';

afterEach(() => vi.restoreAllMocks());

it('a file that never comes is given up in time', async () => {
  let late = new AbortController();
  const clock = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    late = new AbortController();
    return late.signal;
  });
  // Once with nothing, once in the middle of the file.
  const server = createServer((request, response) => {
    if (request.url === '/half') response.writeHead(200).write('half');
    late.abort(new Error('late'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const {port} = server.address() as AddressInfo;
  try {
    for (const name of ['none', 'half'])
      await expect(fetchOverHttp(`http://127.0.0.1:${port}/${name}`, false)).rejects.toThrow(
        'late',
      );
    expect(clock).toHaveBeenCalledWith(20_000);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
