import {setImmediate as turn} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import type {BundleMaker} from '../../src/bundle/make/buildBundle.ts';
import {writeFiles} from '../helpers/site.ts';
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
