import {EventEmitter} from 'node:events';
import {createServer, type Server} from 'node:http';
import {expect, it, onTestFinished} from 'vitest';
import {listen, urlOf} from './listen.ts';

function server() {
  const made = createServer();
  onTestFinished(() => void made.close());
  return made;
}

it('moves to the next free port when the wanted one is taken', async () => {
  const taken = await listen(server(), 0);
  const port = await listen(server(), taken);
  expect(port).toBeGreaterThan(taken);
  expect(port).toBeLessThan(taken + 50);
});

it('moves on from a port that Windows keeps for itself', async () => {
  const made = Object.assign(new EventEmitter(), {
    listen(port: number) {
      queueMicrotask(() =>
        port === 8000
          ? made.emit('error', Object.assign(new Error('kept'), {code: 'EACCES'}))
          : made.emit('listening'),
      );
    },
    address: () => null,
  });
  expect(await listen(made as unknown as Server, 8000)).toBe(8001);
});

it('listens on loopback only', async () => {
  const made = server();
  await listen(made, 0);
  expect(made.address()).toMatchObject({address: '127.0.0.1'});
});

it('passes on errors that another port would not fix', async () => {
  await expect(listen(server(), 0, '192.0.2.1')).rejects.toMatchObject({code: 'EADDRNOTAVAIL'});
});

it('tries no port after the last one, and leaves nothing behind of those that were taken', async () => {
  // Whichever server has it, it is taken afterwards.
  const first = server();
  await new Promise<void>((done) =>
    first.once('error', () => done()).listen(65_535, '127.0.0.1', done),
  );
  const second = server();
  await expect(listen(second, 65_535)).rejects.toMatchObject({code: 'EADDRINUSE'});
  for (const event of ['error', 'listening'])
    expect(second.listenerCount(event)).toBe(server().listenerCount(event));
});

it('writes addresses as browsers read them', () => {
  expect(urlOf({host: '127.0.0.1', port: 80, path: '/'})).toBe('http://127.0.0.1:80/');
  expect(urlOf({host: '::1', port: 80, path: '/a/'})).toBe('http://[::1]:80/a/');
});
