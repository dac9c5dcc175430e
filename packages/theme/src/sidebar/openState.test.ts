import {describe, expect, it} from 'vitest';
import {parseOpenState, reduceOpenState} from './openState.ts';

describe('reduceOpenState', () => {
  it('keeps what the reader toggles', () => {
    expect(reduceOpenState({a: true}, {kind: 'toggle', key: 'b', open: false})).toEqual({
      a: true,
      b: false,
    });
  });

  it('gives the same object when nothing changes, so that nothing is rendered', () => {
    const state = {a: true};
    expect(reduceOpenState(state, {kind: 'toggle', key: 'a', open: true})).toBe(state);
    expect(reduceOpenState(state, {kind: 'enter', trail: ['a']})).toBe(state);
  });

  it('opens the way to the page that is entered and leaves the others alone', () => {
    expect(reduceOpenState({a: false, x: true}, {kind: 'enter', trail: ['a', 'b']})).toEqual({
      a: true,
      b: true,
      x: true,
    });
  });

  it('restores what was kept without closing the way to the open page', () => {
    const restored = reduceOpenState(
      {a: true},
      {kind: 'restore', stored: {a: false, y: true}, trail: []},
    );
    expect(restored).toEqual({a: true, y: true});
  });
});

describe('parseOpenState', () => {
  it.each([[null], ['{'], ['null'], ['3'], ['[]']])('reads %s as nothing kept', (text) => {
    expect(parseOpenState(text)).toEqual({});
  });

  it('drops values that are neither open nor closed', () => {
    expect(parseOpenState('{"a":true,"b":1,"c":false}')).toEqual({a: true, c: false});
  });
});
