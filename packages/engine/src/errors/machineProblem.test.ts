import {describe, expect, it} from 'vitest';
import {toMachineProblem} from './machineProblem.ts';

const told = (error: unknown, options: string[] = []) =>
  toMachineProblem(error, options)?.diagnostics[0];

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

describe('a package without its compiled part', () => {
  /** An error as satteri and Rolldown throw it. */
  const without = (cause: Error): Error => {
    const error = new Error('Cannot find native binding. npm has a bug', {cause});
    error.stack = `${error.message}\n    at file:///a/node_modules/satteri/index.js:585:19`;
    return error;
  };

  it('is named, with the system, where it is not installed', () => {
    const error = without(new Error("Cannot find module '@bruits/satteri-linux-x64-gnu'"));
    expect(told(error)).toMatchObject({
      code: 'BD-007',
      en: expect.stringMatching(
        `^The part of satteri that is made for this system \\(${process.platform}-${process.arch}\\)`,
      ),
      hint: {en: expect.stringMatching(/^Delete node_modules and the lock file/)},
    });
  });

  it('is told as too new for the system where an older library is behind another cause', () => {
    const library = new Error(
      "/lib64/libc.so.6: version `GLIBC_2.28' not found (required by a.node)",
    );
    const error = without(new Error('Cannot find module', {cause: library}));
    expect(told(error)?.en).toMatch(/needs glibc 2\.28/);
  });

  it('is told as refused where the system says so in its own language', () => {
    const refused = Object.assign(new Error('找不到指定的模块。'), {code: 'ERR_DLOPEN_FAILED'});
    expect(told(without(refused))?.en).toMatch(/cannot load the compiled part of satteri/);
  });

  it('is found in Lightning CSS too, whose words are others', () => {
    const error = new Error("Cannot find module '../lightningcss.linux-x64-gnu.node'");
    expect(told(error)?.code).toBe('BD-007');
  });
});
