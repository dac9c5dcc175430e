import type {Terminal} from './terminal.ts';

/**
 * Does work whose result programs read: what code of the site says meanwhile, configurations and plugins by `console.log` or to the
 * stream itself, goes to the stream of complaints.
 * @param work gets the terminal that prints results
 */
export async function withLogsToStderr<T>(
  terminal: Terminal,
  work: (terminal: Terminal) => Promise<T>,
): Promise<T> {
  const {debug, info, log} = console;
  const {stdout, stderr} = process;
  const {write} = stdout;
  const say = (...given: readonly unknown[]): void => console.error(...given);
  const divert = (): void => {
    Object.assign(console, {debug: say, info: say, log: say});
    stdout.write = stderr.write.bind(stderr) as typeof write;
  };
  const restore = (): void => {
    Object.assign(console, {debug, info, log});
    stdout.write = write;
  };
  const print: Terminal['print'] = (words) => {
    restore();
    terminal.print(words);
    divert();
  };
  divert();
  try {
    return await work({...terminal, print});
  } finally {
    restore();
  }
}
