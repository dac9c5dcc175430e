import type {Server} from 'node:http';

/** How many ports after the wanted one are tried. */
const TRIES = 50;

/** Listens on loopback; a taken port moves to the next free one. Returns the port. @throws when none is free */
export async function listen(server: Server, wanted: number, host = '127.0.0.1'): Promise<number> {
  for (let port = wanted; port < wanted + TRIES; port++) {
    const error = await new Promise<NodeJS.ErrnoException | undefined>((done) => {
      const onError = (e: NodeJS.ErrnoException) => done(e);
      server.once('error', onError);
      server.listen(port, host, () => {
        server.off('error', onError);
        done(undefined);
      });
    });
    if (!error) {
      const address = server.address();
      return typeof address === 'object' && address ? address.port : port;
    }
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
  }
  throw new Error(`没有空闲的端口 no free port from ${wanted} to ${wanted + TRIES - 1}`);
}
