import {relative, sep} from 'node:path';
import type {DevBundler} from '../bundle/dev/devBundler.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {joinProblems} from '../site/editions.ts';
import type {SiteChange} from '../site/types.ts';
import {isUnwatched} from '../site/watched.ts';
import {createDiagnoser} from './diagnose.ts';
import {printLasting} from './lasting.ts';
import {createVersionWatch} from './packageVersions.ts';
import {logFailure} from './logFailure.ts';
import {createReporter} from './reporter.ts';
import type {DevEdition} from './devEditions.ts';
import type {DevServerOptions} from './server.ts';
import type {Traffic} from './traffic.ts';
import type {Watcher} from './watch.ts';

/** Watches the files of a site in all of its languages. */
async function watchEditions(
  editions: readonly DevEdition[],
  {follow, warn}: {follow: Follower['follow']; warn: (problem: Diagnostic) => void},
): Promise<Watcher> {
  const {watchFiles} = await import('./watch.ts');
  const {dir} = editions[0]!.site;
  return watchFiles({
    paths: [...new Set(editions.flatMap(({site}) => site.watchedPaths))],
    isIgnored: (path) => isUnwatched(dir, path),
    onChange(changes) {
      for (const {bundler} of editions) bundler.heed(changes);
      void follow(changes.map(({path}) => path));
    },
    onLost(folder, code) {
      const file = relative(dir, folder).replaceAll(sep, '/') || '.';
      warn(createDiagnostic('SRC-012', {code}, {place: {file}}));
    },
  });
}

/** Reports a change to the open pages. */
async function tellOf(change: SiteChange, bundler: DevBundler): Promise<void> {
  // It may be the code of a page that fails.
  if (change === 'nothing' || change === 'problems') return bundler.send('wuya:code');
  if (change === 'config' || change === 'modules') return bundler.reload();
  await bundler.renewMdx();
  bundler.send('wuya:change');
}

interface Follower {
  readonly ready: Promise<void>;
  /** Reads files that have changed; resolves when that is done. */
  follow(paths: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

interface FollowInput extends Pick<
  DevServerOptions,
  'log' | 'format' | 'compileNotes' | 'onOutdated'
> {
  readonly openedMs: number;
  readonly traffic: Traffic;
  /** Resolves when the first page has had its time. */
  readonly after: Promise<void>;
  /** Keeps what is known of the languages for the next start. */
  keep(): void;
}

/**
 * Follows the files of a site in all of its languages: reads what changed, tells the browser, reports problems.
 * @param editions those that are open, the default one first: all after the first page
 */
export function followFiles(
  editions: readonly DevEdition[],
  {log, format, openedMs, traffic, after, keep, compileNotes, onOutdated}: FollowInput,
): Follower {
  const reporter = createReporter({log, format});
  reporter.report(joinProblems(editions.map(({site}) => site.siteProblems)));
  const {site: main} = editions[0]!;
  let isClosed = false;
  let watcher: Watcher | undefined;
  const pause = async (): Promise<boolean> => {
    await traffic.quiet();
    return !isClosed;
  };
  /** One after the other: a change that comes while the configuration is loaded waits. */
  let work: Promise<void> = Promise.resolve();
  const {diagnose, close} = createDiagnoser({
    sites: () => editions.map(({site}) => site),
    dir: main.dir,
    compileNotes,
    pause,
    report: (problems) => reporter.report(problems),
    reread: (path) => follow([path]),
  });
  const started = printLasting(main.config);
  const findNewVersions = createVersionWatch(main.dir);
  const refresh = async (paths: readonly string[]): Promise<void> => {
    const versions = findNewVersions();
    if (versions) log(versions);
    let isSame = true;
    for (const {site, bundler} of editions) {
      // What fails while files come and go is read once more; the other languages go on in any case.
      const again = (): Promise<SiteChange> => site.refresh(paths);
      const change = await again().catch(again).catch(fail);
      if (change === undefined || isClosed) continue;
      const isOutdated = change === 'config' && printLasting(main.config) !== started;
      if (isOutdated && (await pause()) && (await onOutdated?.())) return;
      isSame &&= change === 'nothing';
      if (change === 'config') watcher?.add(site.watchedPaths);
      await tellOf(change, bundler).catch(fail);
    }
    if (!isSame) void diagnose().catch(fail);
  };
  const fail = (error: unknown): void => {
    if (!isClosed) logFailure(error, {dir: main.dir, log, format});
  };
  const follow = (paths: readonly string[]): Promise<void> =>
    (work = work.then(() => refresh(paths)).catch(fail));
  const ready = after.then(async () => {
    const made = await watchEditions(editions, {
      follow,
      warn: (problem) => log(`${format(problem)}\n`),
    });
    watcher = made;
    if (isClosed) return made.close();
    try {
      for (const {site} of editions) site.saveNotes();
      keep();
    } catch (error) {
      fail(error); // pages work without what is saved for the next start: the disk may be full
    }
    void diagnose().catch(fail);
    await made.ready;
    for (const {bundler} of editions) bundler.follow((paths) => made.add(paths));
    // What was saved or removed while the site was read and the watcher was not there yet.
    const missed = made.changedSince(openedMs);
    for (const {bundler} of editions) bundler.heed(missed.map((path) => ({path, isMoved: true})));
    await follow([main.dir, ...missed]);
  });
  return {
    ready,
    follow,
    async close() {
      isClosed = true;
      close();
      await watcher?.close();
      await work;
    },
  };
}
