import {expect, it} from 'vitest';
import {derive, given, keyed} from './derived.ts';

const sum = ({a, b}: {readonly a: number; readonly b: number}) => a + b;

it('has another key when an input has another value or name, and for another step', () => {
  const keys = [
    derive('sum', {a: given(1), b: given(2)}, sum),
    derive('sum', {a: given(2), b: given(1)}, sum),
    derive('sum', {b: given(1), a: given(2)}, sum),
    derive('sum', {a: given(1), b: keyed('other', () => 2)}, sum),
    derive('total', {a: given(1), b: given(2)}, sum),
  ].map(({key}) => key);
  expect(new Set(keys).size).toBe(5);
  expect(derive('sum', {a: given(1), b: given(2)}, sum).key).toBe(keys[0]);
});

it('makes nothing until it is asked, and then once', () => {
  let count = 0;
  const value = derive('count', {a: keyed('k', () => ++count)}, ({a}) => a);
  expect([value.key.length > 0, count]).toEqual([true, 0]);
  expect([value.get(), value.get(), count]).toEqual([1, 1, 1]);
});

it('does not crash where a promise fails that is not awaited', async () => {
  const failures: unknown[] = [];
  const onFailure = (error: unknown) => void failures.push(error);
  process.on('unhandledRejection', onFailure);
  try {
    const value = keyed('k', () => Promise.reject(new Error('x')));
    value.get();
    await new Promise((done) => setImmediate(done));
    expect(failures).toEqual([]);
    await expect(value.get()).rejects.toThrow('x');
  } finally {
    process.off('unhandledRejection', onFailure);
  }
});
