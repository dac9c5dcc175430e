/** The hosts of a search service, in the order in which they are tried. */
export interface HostList {
  /** Origins, a path may follow: `https://app-dsn.algolia.net`. */
  readonly read: readonly string[];
  readonly write: readonly string[];
}

/**
 * Lists the hosts of an application of the hosted service: a primary one for reads, another for writes, then the same
 * three backups for both in random order. `own` stands for a service of one's own: its first host is the primary one for
 * both.
 */
export function listHosts(
  {appId, own = []}: {readonly appId: string; readonly own?: readonly string[]},
  random: () => number,
): HostList {
  if (own.length > 0) {
    const [primary = '', ...backups] = own.map((host) => host.replace(/\/+$/, ''));
    const all = [primary, ...shuffle(backups, random)];
    return {read: all, write: all};
  }
  const backups = shuffle(
    [1, 2, 3].map((n) => `https://${appId}-${n}.algolianet.com`),
    random,
  );
  return {
    read: [`https://${appId}-dsn.algolia.net`, ...backups],
    write: [`https://${appId}.algolia.net`, ...backups],
  };
}

/** Shuffles a list (Fisher–Yates). */
function shuffle<T>(list: readonly T[], random: () => number): T[] {
  const shuffled = [...list];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const k = Math.floor(random() * (i + 1));
    [shuffled[i], shuffled[k]] = [shuffled[k] as T, shuffled[i] as T];
  }
  return shuffled;
}
