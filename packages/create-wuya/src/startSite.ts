import {spawn} from 'node:child_process';
import type {PackageManager} from './packageManagers.ts';

/** Exit codes as shells have them: of a command that is not there, and of one that Ctrl+C ended. */
const NOT_FOUND = 127;
const INTERRUPTED = 130;

/**
 * Installs the packages of a new site and opens it in the browser; the terminal is the package manager's until the author ends
 * the server.
 * @returns 0 where the author ended the server, else the exit code of the command that failed
 */
export async function startSite(dir: string, manager: PackageManager): Promise<number> {
  // Ctrl+C ends the commands, which share the terminal; what is to be said after them is said.
  const stay = (): void => undefined;
  process.on('SIGINT', stay);
  try {
    const code = await runIn(dir, manager, ['install']);
    if (code !== 0) return code;
    const dev = ['run', 'dev', ...(manager === 'npm' ? ['--'] : []), '--open'];
    const ended = await runIn(dir, manager, dev);
    return ended === INTERRUPTED ? 0 : ended;
  } finally {
    process.off('SIGINT', stay);
  }
}

function runIn(dir: string, command: string, args: readonly string[]): Promise<number> {
  const options = {cwd: dir, stdio: 'inherit'} as const;
  return new Promise((end) => {
    // Package managers are scripts on Windows, which only its shell runs; Node 24 warns of a shell that gets a list. No word has a blank.
    (process.platform === 'win32'
      ? spawn([command, ...args].join(' '), {...options, shell: true})
      : spawn(command, args, options)
    )
      .once('error', () => end(NOT_FOUND))
      .once('close', (code, signal) => end(code ?? (signal === 'SIGINT' ? INTERRUPTED : 1)));
  });
}
