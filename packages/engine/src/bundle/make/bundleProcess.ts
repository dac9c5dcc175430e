import {type ChildProcess, fork} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {openCache} from '../../cache/cache.ts';
import {loadConfig} from '../../config/loadConfig.ts';
import {bundlingFolderOf} from '../../config/workingFolder.ts';
import {ContentError} from '../../errors/contentError.ts';
import {runOwnCode} from '../../errors/ownCode.ts';
import {thrownStack, thrownText} from '../../errors/thrownText.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import type {BundleMaker, BundleRecord} from './buildBundle.ts';
import type {BundlePlan} from '../plan/bundlePlan.ts';
import {toEndedProblem, toUncaughtBundleProblem, type UncaughtError} from './bundleProblem.ts';
import {pluginFileOf} from './pluginFile.ts';
import {createBundleMaker, fillPrebuilt} from './makeBundle.ts';
import {runConfig} from '../config/runConfig.ts';
import {isTemplatePlan, toSkeleton} from '../plan/sharedBundle.ts';
import {endWithParent} from '../modules/endWithParent.ts';
import {ROOMY, SMALL} from '../modules/smallProcess.ts';

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
  | MadeApart
  | {readonly diagnostics: readonly Diagnostic[]}
  | {readonly failure: string}
  | {readonly uncaught: UncaughtError};

interface MadeApart {
  readonly record: BundleRecord;
  /** Memory of the process that made it, bytes. */
  readonly memory: number;
}

/** A process that makes bundles, one after the other. */
interface Bundler {
  readonly child: ChildProcess;
  /** Id of the template that it has; undefined when it has none. */
  readonly skeletonId: string | undefined;
  /** Memory that it has after its last bundle, in bytes. */
  readonly memory: number;
}

/** Memory from which on a process makes no other bundle, bytes. */
export const FULL = 600 * 2 ** 20;

/**
 * Creates what makes bundles in a process of its own: the bundler keeps 200 MB until its process ends, and the notes are compiled
 * meanwhile. The languages of a site take the same one, which has read the bundler and the site's code before: until it is full.
 */
export function createBundlesApart(startProcess = start): BundleMaker {
  let running: Bundler | undefined;
  const end = (): void => {
    if (running?.child.connected) running.child.disconnect();
    running = undefined;
  };
  const makeBundle: BundleMaker = async (plan, {cache, ...rest}) => {
    const prebuilt = fillPrebuilt(plan, rest);
    if (prebuilt) return prebuilt;
    // Plugins of the site may keep what they saw of another language.
    const isKept = plan.hasOthers && plan.viteHash === null;
    const skeletonId = isKept && isTemplatePlan(plan) ? toSkeleton(plan).id : undefined;
    const isAtHand = skeletonId !== undefined && running?.skeletonId === skeletonId;
    if (!isKept || (running && running.memory > FULL && !isAtHand)) end();
    running ??= {child: startProcess(plan), skeletonId, memory: 0};
    const {child} = running;
    const make = () => ask(child, {plan, cacheDir: cache.dir, ...rest});
    const file = pluginFileOf(plan);
    try {
      const {record, memory} = await (file === undefined ? make() : runOwnCode(file, make));
      if (isKept) running = {child, skeletonId, memory};
      else end();
      return record;
    } catch (error) {
      end();
      throw error;
    }
  };
  return Object.assign(makeBundle, {end});
}

function start({dir, mdxPaths}: BundlePlan): ChildProcess {
  return fork(fileURLToPath(import.meta.url), {
    ...(mdxPaths.length < MANY ? SMALL : ROOMY),
    cwd: bundlingFolderOf(dir),
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** @throws {ContentError} BD-001 */
function ask(child: ChildProcess, order: Order): Promise<MadeApart> {
  return new Promise((done, fail) => {
    const onMessage = (answer: Answer): void => {
      stop();
      if ('record' in answer) done(answer);
      else fail(toThrown(answer));
    };
    const onEnd = (how: string | number | null): void => {
      stop();
      fail(toEndedProblem(how));
    };
    // It could not be started, or was gone before the question.
    const onError = ({code, message}: NodeJS.ErrnoException): void => onEnd(code ?? message);
    const onExit = (code: number | null, signal: string | null): void => onEnd(signal ?? code);
    const stop = (): void => {
      child.off('message', onMessage);
      child.off('error', onError);
      child.off('exit', onExit);
    };
    child.once('message', onMessage);
    child.once('error', onError);
    child.once('exit', onExit);
    child.send(order);
  });
}

function toThrown(answer: Exclude<Answer, {record: BundleRecord}>): Error {
  if ('diagnostics' in answer) return new ContentError(answer.diagnostics);
  return 'uncaught' in answer
    ? toUncaughtBundleProblem(answer.uncaught)
    : new Error(answer.failure);
}

async function execute(
  {plan, cacheDir, dir, key}: Order,
  makeBundle: BundleMaker,
): Promise<Answer> {
  try {
    if (plan.viteHash !== null) endWithParent(); // code of the site runs in it
    const cache = openCache(cacheDir);
    const vite =
      plan.viteHash === null
        ? plan.vite
        : (await loadConfig(plan.dir, cache, {run: runConfig})).config.vite;
    const record = await makeBundle({...plan, vite}, {dir, key, cache});
    return {record, memory: process.memoryUsage.rss()};
  } catch (error) {
    if (error instanceof ContentError) return {diagnostics: error.diagnostics};
    return {failure: thrownStack(error) ?? thrownText(error)};
  }
}

const isOwnProcess =
  process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url);
if (isOwnProcess) {
  const makeBundle = createBundleMaker();
  process.on(
    'message',
    (order: Order) => void execute(order, makeBundle).then((answer) => process.send!(answer)),
  );
  // What a plugin throws in a timer ends the process. Node would say so on its own, and the parent not know why.
  process.once('uncaughtException', (error: unknown) => {
    const uncaught = {message: thrownText(error), stack: thrownStack(error) ?? ''};
    process.send!({uncaught} satisfies Answer, () => process.exit(1));
  });
  process.once('disconnect', () => process.exit()); // the build is over, or was killed
}
