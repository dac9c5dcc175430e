import {localStore, type SafeStorage} from '../base/storage.ts';

/** Where a reader's marks are kept, one thing under each key. */
const KEYS = {
  /** Addresses of the notes that were read, oldest first. */
  read: 'wuya.read',
  /** The note that was open last. */
  place: 'wuya.place',
  /** Ticked boxes of self-tests: their numbers, by address. */
  tasks: 'wuya.tasks',
  /** Holds `off` when the reader wants nothing kept. */
  off: 'wuya.marks',
} as const;

/** Maximum number of marks; older ones go. A reader's store holds 5 MB, and 2,000 addresses are about 100 KB of it. */
const MAX_MARKS = 2000;

/** The note that was open last. */
export interface Place {
  readonly path: string;
  readonly title: string;
  /** What the note says of itself. */
  readonly lead?: string;
}

/** Memory of a reader's browser about the notes. Nothing of it is sent anywhere; without a store it is empty. */
export interface Memory {
  isOn(): boolean;
  /** Forgets all and keeps nothing from here on, or begins to keep marks. */
  setOn(isOn: boolean): void;
  clear(): void;
  readPaths(): readonly string[];
  /** Returns whether the note was not read before. */
  markRead(path: string): boolean;
  place(): Place | undefined;
  setPlace(place: Place): void;
  /** Numbers of the ticked boxes of a note, from 0. */
  ticked(path: string): readonly number[];
  setTicked(path: string, boxes: readonly number[]): void;
}

/** Opens what the reading companion remembers in a store of the browser; what cannot be read counts as nothing. */
export function createMemory(store: SafeStorage = localStore): Memory {
  const load = (key: string): unknown => {
    try {
      return JSON.parse(store.get(key) ?? 'null');
    } catch {
      return null; // written by somebody else
    }
  };
  const isOn = () => store.get(KEYS.off) !== 'off';
  const save = (key: string, value: unknown) => {
    if (isOn()) store.set(key, JSON.stringify(value));
  };
  const clear = () => {
    for (const key of [KEYS.read, KEYS.place, KEYS.tasks]) store.remove(key);
  };
  const readPaths = () => listOf(load(KEYS.read), (one) => typeof one === 'string') as string[];
  const tasks = () => {
    const all = load(KEYS.tasks);
    return typeof all === 'object' && all !== null ? (all as Record<string, unknown>) : {};
  };
  return {
    isOn,
    clear,
    readPaths,
    setOn(isWanted) {
      if (isWanted) return store.remove(KEYS.off);
      clear();
      store.set(KEYS.off, 'off');
    },
    markRead(path) {
      const known = readPaths();
      if (known.includes(path)) return false;
      save(KEYS.read, [...known, path].slice(-MAX_MARKS));
      return true;
    },
    place() {
      const place = load(KEYS.place) as Partial<Place> | null;
      return typeof place?.path === 'string' && typeof place.title === 'string'
        ? {
            path: place.path,
            title: place.title,
            ...(typeof place.lead === 'string' && {lead: place.lead}),
          }
        : undefined;
    },
    setPlace: (place) => save(KEYS.place, place),
    ticked: (path) => listOf(tasks()[path], Number.isInteger) as number[],
    setTicked(path, boxes) {
      const {[path]: _, ...others} = tasks();
      save(KEYS.tasks, boxes.length > 0 ? {...others, [path]: boxes} : others);
    },
  };
}

function listOf(value: unknown, isItem: (one: unknown) => boolean): unknown[] {
  return Array.isArray(value) ? value.filter(isItem) : [];
}

/** A note to go on with. */
interface NextNote {
  readonly path: string;
  readonly title: string;
}

/**
 * Returns where to go on in a list of notes: the one that was open last unless it was read, else the first unread one after
 * it, else the first unread one. Undefined before anything was opened, and when all was read.
 */
export function findNext(
  notes: readonly NextNote[],
  {read, place}: {readonly read: readonly string[]; readonly place: string | undefined},
): NextNote | undefined {
  const known = new Set(read);
  const from = notes.findIndex(({path}) => path === place);
  if (from < 0 && !notes.some(({path}) => known.has(path))) return undefined;
  const inOrder = [...notes.slice(Math.max(from, 0)), ...notes.slice(0, Math.max(from, 0))];
  return inOrder.find(({path}) => !known.has(path));
}
