import {expect, it} from 'vitest';
import {markFailures, OutputFailure} from './outputFailure.ts';

it('tells what the output has against a file from what a page throws', () => {
  const cause = Object.assign(new Error('no'), {code: 'EACCES', path: 'dist/index.html'});
  const fail = (): never => {
    throw cause;
  };
  const output = markFailures({reuse: fail, write: fail});
  for (const work of [() => output.reuse('a', 'k'), () => output.write('a', 'k', '')]) {
    expect(work).toThrow(OutputFailure);
    expect(work).toThrow(expect.objectContaining({cause}));
  }
  const kept = markFailures({reuse: () => true, write: () => undefined});
  expect(kept.reuse('a', 'k')).toBe(true);
});
