import {ContentError} from '../errors/contentError.ts';
import {openEditions} from '../site/openEditions.ts';
import {type DevServer, type DevServerOptions, startDevServer} from './server.ts';

interface RenewedServer extends DevServer {
  /** Rejects where a server does not start in the place of another: requests have no answer from then on. */
  readonly failed: Promise<never>;
}

/**
 * Starts a development server that takes another one's place, at the same port, when the configuration gets other
 * languages or another address; open pages load again.
 */
export async function startRenewedServer(
  options: Omit<DevServerOptions, 'onOutdated'>,
): Promise<RenewedServer> {
  const {dir, log, format} = options;
  let isClosed = false;
  let fail!: (error: unknown) => void;
  const failed = new Promise<never>((_, reject) => (fail = reject));
  failed.catch(() => undefined); // also where no request waits for it
  let renewing: Promise<void> | undefined;
  /** A configuration that is wrong in one of its languages leaves the server as it is. */
  const findFaults = async (): Promise<ContentError['diagnostics']> => {
    try {
      for (const site of await openEditions(dir, {isProduction: false})) site.close();
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.diagnostics;
      throw error;
    }
  };
  const renew = async (): Promise<void> => {
    log(['语言或地址变了，重新启动……', 'Languages or addresses have changed, starting again …']);
    const {port, url} = current;
    await current.close();
    if (isClosed) return;
    current = await startDevServer({...options, port, onOutdated});
    if (current.url !== url) log(current.url);
  };
  const onOutdated = async (): Promise<boolean> => {
    const faults = await findFaults();
    for (const fault of faults) log(`${format(fault)}\n`);
    if (faults.length > 0) return false;
    renewing ??= renew()
      .catch(fail)
      .finally(() => (renewing = undefined));
    return true;
  };
  let current = await startDevServer({...options, onOutdated});
  return {
    get port() {
      return current.port;
    },
    get url() {
      return current.url;
    },
    get ready() {
      return current.ready;
    },
    failed,
    async close() {
      isClosed = true;
      await renewing;
      await current.close();
    },
  };
}
