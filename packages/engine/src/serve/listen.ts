import type {Server} from 'node:http';

/** How many ports after the wanted one are tried. */
const TRIES = 50;
const LAST_PORT = 65_535;

/**
 * Listens on loopback; a taken port moves to the next free one. Returns the port.
 * @throws what the system says of the last port that was tried, when none is free
 */
export async function listen(server: Server, wanted: number, host = '127.0.0.1'): Promise<number> {
  const last = Math.min(wanted + TRIES - 1, LAST_PORT);
  for (let port = wanted; ; port++) {
    const error = await tryPort(server, port, host);
    if (!error) {
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    }
    // Windows says EACCES of ports that it keeps for itself, whose neighbours are free.
    if ((error.code !== 'EADDRINUSE' && error.code !== 'EACCES') || port === last) throw error;
  }
}

/** Listens on one port; returns what the system has against it. */
function tryPort(
  server: Server,
  port: number,
  host: string,
): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((done) => {
    const onError = (error: NodeJS.ErrnoException) => settle(error);
    const onListening = () => settle();
    const settle = (error?: NodeJS.ErrnoException): void => {
      server.off('error', onError).off('listening', onListening);
      done(error);
    };
    server.once('error', onError).once('listening', onListening).listen(port, host);
  });
}

/** Writes the address of a server: `::1`, 80, `/a/` → `http://[::1]:80/a/`. */
export function urlOf({host, port, path}: {host: string; port: number; path: string}): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${path}`;
}
