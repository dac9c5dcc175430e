import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createLoadTracker, LOADED, type LoadAction, type LoadState, reduceLoad} from './load.ts';

const error = new Error('offline');
const loading: LoadState = {kind: 'loading', turn: 1, sign: 'spinner'};
const slow: LoadState = {kind: 'slow', turn: 1, sign: 'spinner'};
const failed: LoadState = {kind: 'failed', turn: 1, error};
const loaded: LoadState = {kind: 'loaded', turn: 1};

describe('reduceLoad', () => {
  it.each<[string, LoadState, LoadAction, LoadState]>([
    ['a load begins', LOADED, {kind: 'start', turn: 1, sign: 'spinner'}, loading],
    ['a load becomes slow', loading, {kind: 'slow', turn: 1}, slow],
    ['a quick load ends', loading, {kind: 'done', turn: 1}, loaded],
    ['a slow load ends', slow, {kind: 'done', turn: 1}, loaded],
    ['a quick load fails', loading, {kind: 'fail', turn: 1, error}, failed],
    ['a slow load fails', slow, {kind: 'fail', turn: 1, error}, failed],
    [
      'Retry begins a new load',
      failed,
      {kind: 'start', turn: 2, sign: 'spinner'},
      {...loading, turn: 2},
    ],
  ])('%s', (_, state, action, next) => {
    expect(reduceLoad(state, action)).toEqual(next);
  });

  it.each<[string, LoadState, LoadAction]>([
    ['the end of an abandoned load', {...loading, turn: 2}, {kind: 'done', turn: 1}],
    ['the failure of an abandoned load', {...loading, turn: 2}, {kind: 'fail', turn: 1, error}],
    ['slowness after the end', loaded, {kind: 'slow', turn: 1}],
    ['slowness after the failure', failed, {kind: 'slow', turn: 1}],
    ['an end after the failure', failed, {kind: 'done', turn: 1}],
    ['slowness said twice', slow, {kind: 'slow', turn: 1}],
    ['a start that is not newer', {...loading, turn: 2}, {kind: 'start', turn: 2, sign: 'bar'}],
  ])('ignores %s', (_, state, action) => {
    expect(reduceLoad(state, action)).toBe(state);
  });
});

describe('a load', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const track = () => {
    const kinds: string[] = [];
    return {kinds, tracker: createLoadTracker((state) => kinds.push(state.kind))};
  };

  it('shows no sign before 200 ms', () => {
    const {kinds, tracker} = track();
    const load = tracker.start('bar');
    vi.advanceTimersByTime(199);
    load.done();
    vi.advanceTimersByTime(1000);
    expect(kinds).toEqual(['loading', 'loaded']);
  });

  it('shows a sign from 200 ms on', () => {
    const {kinds, tracker} = track();
    tracker.start('bar');
    vi.advanceTimersByTime(200);
    expect(kinds).toEqual(['loading', 'slow']);
  });

  it('that was abandoned brings nothing any more', () => {
    const {kinds, tracker} = track();
    const first = tracker.start('bar');
    const second = tracker.start('bar');
    first.fail(error);
    second.done();
    vi.advanceTimersByTime(1000);
    expect(kinds).toEqual(['loading', 'loading', 'loaded']);
  });
});
