import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';

const BIN = fileURLToPath(new URL('../../packages/engine/bin/wuya.mjs', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A `wuya` that stays until it is stopped: `dev` or `serve`. */
export interface Running {
  /** Address of the site, as the command printed it: ends with the base path. */
  readonly url: string;
  /** All that was printed so far. */
  output(): string;
  /** Resolves with the output once it matches. @throws when the command ends before */
  printed(pattern: RegExp): Promise<string>;
  stop(): Promise<void>;
}

function spawnWuya(args: readonly string[]): {
  child: ChildProcess;
  stdout: () => string;
  stderr: () => string;
} {
  // The language of the messages is not left to the machine.
  const env = Object.fromEntries(
    Object.entries({...process.env, WUYA_LANG: 'zh', NO_COLOR: '1'}).filter(
      ([name]) => !name.startsWith('VITEST'),
    ),
  );
  const child = spawn(process.execPath, [BIN, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return {child, stdout: () => stdout, stderr: () => stderr};
}

/** Runs a command to its end. */
export async function runWuya(...args: readonly string[]): Promise<Finished> {
  const {child, stdout, stderr} = spawnWuya(args);
  const [code] = (await once(child, 'close')) as [number | null];
  return {code, stdout: stdout(), stderr: stderr()};
}

/** Starts a command that prints the address it listens on. */
export async function startWuya(...args: readonly string[]): Promise<Running> {
  const {child, stdout, stderr} = spawnWuya(args);
  const output = () => stdout() + stderr();
  const ended = once(child, 'close');
  const printed = (pattern: RegExp): Promise<string> =>
    new Promise((done, fail) => {
      const check = () => {
        if (pattern.test(output())) done(output());
      };
      child.stdout?.on('data', check);
      child.stderr?.on('data', check);
      child.once('close', () =>
        fail(
          new Error(
            `wuya ${args.join(' ')} ended before it printed ${String(pattern)}:\n${output()}`,
          ),
        ),
      );
      check();
    });
  const text = await printed(/^http:\/\/\S+$/m);
  return {
    url: /^http:\/\/\S+$/m.exec(text)![0],
    output,
    printed,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
