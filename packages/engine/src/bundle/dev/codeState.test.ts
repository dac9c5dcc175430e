import type {DevEnvironment} from 'vite';
import {expect, it} from 'vitest';
import {createCodeState, tellOfMissedCode} from './codeState.ts';

type Listener = (data: unknown, client: object) => void;

/** A server and its pages, in the order of a test: `load` renders one, `connect` opens its socket, `speak` brings what it says first. */
function openPages() {
  const state = createCodeState();
  const listeners = new Map<string, Listener>();
  const hot = {on: (event: string, listener: Listener) => listeners.set(event, listener)};
  tellOfMissedCode({hot} as unknown as DevEnvironment, state.name);
  const load = () => {
    const code = state.name();
    const told: unknown[] = [];
    const client = {send: (payload: unknown) => told.push(payload)};
    return {
      told,
      connect: () => listeners.get('vite:client:connect')!(undefined, client),
      speak: (data: unknown = {code}) => listeners.get('wuya:loaded')!(data, client),
    };
  };
  return {state, load};
}

it('loads a page again whose code was saved before it listened', () => {
  const {state, load} = openPages();
  const page = load();
  state.heed(['/s/theme/Footer.tsx']);
  page.connect();
  page.speak();
  expect(page.told).toEqual([{type: 'full-reload'}]);
});

it('leaves a page alone that was told of the change: it may have replaced its code already', () => {
  const {state, load} = openPages();
  const page = load();
  page.connect();
  state.heed(['/s/theme/Footer.tsx']);
  page.speak();
  expect(page.told).toEqual([]);
});

it('leaves a page alone that names no state', () => {
  const {load} = openPages();
  const page = load();
  page.connect();
  for (const data of [undefined, null, {code: 1}]) page.speak(data);
  expect(page.told).toEqual([]);
});

it('loads a page again that another server has rendered', () => {
  const code = openPages().state.name();
  const page = openPages().load();
  page.connect();
  page.speak({code});
  expect(page.told).toEqual([{type: 'full-reload'}]);
});

it('is in another state after changes of code, not of notes and pictures', () => {
  const {state} = openPages();
  const changes = (act: () => void): boolean => {
    const before = state.name();
    act();
    return state.name() !== before;
  };
  const isChangedBy = (path: string) => changes(() => state.heed([path]));
  expect(['/s/a.tsx', '/s/custom.css', '/s/list.json'].filter(isChangedBy)).toHaveLength(3);
  expect(['/s/a.md', '/s/a.mdx', '/s/a.png', '/s/theme'].filter(isChangedBy)).toEqual([]);
  expect(changes(() => state.change())).toBe(true);
});
