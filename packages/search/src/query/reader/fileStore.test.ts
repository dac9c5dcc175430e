import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, it, vi} from 'vitest';
import {readCurrent} from '../../thread/readCurrent.ts';
import {fetchOverHttp} from './fileStore.ts';

afterEach(() => vi.restoreAllMocks());

it('a file that never comes is given up in time', async () => {
  let late = new AbortController();
  const clock = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    late = new AbortController();
    return late.signal;
  });
  const server = createServer((request, response) => {
    if (request.url === '/half') response.writeHead(200).write('half');
    late.abort(new Error('late'));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const {port} = server.address() as AddressInfo;
  const root = `http://127.0.0.1:${port}/`;
  try {
    // Once with nothing, once in the middle of the file; the first file of an index, and a copy of it.
    await expect(fetchOverHttp(`${root}none`, false)).rejects.toThrow('late');
    await expect(fetchOverHttp(`${root}half`, false)).rejects.toThrow('late');
    await expect(readCurrent(root)).rejects.toThrow('late');
    expect(clock.mock.calls).toEqual([[20_000], [20_000], [20_000], [20_000]]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
