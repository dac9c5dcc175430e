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
  const listeners: (() => void)[] = [];
  const hot = {on: (_: string, listen: () => void) => listeners.push(listen)};
  const {onCaughtError} = followCrashes(hot as unknown as Parameters<typeof followCrashes>[0]);
  return {
    told,
    fail(error: unknown, errorBoundary?: Component) {
      onCaughtError!(error, {componentStack: '', errorBoundary});
    },
    update() {
      for (const listen of listeners) listen();
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

it('waits until React has the new code where the plugin tells, however late that is', () => {
  const hooks: (() => void)[] = [];
  vi.stubGlobal('__registerBeforePerformReactRefresh', (run: () => void) => hooks.push(run));
  const {fail, update} = followPage();
  const boundary = new Boundary({name: 'a'});
  const setState = vi.spyOn(boundary, 'setState').mockImplementation(() => undefined);
  fail('broken', boundary);
  update();
  expect(setState).not.toHaveBeenCalled();
  hooks[0]!();
  expect(setState).not.toHaveBeenCalled(); // React has it in the next task
  vi.runAllTimers();
  expect(setState).toHaveBeenCalledTimes(1);
});
