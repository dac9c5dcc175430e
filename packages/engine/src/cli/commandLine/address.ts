import type {Server} from 'node:http';
import {networkInterfaces} from 'node:os';
import {listen, urlOf} from '../../serve/listen.ts';
import {hostsToOpen} from '../../serve/reachable.ts';
import {type OptionValues, readPort} from './arguments.ts';
import {findNetworkReason} from '../../errors/networkReason.ts';
import {StopError} from './stop.ts';
import type {Terminal} from '../terminal/terminal.ts';

/** The options of every command that listens. */
export const ADDRESS_OPTIONS = {port: {type: 'string'}, host: {type: 'string'}} as const;

export interface Address {
  readonly host: string;
  /** The port that is tried first. */
  readonly port: number;
}

/** Reads where a command listens: on loopback if nothing else is said. @throws {UsageError} when the port is none */
export function readAddress(values: OptionValues, defaultPort: number): Address {
  return {
    host: values['host'] === undefined ? '127.0.0.1' : String(values['host']),
    port: readPort(values['port'], defaultPort),
  };
}

/** Runs what listens at an address. @throws {StopError} when the system does not let it */
export async function orStop<T>({host, port}: Address, start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    const isOfAddress = ['listen', 'getaddrinfo'].includes(
      String((error as NodeJS.ErrnoException).syscall),
    );
    const reason = isOfAddress ? findNetworkReason(error) : undefined;
    if (!reason) throw error;
    throw new StopError(
      [
        `不能在 ${host}:${port} 上听：${reason[0]}。用 --host、--port 换一个。`,
        `Cannot listen on ${host}:${port}: ${reason[1]}. Take another by --host and --port.`,
      ],
      {cause: error},
    );
  }
}

/** Says where the site or service is, and when the wanted port was not free. Returns the address for a browser of this machine. */
export function printAddress(
  {print}: Pick<Terminal, 'print'>,
  {wanted, port, path}: {readonly wanted: Address; readonly port: number; readonly path: string},
): string {
  if (port !== wanted.port && wanted.port !== 0)
    print([
      `端口 ${wanted.port} 已被占用，改用 ${port}。`,
      `Port ${wanted.port} is taken, using ${port}.`,
    ]);
  const [here = '', ...elsewhere] = hostsToOpen(wanted.host, networkInterfaces()).map((host) =>
    urlOf({host, port, path}),
  );
  print(here);
  if (elsewhere.length > 0)
    print([
      `同一网络里的手机等设备打开：${elsewhere.join('、')}`,
      `Other devices in the network open: ${elsewhere.join(', ')}`,
    ]);
  return here;
}

/** Resolves when the user stops the command. */
export function waitForStop(): Promise<void> {
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });
}

/** Listens, prints the address under `path` and answers until the user stops the command. */
export async function serveUntilStopped(
  server: Server,
  {wanted, path, terminal}: {wanted: Address; path: string; terminal: Terminal},
): Promise<void> {
  const port = await orStop(wanted, () => listen(server, wanted.port, wanted.host));
  printAddress(terminal, {wanted, port, path});
  await waitForStop();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
