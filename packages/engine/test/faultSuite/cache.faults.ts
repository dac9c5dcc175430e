import {readFileSync, statSync, truncateSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {createRandom, seed} from '../helpers/random.ts';
import {createFaultSite, createTally, hashTree, runWuya, SHARE, STACK} from './site.ts';

const ROUNDS = Math.ceil(60 * SHARE);
const BYTES_PER_ROUND = 5;

it(`no damaged byte of what is kept is ever published (seed ${seed})`, async () => {
  const random = createRandom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const site = createFaultSite(8);
  const tally = createTally('damaged bytes of the cache');
  expect((await runWuya(['build', site.dir])).code).toBe(0);
  const whole = JSON.stringify(site.output());
  const around = site.surroundings();
  for (let round = 0; round < ROUNDS; round++) {
    const state = join(site.dir, '.wuya');
    const files = Object.keys(hashTree(state, /^build\.lock$/)).filter(
      (path) => statSync(join(state, path)).size > 0,
    );
    const damages = Array.from({length: BYTES_PER_ROUND}, (_, i) => {
      // Each kind of file gets its share, however many there are of it.
      const kind = pick([...new Set(files.map((path) => path.replace(/[^/]*$/, '')))]);
      const path = pick(files.filter((file) => file.replace(/[^/]*$/, '') === kind));
      const bytes = readFileSync(join(state, path));
      const at = Math.floor(random() * bytes.length);
      if (i === 4 && round % 4 === 0) truncateSync(join(state, path), at);
      else {
        bytes[at] = bytes[at]! ^ (1 << Math.floor(random() * 8));
        writeFileSync(join(state, path), bytes);
      }
      return `${path}:${at}`;
    });
    const {code, text} = await runWuya(['build', site.dir]);
    const problems = [
      ...(code === 0 ? [] : [`exit ${code}: ${text.slice(-300)}`]),
      ...(STACK.test(text) ? ['a stack'] : []),
      ...(JSON.stringify(site.output()) === whole ? [] : ['another output']),
      ...(site.surroundings() === around ? [] : ['something outside was changed']),
    ];
    for (const damage of damages) tally.count(damage, problems);
  }
  expect(tally.report()).toEqual([]);
});
