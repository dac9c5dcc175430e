import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../helpers/temporary.ts';

const compiled = new URL('../../dist/cache/pack.js', import.meta.url);
const ENTRY_MB = 1;
const KEPT = 64;

/** Writes many packs, then has them joined into one; prints by how many MB the process grew beyond what writing took. */
const JOIN = (dir: string): string => `
  import {readFileSync} from 'node:fs';
  import {openPack} from '${compiled.href}';
  // Not what getrusage says, which begins with the peak of the parent.
  const peak = () => Number(/VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;
  const pack = openPack(${JSON.stringify(dir)});
  const used = new Set();
  for (let i = 0; i < ${KEPT}; i++) {
    pack.write('key' + i, Buffer.alloc(${ENTRY_MB << 20}, i));
    used.add('key' + i);
    if (i % 4 === 3) pack.save();
  }
  const before = peak();
  pack.save(used);
  console.log(JSON.stringify([peak() - before, pack.read('key7')[9]]));
`;

it.runIf(existsSync(compiled) && existsSync('/proc/self/status'))(
  'joins packs without holding what is in them (needs packages/engine/dist)',
  () => {
    const printed = execFileSync(
      process.execPath,
      ['--input-type=module', '-e', JOIN(temporaryFolder())],
      {encoding: 'utf8'},
    );
    const [grownMb, byte] = JSON.parse(printed) as [number, number];
    expect(byte).toBe(7);
    expect(grownMb).toBeLessThan(KEPT / 3);
  },
);
