import type {NetworkInterfaceInfo} from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Tells whether a server at this host listens on every address of the machine, which is no address to open. */
const isEvery = (host: string): boolean => ['0.0.0.0', '::', ''].includes(host);

/**
 * Lists the hosts under which a server can be opened, on this machine first: `0.0.0.0` → `127.0.0.1` and the addresses
 * of the machine in its networks, which other devices open. Another host is itself.
 */
export function hostsToOpen(host: string, interfaces: Interfaces): readonly string[] {
  if (!isEvery(host)) return [host];
  const outer = Object.values(interfaces)
    .flatMap((list) => list ?? [])
    .filter(({family, internal}) => family === 'IPv4' && !internal)
    .map(({address}) => address);
  return ['127.0.0.1', ...new Set(outer)];
}
