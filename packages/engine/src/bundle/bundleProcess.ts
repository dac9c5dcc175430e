import {fork} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {openCache} from '../cache/cache.ts';
import {loadConfig} from '../config/loadConfig.ts';
import {bundlingFolderOf} from '../config/workingFolder.ts';
import {ContentError} from '../errors/contentError.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import type {BundleMaker, BundleRecord} from './buildBundle.ts';
import type {BundlePlan} from './bundlePlan.ts';
import {fillPrebuilt, runBundler} from './makeBundle.ts';
import {runConfig} from './runConfig.ts';
import {ROOMY, SMALL} from './smallProcess.ts';

/** MDX pages from which on a bundler has more room. */
const MANY = 300;

/** What the other process needs to know; functions of the config it loads by itself. */
interface Order {
  readonly plan: BundlePlan;
  readonly cacheDir: string;
  readonly dir: string;
  readonly key: string;
}

type Answer =
  | {readonly record: BundleRecord}
  | {readonly diagnostics: readonly Diagnostic[]}
  | {readonly failure: string};

/**
 * Makes the bundle in a process of its own: the bundler keeps 200 MB until its process ends, and the notes are compiled
 * meanwhile. @throws {ContentError} BD-001
 */
export const makeBundleApart: BundleMaker = async (plan, {cache, ...rest}) => {
  const prebuilt = fillPrebuilt(plan, rest);
  if (prebuilt) return prebuilt;
  const order: Order = {plan, cacheDir: cache.dir, ...rest};
  const child = fork(fileURLToPath(import.meta.url), {
    ...(plan.mdxPaths.length < MANY ? SMALL : ROOMY),
    cwd: bundlingFolderOf(plan.dir),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((done, fail) => {
    child.once('message', (answer: Answer) => {
      if ('record' in answer) done(answer.record);
      else
        fail(
          'diagnostics' in answer
            ? new ContentError(answer.diagnostics)
            : new Error(answer.failure),
        );
    });
    child.once('error', fail);
    child.once('exit', (code, signal) =>
      fail(new Error(`The bundler's process ended without an answer (${signal ?? code}).`)),
    );
    child.send(order);
  });
};

async function execute({plan, cacheDir, dir, key}: Order): Promise<Answer> {
  try {
    const cache = openCache(cacheDir);
    const vite =
      plan.viteHash === null
        ? plan.vite
        : (await loadConfig(plan.dir, cache, runConfig)).config.vite;
    return {record: await runBundler({...plan, vite}, {dir, key})};
  } catch (error) {
    if (error instanceof ContentError) return {diagnostics: error.diagnostics};
    return {failure: error instanceof Error ? (error.stack ?? error.message) : String(error)};
  }
}

const isOwnProcess =
  process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url);
if (isOwnProcess) {
  process.once(
    'message',
    (order: Order) =>
      void execute(order).then((result) => process.send!(result, () => process.disconnect())),
  );
  process.once('disconnect', () => process.exit()); // the build is over, or was killed
}
