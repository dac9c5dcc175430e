import {setImmediate as turn} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import type {BundleMaker} from '../../src/bundle/make/buildBundle.ts';
import {writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const CONFIG = "export default {title: '站', url: 'https://example.com', blog: false};";

it('ends after its bundler where notes cannot be kept, so that nothing writes beside the next build', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.ts': CONFIG,
    'docs/a.md': '# 甲\n',
    '.wuya/cache/texts': 'a file in the place of a folder',
  });
  const ended: string[] = [];
  let end = (): void => undefined;
  const isAskedToEnd = new Promise<void>((done) => (end = done));
  const bundler: BundleMaker = async () => {
    await isAskedToEnd;
    await turn(); // a process takes a moment
    ended.push('bundler');
    throw new Error('ended without an answer');
  };
  const makeBundle = Object.assign(bundler, {end});
  await expect(build({dir, makeBundle})).rejects.toThrow('EM-003');
  ended.push('build');
  expect(ended).toEqual(['bundler', 'build']);
});

it('succeeds where only what spares the next build work cannot be saved, and the next one as well', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'wuya.config.ts': CONFIG,
    'docs/a.md': '# 甲\n',
    '.wuya/cache/index/pages.json/a': 'a folder in the place of a file',
  });
  const first = await build({dir, makeBundle: stubBundle});
  expect(first.writtenCount).toBeGreaterThan(0);
  const next = await build({dir, makeBundle: stubBundle});
  expect([next.writtenCount, next.fileCount]).toEqual([0, first.fileCount]);
});
