import {expect, it} from 'vitest';
import {toWasmProblem} from './missingWasm.ts';

const told = (error: unknown, options: string[]) => toWasmProblem(error, options)?.diagnostics[0];

it('names the limit where WebAssembly gets no memory', () => {
  const memory = new RangeError('WebAssembly.instantiate(): Out of memory: Cannot allocate');
  expect(told(memory, [])).toMatchObject({
    code: 'BD-006',
    hint: {en: expect.stringContaining('ulimit -v unlimited')},
  });
});

it('names the option where WebAssembly is left out', () => {
  const none = new ReferenceError('WebAssembly is not defined');
  expect(told(none, ['--jitless'])?.hint?.en).toMatch(/^Leave --jitless out/);
});

it('leaves what own code of a site has against a module', () => {
  const own = new Error('WebAssembly.Module(): expected magic word 00 61 73 6d');
  expect(told(own, [])).toBeUndefined();
});
