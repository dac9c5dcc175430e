import {hashOf} from './hash.ts';

/** A value with the hash of all its inputs. It is computed on first use, once. */
export interface Derived<T> {
  readonly key: string;
  get(): T;
}

/** Takes a value as it is; its key is that of its JSON. */
export function given<T>(value: T): Derived<T> {
  return {key: hashOf(JSON.stringify(value) ?? 'undefined'), get: () => value};
}

/** Makes a derived value of a key that the caller has already, and a function that is called once. */
export function keyed<T>(key: string, make: () => T): Derived<T> {
  let made: {readonly value: T} | undefined;
  return {key, get: () => (made ??= {value: observed(make())}).value};
}

/**
 * Keeps a rejection from ending the process.
 * Two values may wait for a third that fails: the rejection reaches the code that awaits the first, and must not
 * crash the process because nothing awaits the second.
 */
function observed<T>(value: T): T {
  if (value instanceof Promise) value.catch(() => undefined);
  return value;
}

/**
 * Derives a value from others. `make` gets only these, and their keys make its key: unless it is a closure, it cannot
 * read what its key lacks.
 * @param name of the step: two steps from the same inputs have different keys
 */
export function derive<I extends object, T>(
  name: string,
  inputs: {readonly [K in keyof I]: Derived<I[K]>},
  make: (values: I) => T,
): Derived<T> {
  const entries = Object.entries<Derived<unknown>>(inputs);
  return keyed(hashOf(name, ...entries.flatMap(([input, {key}]) => [input, key])), () =>
    make(Object.fromEntries(entries.map(([input, {get}]) => [input, get()])) as I),
  );
}
