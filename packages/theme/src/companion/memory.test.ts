import {describe, expect, it} from 'vitest';
import {createMemory, findNext} from './memory.ts';

function createStore(given: Record<string, string> = {}) {
  const values = new Map(Object.entries(given));
  return {
    values,
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
}

describe('what the browser remembers', () => {
  it('keeps notes that were read once, in their order, under one key', () => {
    const store = createStore();
    const memory = createMemory(store);
    expect(['/a/', '/b/', '/a/'].map((path) => memory.markRead(path))).toEqual([true, true, false]);
    expect([...store.values]).toEqual([['wuya.read', '["/a/","/b/"]']]);
  });

  it('keeps the last place and the ticked boxes of each note; unticked notes go', () => {
    const store = createStore();
    const memory = createMemory(store);
    memory.setPlace({path: '/a/', title: '闭包', lead: '外层的变量'});
    memory.setTicked('/a/', [0, 2]);
    memory.setTicked('/b/', [1]);
    memory.setTicked('/b/', []);
    expect(memory.place()).toEqual({path: '/a/', title: '闭包', lead: '外层的变量'});
    expect([memory.ticked('/a/'), memory.ticked('/b/')]).toEqual([[0, 2], []]);
    expect(store.values.get('wuya.tasks')).toBe('{"/a/":[0,2]}');
  });

  it('keeps 2,000 notes; the oldest goes for the next', () => {
    const paths = Array.from({length: 2000}, (_, i) => `/${i}/`);
    const memory = createMemory(createStore({'wuya.read': JSON.stringify(paths)}));
    memory.markRead('/new/');
    expect(memory.readPaths()).toHaveLength(2000);
    expect(memory.readPaths().slice(-1)).toEqual(['/new/']);
    expect(memory.readPaths()).not.toContain('/0/');
  });

  it('forgets all when it is switched off, and keeps nothing until it is on again', () => {
    const store = createStore();
    const memory = createMemory(store);
    memory.markRead('/a/');
    memory.setOn(false);
    memory.markRead('/b/');
    memory.setPlace({path: '/b/', title: 'b'});
    expect([...store.values]).toEqual([['wuya.marks', 'off']]);
    memory.setOn(true);
    memory.markRead('/c/');
    expect(memory.readPaths()).toEqual(['/c/']);
  });

  it('is empty for a store that is damaged or closed', () => {
    const damaged = createMemory(
      createStore({'wuya.read': '{"a":1}', 'wuya.place': '[]', 'wuya.tasks': '{"/a/":["x",1]}'}),
    );
    expect([damaged.readPaths(), damaged.place(), damaged.ticked('/a/')]).toEqual([
      [],
      undefined,
      [1],
    ]);
    const closed = createMemory({get: () => null, set: () => undefined, remove: () => undefined});
    expect(closed.markRead('/a/')).toBe(true);
    expect([closed.readPaths(), closed.ticked('/a/')]).toEqual([[], []]);
  });
});

describe('where to go on', () => {
  const notes = ['/1/', '/2/', '/3/'].map((path) => ({path, title: path}));
  it.each([
    ['nothing was opened', [], undefined, undefined],
    ['a note is open and unread', [], '/2/', '/2/'],
    ['the last one was read', ['/2/'], '/2/', '/3/'],
    ['the end was read first', ['/3/'], '/3/', '/1/'],
    ['all was read', ['/1/', '/2/', '/3/'], '/3/', undefined],
    ['the last place is elsewhere', ['/1/'], '/x/', '/2/'],
    ['nothing of these was opened', [], '/x/', undefined],
  ])('when %s', (_, read, place, expected) => {
    expect(findNext(notes, {read, place})?.path).toBe(expected);
  });
});
