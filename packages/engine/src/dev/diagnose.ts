import {ChangedFile} from '../content/source/changedFile.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import {joinProblems} from '../site/editions.ts';
import type {Site} from '../site/site.ts';
import type {NoteCompiler} from './compileApart.ts';

/** Minimum number of notes for which a process of its own is worth its start. */
const MANY = 60;

interface DiagnoserInput {
  /** Lists the languages of the site that are open. */
  sites(): readonly Site[];
  readonly dir: string;
  /** Compiles many notes at once. @default one after the other, between the pages that are asked for */
  readonly compileNotes?: NoteCompiler | undefined;
  /** Waits between two pages for what is more urgent; `false` stops. */
  pause(): Promise<boolean>;
  report(problems: readonly Diagnostic[]): void;
  /** Reads a file that has changed. */
  reread(path: string): Promise<void>;
}

/** Looks for the problems of all pages of a site, and compiles the notes that this takes. */
interface Diagnoser {
  /** Looks for them; leaves it to the next call when the site changes meanwhile. */
  diagnose(): Promise<void>;
  close(): void;
}

/** Creates what looks for problems behind the pages that are asked for. */
export function createDiagnoser(input: DiagnoserInput): Diagnoser {
  const {sites, dir, compileNotes, pause, report, reread} = input;
  const closing = new AbortController();
  let compiling: Promise<void> | undefined;
  const compileApart = async (): Promise<void> => {
    compiling ??= compileNotes?.(dir, closing.signal);
    await compiling;
    compiling = undefined;
    for (const {compiler} of sites()) compiler.reload();
  };
  const look = async (): Promise<void> => {
    let missing = 0;
    for (const site of sites()) {
      const more = compileNotes && !compiling ? await compileKnown(site, pause) : 0;
      if (more === undefined) return;
      missing += more;
    }
    if (compiling || missing >= MANY) await compileApart();
    const found: (readonly Diagnostic[])[] = [];
    for (const site of sites()) {
      const problems = await site.problems(undefined, pause);
      if (!problems) return;
      found.push(problems);
      site.compiler.saveMany();
    }
    report(joinProblems(found));
  };
  return {
    diagnose: () =>
      look().catch((error: unknown) => {
        if (!(error instanceof ChangedFile)) throw error;
        return reread(error.path); // and then another look
      }),
    close: () => closing.abort(),
  };
}

/** Takes the notes that the cache has. @returns how many it lacks; undefined when the site changed meanwhile */
async function compileKnown(
  site: Site,
  pause: DiagnoserInput['pause'],
): Promise<number | undefined> {
  const {model} = site;
  let missing = 0;
  for (const route of site.articleRoutes) {
    if (model.context.articleAt(route.permalink)) continue;
    if (!(await pause()) || model !== site.model) return undefined;
    if (!(await site.compileKnown(route))) missing++;
  }
  return missing;
}
