import type {ChildProcess} from 'node:child_process';
import {EventEmitter} from 'node:events';
import {expect, it} from 'vitest';
import {openCache} from '../../cache/cache.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import type {BundlePlan} from '../plan/bundlePlan.ts';
import {createBundlesApart, FULL} from './bundleProcess.ts';

const PLAN = {dir: '/site', hasOthers: true, viteHash: null, template: null} as BundlePlan;

/** Processes that answer every order, each with so many bytes of memory: which are started and which are ended. */
function processes(memory: number) {
  const seen: string[] = [];
  let count = 0;
  const start = (): ChildProcess => {
    const name = ++count;
    seen.push(`start ${name}`);
    const child = Object.assign(new EventEmitter(), {
      connected: true,
      disconnect: () => seen.push(`end ${name}`),
      send({plan}: {plan: BundlePlan}) {
        seen.push(`${plan.baseUrl} by ${name}`);
        queueMicrotask(() =>
          child.emit(
            'message',
            plan.baseUrl === '/wrong/' ? {failure: 'no'} : {record: {}, memory},
          ),
        );
      },
    });
    return child as unknown as ChildProcess;
  };
  return {start, seen};
}

async function bundleAll(
  memory: number,
  baseUrls: readonly string[],
  more: Partial<BundlePlan> = {},
): Promise<readonly string[]> {
  const {start, seen} = processes(memory);
  const makeBundle = createBundlesApart(start);
  const cache = openCache(temporaryFolder());
  for (const baseUrl of baseUrls)
    await makeBundle({...PLAN, ...more, baseUrl}, {dir: '/out', key: 'key', cache}).catch(
      ({message}: Error) => seen.push(message),
    );
  makeBundle.end!();
  return seen;
}

it('the languages of a site are bundled in one process', async () => {
  expect(await bundleAll(FULL, ['/', '/en/', '/de/'])).toEqual([
    'start 1',
    '/ by 1',
    '/en/ by 1',
    '/de/ by 1',
    'end 1',
  ]);
});

it.each<[string, number, Partial<BundlePlan>]>([
  ['that is full', FULL + 1, {}],
  ['of the only language', 0, {hasOthers: false}],
  ['of a site with plugins of the bundler', 0, {viteHash: 'hash'}],
])('a process %s makes no other bundle', async (_, memory, more) => {
  expect(await bundleAll(memory, ['/', '/en/'], more)).toEqual([
    'start 1',
    '/ by 1',
    'end 1',
    'start 2',
    '/en/ by 2',
    'end 2',
  ]);
});

it('a process that failed is not asked again', async () => {
  expect(await bundleAll(0, ['/wrong/', '/en/'])).toEqual([
    'start 1',
    '/wrong/ by 1',
    'end 1',
    'no',
    'start 2',
    '/en/ by 2',
    'end 2',
  ]);
});
