import {expect, it} from 'vitest';
import type {QuickRenderer} from '../render/quickRenderer.ts';
import type {DevRenderer} from './devBundler.ts';
import {createRenderers, type DevRenderers} from './devRenderers.ts';

const modules = {renderApp: () => Promise.resolve('modules')} as unknown as DevRenderer;

/** Creates renderers of a site that has this quick one. */
const withQuick = (quick: () => Promise<QuickRenderer | undefined>) =>
  createRenderers({
    quick,
    kept: () => Promise.resolve(undefined),
    modules: () => Promise.resolve(modules),
  });

/** Tells who renders a page of the theme. */
async function whoRenders(renderers: DevRenderers): Promise<unknown> {
  const input = {page: {kind: 'doc'}} as unknown as Parameters<DevRenderer['renderApp']>[0];
  return (await renderers.load()).renderApp(input);
}

it('a quick renderer for which the disk has no room leaves pages to the single modules', async () => {
  const renderers = withQuick(() => Promise.reject(new Error('ENOSPC')));
  await expect(renderers.prepare()).rejects.toThrow('ENOSPC');
  // Nobody takes what these reject with: the server would end.
  await renderers.check();
  await renderers.heed(['/site/a.tsx']);
  await renderers.heed();
  expect(await whoRenders(renderers)).toBe('modules');
});

it('a page that is asked for before it is known that there is no room is rendered', async () => {
  const renderers = withQuick(() => Promise.reject(new Error('ENOSPC')));
  expect(await whoRenders(renderers)).toBe('modules');
});

it('the quick renderer is made once, and given up once a file of it has changed', async () => {
  let made = 0;
  const quick = {
    isMadeOf: (path: string) => path === '/site/a.tsx',
    isCurrent: () => true,
    renderApp: () => Promise.resolve('quick'),
  };
  const renderers = withQuick(() => Promise.resolve((made++, quick as unknown as QuickRenderer)));
  await renderers.prepare();
  await renderers.check();
  await renderers.heed(['/site/b.tsx']);
  expect(await whoRenders(renderers)).toBe('quick');
  await renderers.heed(['/site/a.tsx']);
  expect(await whoRenders(renderers)).toBe('modules');
  expect(made).toBe(1);
});
