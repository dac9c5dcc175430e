/** How long a host that failed is passed over. */
export const MARK_LIFETIME_MS = 120_000;

type HostMark = 'down' | 'timedOut';

/** Where marks outlive the page; reads give null where there is no store. */
export interface MarkStore {
  get(): string | null;
  set(json: string): void;
}

export interface HostMarks {
  /** Hosts to try now, in order, and how many of them timed out lately. */
  candidates(hosts: readonly string[]): {
    readonly order: readonly string[];
    readonly timedOutCount: number;
  };
  mark(host: string, mark: HostMark): void;
}

type Marks = Readonly<Record<string, {readonly timestamp: number; readonly value: HostMark}>>;

/** Remembers which hosts failed, in the store and in memory. Old marks go with the next write. */
export function createHostMarks(store: MarkStore, now: () => number): HostMarks {
  let memory: Marks = {};
  const fresh = (): Marks => {
    const time = now();
    const all = Object.entries({...memory, ...parseMarks(store.get())});
    return Object.fromEntries(
      all.filter(([, {timestamp}]) => time - timestamp <= MARK_LIFETIME_MS && timestamp <= time),
    );
  };
  return {
    candidates(hosts) {
      const marks = fresh();
      const up = hosts.filter((host) => !marks[host]);
      const timedOut = hosts.filter((host) => marks[host]?.value === 'timedOut');
      const order = [...up, ...timedOut];
      return {order: order.length > 0 ? order : hosts, timedOutCount: timedOut.length};
    },
    mark(host, value) {
      memory = {...fresh(), [host]: {timestamp: now(), value}};
      store.set(JSON.stringify(memory));
    },
  };
}

function parseMarks(json: string | null): Marks {
  try {
    const marks = JSON.parse(json ?? '{}') as Marks;
    return Object.fromEntries(
      Object.entries(marks).filter(
        ([, mark]) =>
          typeof mark?.timestamp === 'number' &&
          (mark.value === 'down' || mark.value === 'timedOut'),
      ),
    );
  } catch {
    return {}; // written by something else
  }
}
