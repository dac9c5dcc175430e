import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {ThemeProvider} from '../base/context.tsx';
import type {PageData, SiteData} from '../types.ts';
import {
  createStorageSlot,
  DocProvider,
  Interpolate,
  interpolate,
  prefersReducedMotion,
  ReactContextError,
  useRouteContext,
  useStorageSlot,
  useTreeifiedTOC,
} from './clientApi.tsx';

const render = (children: ReactNode, page: object = {kind: 'page'}): string =>
  renderToString(
    <ThemeProvider site={{} as SiteData} page={page as PageData} parts={{}}>
      {children}
    </ThemeProvider>,
  );

afterEach(() => void vi.unstubAllGlobals());

it('fills texts with words and elements', () => {
  expect(interpolate('Hi {a}', {a: 'b'})).toBe('Hi b');
  expect(render(<Interpolate values={{n: <i>in</i>}}>{'Say {n}.'}</Interpolate>)).toBe(
    'Say <i>in</i>.',
  );
  expect(render(<DocProvider>inside</DocProvider>)).toBe('inside');
});

describe('a place in the store of the reader', () => {
  const Kept = ({name}: {name: string | null}) => String(useStorageSlot(name)[0]);

  it('is empty where pages are rendered, and keeps nothing there', () => {
    createStorageSlot('a').set('1');
    expect([createStorageSlot('a').get(), render(<Kept name="a" />)]).toEqual([null, 'null']);
    expect(render(<Kept name={null} />)).toBe('null');
  });

  it('keeps a value and tells of another one, unless the reader allows no store', () => {
    const kept = new Map<string, string>();
    const events = new EventTarget();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    vi.stubGlobal('window', globalThis);
    vi.stubGlobal(
      'StorageEvent',
      class extends Event {
        constructor(type: string, given: {key: string; newValue: string | null}) {
          super(type);
          Object.assign(this, given);
        }
      },
    );
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
      vi.stubGlobal(name, events[name].bind(events));
    const slot = createStorageSlot('a');
    const told: unknown[] = [];
    const end = slot.listen(({newValue}) => void told.push(newValue));
    slot.set('1');
    createStorageSlot('b').set('2');
    expect(slot.get()).toBe('1');
    slot.del();
    end();
    slot.set('3');
    expect(told).toEqual(['1', null]);
    expect(createStorageSlot('a', {persistence: 'none'}).get()).toBe(null);
    vi.stubGlobal('localStorage', undefined);
    expect(createStorageSlot('a').get()).toBe(null);
  });
});

it.each([
  [{kind: 'doc', version: {collection: 'api'}}, 'docusaurus-plugin-content-docs api'],
  [{kind: 'doc'}, 'docusaurus-plugin-content-docs default'],
  [{kind: 'blog'}, 'docusaurus-plugin-content-blog default'],
  [{kind: 'page'}, 'docusaurus-plugin-content-pages default'],
])('tells the plugin that a page is of: %j', (page, expected) => {
  const Asking = () => {
    const {plugin} = useRouteContext();
    return `${plugin.name} ${plugin.id}`;
  };
  expect(render(<Asking />, page)).toBe(expected);
});

it('puts headings below those before them', () => {
  const Tree = () => JSON.stringify(useTreeifiedTOC([2, 3, 4, 3, 2].map((level) => ({level}))));
  const leaf = (level: number, ...children: object[]) => ({level, children});
  expect(JSON.parse(render(<Tree />).replaceAll('&quot;', '"'))).toEqual([
    leaf(2, leaf(3, leaf(4)), leaf(3)),
    leaf(2),
  ]);
});

it('tells of motion, and of a hook that is outside', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({matches: query.includes('reduce')}));
  expect(prefersReducedMotion()).toBe(true);
  expect(new ReactContextError('TabsProvider').message).toContain('<TabsProvider>');
});
