import {Component} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import {followCrashes} from './crashes.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

class Boundary extends Component<{readonly name: string}> {
  override state = {error: null as unknown, name: this.props.name};
}

/** Follows the crashes of a page; `update` is an update of code, until React has taken it. */
function followPage() {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told: unknown[] = [];
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => told.push(event.detail));
  const listeners = new Map<string, () => void>();
  const hot = {on: (name: string, listen: () => void) => listeners.set(name, listen)};
  const {onCaughtError} = followCrashes(hot as unknown as Parameters<typeof followCrashes>[0]);
  return {
    told,
    fail(error: unknown, errorBoundary?: Component) {
      onCaughtError!(error, {componentStack: '', errorBoundary});
    },
    hear(name: string) {
      listeners.get(name)!();
    },
    update() {
      for (const name of ['vite:beforeUpdate', 'vite:afterUpdate']) listeners.get(name)!();
      vi.runAllTimers();
    },
  };
}

it('renders what failed again once code has changed, from the state it began with', () => {
  const {told, fail, update} = followPage();
  const boundary = new Boundary({name: 'a'});
  const setState = vi.spyOn(boundary, 'setState').mockImplementation(() => undefined);
  boundary.state.error = 'broken';
  fail('broken', boundary);
  fail('broken', undefined);
  expect(told).toEqual([{error: 'broken'}, {error: 'broken'}]);
  expect(setState.mock.calls).toEqual([]);
  update();
  expect(setState.mock.calls).toEqual([[{error: null, name: 'a'}]]);
  update();
  expect(setState.mock.calls).toHaveLength(1);
});

it('waits until React has the new code where the plugin tells, and tells nothing that the old one throws meanwhile', () => {
  const hooks: (() => void)[] = [];
  vi.stubGlobal('__registerBeforePerformReactRefresh', (run: () => void) => hooks.push(run));
  const {told, fail, hear} = followPage();
  const boundary = new Boundary({name: 'a'});
  const setState = vi.spyOn(boundary, 'setState').mockImplementation(() => undefined);
  fail('broken', boundary);
  hear('vite:beforeUpdate');
  hear('vite:afterUpdate');
  fail('broken once more', boundary);
  expect([told.length, setState.mock.calls.length]).toEqual([1, 0]);
  hooks[0]!();
  expect(setState).not.toHaveBeenCalled(); // React has it in the next task
  vi.advanceTimersByTime(0);
  expect(setState).toHaveBeenCalledTimes(1);
  fail('broken in the new code', boundary);
  expect(told.at(-1)).toEqual({error: 'broken in the new code'});
  vi.runAllTimers();
  expect(setState).toHaveBeenCalledTimes(1); // it would be told a second time
});

it('tells again where an update brings React no code', () => {
  vi.stubGlobal('__registerBeforePerformReactRefresh', () => undefined);
  const {told, fail, update} = followPage();
  update();
  fail('broken', new Boundary({name: 'a'}));
  expect(told).toEqual([{error: 'broken'}]);
});
