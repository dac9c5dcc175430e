import {createRandom, randomInt} from './random.ts';
import type {PageSketch} from './site.ts';

/** Characters of random notes. */
export const ALPHABET =
  '的一是在不了有和人这中大为上个国我以要他时来用们生到作地于出就分对成会可主发年动同工也能下过子说产种面而方后多定行学法所民得经';

/** Makes notes of random sentences, the same for the same seed. */
export function randomSketches(seed: number, count: number): PageSketch[] {
  const random = createRandom(seed);
  const int = (below: number) => randomInt(random, below);
  const phrase = (length: number) =>
    Array.from({length}, () => ALPHABET.charAt(int(ALPHABET.length))).join('');
  const sentence = () =>
    Array.from({length: 1 + int(6)}, () =>
      int(5) === 0 ? ['useEffect', 'a.map(b)', 'C++', '===', ' '][int(5)] : phrase(1 + int(12)),
    ).join(['', '，', '。\n', ' '][int(4)]);
  const text = () => Array.from({length: int(40)}, sentence).join('');
  return Array.from({length: count}, () => ({
    title: phrase(2 + int(6)),
    intro: text(),
    sections: Object.fromEntries(Array.from({length: int(6)}, () => [phrase(3 + int(5)), text()])),
  }));
}
