import {expect, it, onTestFinished} from 'vitest';
import {withLogsToStderr} from './logsToStderr.ts';

/** Collects what is written to the two streams. */
function watchStreams() {
  const {stdout, stderr} = process;
  const before = [stdout.write, stderr.write] as const;
  const written = {stdout: '', stderr: ''};
  const take = (name: keyof typeof written) => (text: string | Uint8Array) => {
    written[name] += String(text);
    return true;
  };
  Object.assign(stdout, {write: take('stdout')});
  Object.assign(stderr, {write: take('stderr')});
  onTestFinished(() => {
    [stdout.write, stderr.write] = before;
  });
  return written;
}

it('leaves the stream of results to results, whoever writes to it', async () => {
  const written = watchStreams();
  const terminal = {print: (text: string) => process.stdout.write(text)} as never;
  const made = await withLogsToStderr(terminal, async (own) => {
    process.stdout.write('a progress bar;');
    own.print('result');
    process.stdout.write('more;');
    return 1;
  });
  process.stdout.write(' end');
  expect(made).toBe(1);
  expect(written).toEqual({stdout: 'result end', stderr: 'a progress bar;more;'});
});
