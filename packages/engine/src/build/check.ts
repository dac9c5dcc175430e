import type {BundleMaker} from '../bundle/make/buildBundle.ts';
import {createBundleMaker} from '../bundle/make/makeBundle.ts';
import {ContentError} from '../errors/contentError.ts';
import {type Diagnostic, sortDiagnostics} from '../errors/diagnostic.ts';
import type {Progress} from '../site/progress.ts';
import {joinProblems} from '../site/editions.ts';
import {findMovedNotes} from '../site/problems/movedNotes.ts';
import {findOutputClashes} from '../site/problems/outputClashes.ts';
import {findLoneNotes} from '../site/problems/orphans.ts';
import {openEditions} from '../site/openEditions.ts';
import {guardState} from './guard.ts';
import {makePages} from './pages.ts';

export interface CheckOptions {
  readonly onProgress?: Progress;
  /** Told once when a build of the site is waited for, with the number of its process. */
  readonly onWait?: ((pid: number) => void) | undefined;
  /** @default in this process */
  readonly makeBundle?: BundleMaker;
  /** Name the notes that no other leads to. @default where `markdown.wikiLinks` is on */
  readonly orphans?: boolean | undefined;
}

export interface CheckResult {
  /** Everything that is wrong, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  readonly noteCount: number;
}

/** Finds every problem of a site that a build would find. Nothing is written but the cache. */
export async function checkSite(dir: string, options: CheckOptions = {}): Promise<CheckResult> {
  try {
    return await guardState({dir, onWait: options.onWait}, () => check(dir, options));
  } catch (error) {
    if (error instanceof ContentError)
      return {diagnostics: sortDiagnostics(error.diagnostics), noteCount: 0};
    throw error;
  }
}

async function check(
  dir: string,
  {onProgress = () => undefined, makeBundle = createBundleMaker(), orphans}: CheckOptions,
): Promise<CheckResult> {
  onProgress('read', 0, 0);
  const editions = await openEditions(dir, {isProduction: true});
  try {
    const problems: (readonly Diagnostic[])[] = [];
    for (const site of editions) {
      problems.push((await makePages(site, {onProgress, makeBundle})).problems);
      problems.push(await findMovedNotes(site.loaded, site.model));
      if (orphans ?? site.config.markdown.wikiLinks)
        problems.push(findLoneNotes(site.model.context));
    }
    problems.push(findOutputClashes(editions));
    return {
      diagnostics: sortDiagnostics(joinProblems(problems)),
      noteCount: editions[0]!.compiled.length,
    };
  } finally {
    for (const site of editions) site.close();
  }
}
