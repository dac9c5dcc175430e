import type {Terminal} from './terminal.ts';

/**
 * Does work whose result programs read: what code of the site says meanwhile, configurations and plugins by `console.log`, goes to the
 * stream of complaints.
 * @param work gets the terminal that prints results
 */
export async function withLogsToStderr<T>(
  terminal: Terminal,
  work: (terminal: Terminal) => Promise<T>,
): Promise<T> {
  const {debug, info, log} = console;
  const say = (...given: readonly unknown[]): void => console.error(...given);
  const divert = () => Object.assign(console, {debug: say, info: say, log: say});
  const restore = () => Object.assign(console, {debug, info, log});
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
