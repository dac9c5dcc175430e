import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, statfsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {createFaultSite, createTally, hashTree, runWuya, STACK, writeNotes} from './site.ts';

const canMount = process.getuid?.() === 0 && spawnSync('mount', ['--version']).status === 0;

/** Mounts a file system in memory; false where that is not allowed. */
function mountMemory(dir: string, options: string): boolean {
  mkdirSync(dir, {recursive: true});
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dir]).status !== 0) return false;
  onTestFinished(() => void spawnSync('umount', ['-l', dir]));
  return true;
}

const isReadOnly = (dir: string, value: 'ro' | 'rw') =>
  spawnSync('mount', ['-o', `remount,${value}`, dir]).status === 0;

/** Fills a file system so that so many bytes are free. */
function fill(dir: string, freeBytes: number): void {
  const {bavail, bsize} = statfsSync(dir);
  writeFileSync(join(dir, '.filler'), Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)));
}

it.skipIf(!canMount)(
  'an output on another file system, full or read-only, is not lost',
  async () => {
    const tally = createTally('outputs on disks of their own');
    const site = createFaultSite(6);
    const mounted = join(site.root, 'mounted');
    expect(mountMemory(mounted, 'size=4m')).toBe(true);
    for (const out of [mounted, join(mounted, 'deep/out')]) {
      const read = () => JSON.stringify(hashTree(out, /^(?:\.filler|deep)$/));
      const build = () => runWuya(['build', site.dir, '--out', out]);
      writeNotes(site.dir, 6, '初稿');
      expect((await build()).code).toBe(0);
      for (let i = 0; i < 16; i++) {
        const before = read();
        writeNotes(site.dir, 6, `第 ${i} 稿 ${'字'.repeat(2000)}`);
        const isFull = i % 4 !== 3;
        if (isFull) fill(mounted, i * 4096);
        else isReadOnly(mounted, 'ro');
        const {code, text} = await build();
        const problems = [
          ...(code === 1 || read() !== before ? [] : [`exit ${code}, nothing written`]),
          ...(code === 1 && read() !== before
            ? ['it failed, and the old output is not whole']
            : []),
          ...(STACK.test(text) ? [`a stack: ${text.slice(-400)}`] : []),
          ...(code === 0 || text.includes('EM-003') ? [] : [`no diagnostic: ${text.slice(-400)}`]),
        ];
        if (!isFull) isReadOnly(mounted, 'rw');
        rmSync(join(mounted, '.filler'), {force: true});
        const healed = await build();
        if (healed.code !== 0) problems.push(`does not heal: ${healed.text.slice(-300)}`);
        tally.count(`${out} ${isFull ? `${i * 4} KB free` : 'read-only'}`, problems);
      }
      rmSync(join(mounted, 'index.html'), {force: true});
    }
    expect(tally.report()).toEqual([]);
  },
);

it.skipIf(!canMount)('a site on a disk that is full or read-only is not lost', async () => {
  const tally = createTally('sites on disks of their own');
  const site = createFaultSite(4);
  expect((await runWuya(['build', site.dir])).code).toBe(0);
  const mounted = join(site.root, 'mounted');
  expect(mountMemory(mounted, 'size=6m')).toBe(true);
  expect(spawnSync('cp', ['-a', site.dir, mounted]).status).toBe(0);
  const dir = join(mounted, 'site');
  const read = () => JSON.stringify(hashTree(join(dir, 'dist'), /^$/));
  for (let i = 0; i < 16; i++) {
    writeNotes(dir, 4, `第 ${i} 稿 ${'字'.repeat(3000)}`);
    const before = read();
    const isFull = i % 4 !== 3;
    if (isFull) fill(mounted, i * 5000);
    else isReadOnly(mounted, 'ro');
    const {code, text} = await runWuya(['build', dir]);
    const problems = [
      ...(code === 1 && read() !== before ? ['it failed, and the old output is not whole'] : []),
      ...(STACK.test(text) ? [`a stack: ${text.slice(-400)}`] : []),
      ...(code === 0 || /EM-003|BD-001/.test(text) ? [] : [`no diagnostic: ${text.slice(-400)}`]),
    ];
    if (!isFull) isReadOnly(mounted, 'rw');
    rmSync(join(mounted, '.filler'), {force: true});
    const healed = await runWuya(['build', dir]);
    if (healed.code !== 0) problems.push(`does not heal: ${healed.text.slice(-300)}`);
    tally.count(isFull ? `${i * 5} KB free` : 'read-only', problems);
  }
  expect(tally.report()).toEqual([]);
});

it('two builds at once both end well', async () => {
  const tally = createTally('two builds at once');
  const site = createFaultSite(6);
  for (let i = 0; i < 8; i++) {
    writeNotes(site.dir, 6, `第 ${i} 稿`);
    const options = i % 2 ? ['--swap'] : [];
    const runs = await Promise.all([0, 1].map(() => runWuya(['build', site.dir, ...options])));
    const both = JSON.stringify(site.output());
    const again = await runWuya(['build', site.dir]);
    tally.count(`pair ${i}`, [
      ...runs.filter(({code}) => code !== 0).map(({text}) => text.slice(-300)),
      ...(again.code === 0 && JSON.stringify(site.output()) === both ? [] : ['a wrong output']),
    ]);
  }
  expect(tally.report()).toEqual([]);
});
