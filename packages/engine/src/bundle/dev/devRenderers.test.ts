import {expect, it} from 'vitest';
import type {PageData} from '@wuya/theme/types';
import type {QuickRenderer} from '../render/quickRenderer.ts';
import type {DevRenderer} from './devBundler.ts';
import {createRenderers, type DevRenderers} from './devRenderers.ts';
import type {KeptRenderer} from './keptRenderer.ts';

const page = {kind: 'component', module: 'pages/a.tsx'} as unknown as PageData;
const input = {page, html: null, sidebar: null};

/** Creates renderers of which each says its name; `kept` answers for the modules that were kept. */
function create(kept: Partial<KeptRenderer> & {readonly render?: () => string}) {
  const events: string[] = [];
  const saying = (name: string, render = (): string => name): DevRenderer =>
    ({renderApp: async () => render()}) as unknown as DevRenderer;
  const renderers = createRenderers({
    quick: async () => undefined,
    kept: async () => ({
      load: async () => saying('kept', kept.render),
      isMadeOf: kept.isMadeOf ?? (() => true),
      renew: async () => {
        events.push('renew');
        return kept.renew?.() ?? true;
      },
    }),
    async modules() {
      events.push('vite');
      return saying('modules');
    },
  });
  const draw = async (): Promise<string> => (await renderers.load()).renderApp(input);
  return {renderers, events, draw};
}

it('renders own code by the modules that were kept, which are looked at again once a file changes', async () => {
  const {renderers, events, draw} = create({isMadeOf: (path) => path === '/a.tsx'});
  expect([await draw(), await draw()]).toEqual(['kept', 'kept']);
  await renderers.heed(['/other.md']);
  await draw();
  expect(events).toEqual([]);
  await renderers.heed(['/a.tsx']);
  expect(await draw()).toBe('kept');
  expect(events).toEqual(['renew']);
});

it('leaves own code to the single modules from the change on that makes these others', async () => {
  const {renderers, events, draw} = create({renew: async () => false});
  await draw();
  await renderers.heed();
  expect([await draw(), await draw()]).toEqual(['modules', 'modules']);
  expect(events).toEqual(['renew', 'vite', 'vite']);
});

it('has the single modules tell why a page fails', async () => {
  const {events, draw} = create({
    render: () => {
      throw new Error('it fails');
    },
  });
  expect(await draw()).toBe('modules');
  expect(events).toEqual(['vite']);
});

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
  const ofTheme = {page: {kind: 'doc'} as unknown as PageData, html: null, sidebar: null};
  return (await renderers.load()).renderApp(ofTheme);
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
