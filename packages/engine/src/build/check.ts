import type {Diagnostic} from '../errors/diagnostic.ts';
import {sortDiagnostics} from '../errors/diagnostic.ts';
import {ContentError} from '../errors/contentError.ts';
import {type Progress, prepareSite} from './prepare.ts';

export interface CheckResult {
  /** Everything that is wrong, sorted. */
  readonly diagnostics: readonly Diagnostic[];
  readonly noteCount: number;
}

/** Finds every problem of a site that a build would find. Nothing is written but the cache. */
export async function checkSite(dir: string, progress: Progress = () => undefined): Promise<CheckResult> {
  try {
    const {diagnostics, compiledAt} = await prepareSite(dir, progress);
    return {diagnostics, noteCount: compiledAt.size};
  } catch (error) {
    if (error instanceof ContentError) return {diagnostics: sortDiagnostics(error.diagnostics), noteCount: 0};
    throw error;
  }
}
