import {expect, it, vi} from 'vitest';
import {createModuleWatch} from './moduleWatch.ts';

/** Tells whether a promise has come to its end. */
async function hasEnded(promise: Promise<void>): Promise<boolean> {
  return Promise.race([promise.then(() => true), Promise.resolve().then(() => false)]);
}

it('waits for all modules that are imported, however deep, but the one', async () => {
  const watch = createModuleWatch();
  watch.expect('a');
  watch.tell('a', ['react', 'b', 'https://elsewhere.example/c.js']);
  const read = watch.read('react');
  watch.tell('b', ['d', 'a']);
  expect(await hasEnded(read)).toBe(false);
  watch.tell('d', []);
  expect(await hasEnded(read)).toBe(true);
});

it('waits no longer than its patience for one that stays outside, counted from the last news', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  try {
    const watch = createModuleWatch(1000);
    watch.tell('a', ['outside', 'b']);
    const read = watch.read('react');
    vi.advanceTimersByTime(999);
    watch.tell('b', []);
    vi.advanceTimersByTime(999);
    expect(await hasEnded(read)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await hasEnded(read)).toBe(true);
    watch.tell('c', ['d']);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
