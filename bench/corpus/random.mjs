/**
 * A seeded source of random choices: the same seed gives the same sequence on every machine.
 * The generator is sfc32 (https://pracrand.sourceforge.net), 32-bit integer arithmetic only.
 */
export function createRandom(seed) {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = 1;

  /** A number from 0 up to, but not including, 1. */
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 15; i++) next(); // seeds that differ in one bit begin alike

  const integer = (low, high) => low + Math.floor(next() * (high - low + 1));
  const pick = (list) => list[Math.floor(next() * list.length)];
  return {
    next,
    /** A whole number; both ends are possible. */
    integer,
    pick,
    chance: (share) => next() < share,
    /** `count` different members in random order. */
    sample(list, count) {
      const rest = [...list];
      return Array.from(
        {length: Math.min(count, rest.length)},
        () => rest.splice(integer(0, rest.length - 1), 1)[0],
      );
    },
  };
}
