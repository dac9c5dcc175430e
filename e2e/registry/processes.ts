import {spawn} from 'node:child_process';
import {once} from 'node:events';
import type {CommandLine} from './managers.ts';

const isWindows = process.platform === 'win32';

interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

function start([program, ...args]: CommandLine, place: Place) {
  const child = spawn(program, args, {
    ...place,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    // A group of its own: package managers do not pass signals on to what they start.
    detached: !isWindows,
  });
  let output = '';
  const add = (text: string) => (output += text);
  child.stdout.setEncoding('utf8').on('data', add);
  child.stderr.setEncoding('utf8').on('data', add);
  return {child, output: () => output, ended: once(child, 'close') as Promise<[number | null]>};
}

/** Runs a command to its end. Returns what it printed. @throws when it fails */
export async function runToEnd(command: CommandLine, place: Place): Promise<string> {
  const {output, ended} = start(command, place);
  const [code] = await ended;
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${output()}`);
  return output();
}

interface Server {
  readonly url: string;
  output(): string;
  stop(): Promise<void>;
  /** Ends it as Ctrl+C does. */
  interrupt(): Promise<void>;
}

/** Starts a command that prints an address. @throws when it ends before */
export async function startServer(command: CommandLine, place: Place): Promise<Server> {
  const {child, output, ended} = start(command, place);
  const url = await new Promise<string>((done, fail) => {
    const look = () => {
      const [found] = /\bhttp:\/\/\S+/.exec(output()) ?? [];
      if (found !== undefined) done(found);
    };
    child.stdout.on('data', look);
    void ended.then(() => fail(new Error(`${command.join(' ')} ended:\n${output()}`)));
  });
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (isWindows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
    await ended;
  };
  return {
    url,
    output,
    stop: () => end('SIGTERM'),
    interrupt: () => end('SIGINT'),
  };
}
