import {expect, it} from 'vitest';
import type {QuickRenderer} from '../render/quickRenderer.ts';
import type {DevRenderer} from './devBundler.ts';
import {createRenderers} from './renderers.ts';

const modules = {name: 'modules'} as unknown as DevRenderer;

it('a quick renderer for which the disk has no room leaves pages to the single modules', async () => {
  const renderers = createRenderers(
    () => Promise.reject(new Error('ENOSPC')),
    () => Promise.resolve(modules),
  );
  await expect(renderers.prepare()).rejects.toThrow('ENOSPC');
  // Nobody takes what these reject with: the server would end.
  await renderers.check();
  await renderers.heed('/site/a.tsx');
  await renderers.heed();
  expect(await renderers.load()).toBe(modules);
});

it('a page that is asked for before it is known that there is no room is rendered', async () => {
  const renderers = createRenderers(
    () => Promise.reject(new Error('ENOSPC')),
    () => Promise.resolve(modules),
  );
  expect(await renderers.load()).toBe(modules);
});

it('the quick renderer is made once, and given up once a file of it has changed', async () => {
  let made = 0;
  const quick = {isMadeOf: (path: string) => path === '/site/a.tsx', isCurrent: () => true};
  const renderers = createRenderers(
    () => Promise.resolve((made++, quick as unknown as QuickRenderer)),
    () => Promise.resolve(modules),
  );
  await renderers.prepare();
  await renderers.check();
  await renderers.heed('/site/b.tsx');
  expect(await renderers.load()).not.toBe(modules);
  await renderers.heed('/site/a.tsx');
  expect(await renderers.load()).toBe(modules);
  expect(made).toBe(1);
});
