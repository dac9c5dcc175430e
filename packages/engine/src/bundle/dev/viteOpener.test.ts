import type {ViteDevServer} from 'vite';
import {expect, it} from 'vitest';
import {createViteOpener} from './viteOpener.ts';

/** An opener of nothing; `done` lists what happened to it. */
function open(optimize: () => Promise<void> | undefined) {
  const done: string[] = [];
  const vite = {close: async () => void done.push('closed')} as unknown as ViteDevServer;
  const closing = new AbortController();
  const opener = createViteOpener({
    async start() {
      done.push('started');
      return {vite, openForBrowsers: async () => void done.push('open')};
    },
    optimize() {
      done.push('optimizing');
      return optimize();
    },
    signal: closing.signal,
  });
  return {opener, vite, done, closing};
}

it('renders pages while packages are bundled, and answers browsers once they are', async () => {
  let letGo = (): void => undefined;
  const {opener, vite, done} = open(() => new Promise<void>((resolve) => (letGo = resolve)));
  expect([opener.vite, opener.isOpen]).toEqual([undefined, false]);
  const opening = opener.open();
  expect(await opener.start()).toBe(vite);
  expect([opener.vite, opener.isOpen]).toEqual([vite, false]);
  expect(done).toEqual(['optimizing', 'started']);
  letGo();
  expect(await opening).toBe(vite);
  expect(opener.isOpen).toBe(true);
  await Promise.all([opener.start(), opener.open()]);
  await opener.close();
  expect(done).toEqual(['optimizing', 'started', 'open', 'closed']);
});

it('throws what keeps packages from being bundled where browsers are to be answered', async () => {
  const {opener, vite} = open(() => Promise.reject(new Error('full')));
  expect(await opener.start()).toBe(vite);
  await expect(opener.open()).rejects.toThrow('full');
});

it('bundles nothing for browsers once it is closed', async () => {
  const {opener, done, closing} = open(() => undefined);
  await opener.start();
  closing.abort();
  await opener.open();
  expect(done).toEqual(['optimizing', 'started']);
});

it('closes what never started', async () => {
  const {opener, done} = open(() => undefined);
  await opener.close();
  expect(done).toEqual([]);
});
