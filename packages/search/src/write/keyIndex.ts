/** Numbers 32-bit keys (none 0) in order of first sight; open addressing, because a `Map` boxes keys over 2³¹. */
export interface KeyIndex {
  readonly size: number;
  /** The number of the key, given to it when it is new. */
  idOf(key: number): number;
  /** All keys in order of their numbers. */
  keys(): Uint32Array;
  /** Forgets all keys. */
  clear(): void;
}

/** Creates a table that numbers 32-bit keys in the order of their coming; `capacity`, a power of two, is what it begins with. */
export function createKeyIndex(capacity: number): KeyIndex {
  let mask = 2 * capacity - 1;
  let slots = new Int32Array(mask + 1).fill(-1);
  let keys = new Uint32Array(capacity);
  let size = 0;
  const find = (key: number): number => {
    let slot = spread(key) & mask;
    for (;;) {
      const id = slots[slot] as number;
      if (id < 0 || keys[id] === key) return slot;
      slot = (slot + 1) & mask;
    }
  };
  const grow = (): void => {
    mask = mask * 2 + 1;
    slots = new Int32Array(mask + 1).fill(-1);
    const bigger = new Uint32Array(keys.length * 2);
    bigger.set(keys);
    keys = bigger;
    for (let id = 0; id < size; id++) slots[find(keys[id] as number)] = id;
  };
  return {
    get size() {
      return size;
    },
    idOf(key) {
      const slot = find(key);
      const known = slots[slot] as number;
      if (known >= 0) return known;
      const id = size++;
      slots[slot] = id;
      keys[id] = key;
      if (size === keys.length) grow();
      return id;
    },
    keys: () => keys.slice(0, size),
    clear() {
      slots.fill(-1);
      size = 0;
    },
  };
}

function spread(key: number): number {
  const hash = Math.imul(key, 0x9e3779b1);
  return (hash ^ (hash >>> 15)) >>> 0;
}
