import {createServer} from 'node:http';
import {expect, it, onTestFinished} from 'vitest';
import {listen} from './listen.ts';

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

it('listens on loopback only', async () => {
  const made = server();
  await listen(made, 0);
  expect(made.address()).toMatchObject({address: '127.0.0.1'});
});

it('passes on errors that another port would not cure', async () => {
  await expect(listen(server(), 0, '192.0.2.1')).rejects.toMatchObject({code: 'EADDRNOTAVAIL'});
});
