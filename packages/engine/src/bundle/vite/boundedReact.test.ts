import {mkdirSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {createElement, Fragment, Suspense, type ReactNode} from 'react';
import {expect, it} from 'vitest';
import {sharedFolder} from '../../../test/helpers/temporary.ts';
import {boundReact, printBoundedRenderer, type RenderingBounds} from './boundedReact.ts';

interface ReactServer {
  renderToString(node: ReactNode): string;
  renderToPipeableStream: unknown;
}

const dir = sharedFolder();

/** @param bounds smaller ones, which are soon reached */
async function loadRenderer(bounds?: RenderingBounds): Promise<ReactServer> {
  const file = join(dir, bounds ? 'bounded.mjs' : 'renderer.mjs');
  mkdirSync(dir, {recursive: true});
  writeFileSync(file, printBoundedRenderer(bounds));
  return (await import(pathToFileURL(file).href)) as ReactServer;
}

function nest(depth: number): ReactNode {
  let node: ReactNode = 'x';
  for (let i = 0; i < depth; i++) node = createElement('b', null, node);
  return node;
}

it('what holds or renders itself ends with an error, and the page after it is rendered', async () => {
  const {renderToString} = await loadRenderer();
  const ring: ReactNode[] = [];
  ring.push(ring, ring);
  const Self = (): ReactNode => createElement('div', null, createElement(Self));
  for (const node of [ring, createElement(Self)]) {
    expect(() => renderToString(node)).toThrow('Maximum call stack size exceeded');
    expect(renderToString(nest(400))).toHaveLength(2801);
  }
});

it('what renders itself between texts is an error, not a page without the rest', async () => {
  const {renderToString} = await loadRenderer();
  const Self = (): ReactNode =>
    createElement(Fragment, null, 'a', createElement(Self), createElement('p', null, 'b'));
  expect(() => renderToString(createElement(Self))).toThrow('Maximum call stack size exceeded');
  let deep: ReactNode = 'x';
  for (let level = 0; level < 3000; level++)
    deep = createElement('p', null, 'a', deep, createElement('b'), 'c');
  const html = renderToString(deep);
  for (const tag of ['<p>', '</p>', '<b></b>']) expect(html.split(tag)).toHaveLength(3001);
});

it('a component at any level may render others by itself', async () => {
  const {renderToString} = await loadRenderer();
  const Inner = (): ReactNode => renderToString(createElement('i', null, 'x'));
  for (let depth = 190; depth < 210; depth++) {
    let node: ReactNode = createElement(Inner);
    for (let i = 0; i < depth; i++) node = createElement('b', null, node);
    expect(renderToString(node)).toContain('&lt;i&gt;x&lt;/i&gt;');
  }
});

it('children without end are an error, and the page after them is rendered', async () => {
  const {renderToString} = await loadRenderer();
  const endless = {
    *[Symbol.iterator](): Generator<ReactNode> {
      for (;;) yield null;
    },
  };
  const huge = Array.from<ReactNode>({length: 0});
  huge.length = 2 ** 31;
  for (const node of [endless, huge, createElement('p', null, endless)]) {
    expect(() => renderToString(node)).toThrow('More than 1000000 children');
    expect(renderToString(['a', 'b'])).toBe('a<!-- -->b');
  }
});

it('components that show others many times end with an error, and the page after them is rendered', async () => {
  expect(printBoundedRenderer()).toContain('More than 2000000 elements and texts');
  const {renderToString} = await loadRenderer({
    restarts: 300,
    levels: 200,
    children: 20_000,
    nodes: 20_000,
    characters: 1e8,
  });
  const showTenTimes = (Next: () => ReactNode) => (): ReactNode =>
    Array.from({length: 10}, (_, key) => createElement(Next, {key}));
  let Shown = (): ReactNode => null;
  for (let level = 0; level < 10; level++) Shown = showTenTimes(Shown);
  const inSuspense = createElement(Suspense, {fallback: 'x'}, createElement(Shown));
  expect(() => renderToString(['c', inSuspense])).toThrow('More than 20000 elements and texts');
  const Inner = (): ReactNode => renderToString(Array.from({length: 1e4}, () => null));
  const inner = [0, 1].map((key) => createElement(Inner, {key}));
  expect(() => renderToString(inner)).toThrow('More than 20000 elements and texts');
  expect(renderToString(['a', 'b'])).toBe('a<!-- -->b');
});

it('a page longer than a text can be is an error, not a page cut short', async () => {
  const {renderToString} = await loadRenderer();
  const long = createElement('p', null, 'x'.repeat(1e8), createElement('b'));
  for (const node of [long, Array.from({length: 101}, () => 'x'.repeat(1e6))])
    expect(() => renderToString(node)).toThrow('More than 100000000 characters of HTML.');
  expect(renderToString('a')).toBe('a');
});

it('the other exports are those of React', async () => {
  const own = createRequire(import.meta.url)('react-dom/server') as ReactServer;
  const made = await loadRenderer();
  expect(Object.keys(made).sort()).toEqual([...Object.keys(own), 'default'].sort());
  expect(made.renderToPipeableStream).toBe(own.renderToPipeableStream);
});

it('another React than the one it was written for is told', () => {
  expect(() => boundReact('exports.renderToString = 1;')).toThrow('boundedReact.ts');
});

it('texts on both sides of a title, which goes to the head, stay apart for the browser', async () => {
  const {renderToString} = await loadRenderer();
  const title = createElement('title', {key: 'b'}, '题');
  const page = createElement('p', null, 'a', title, 'c');
  expect(renderToString(page)).toBe('<title>题</title><p>a<!-- -->c</p>');
  expect(renderToString(createElement('p', null, title, 'c'))).toBe('<title>题</title><p>c</p>');
});
