import {setPriority} from 'node:os';
import {setImmediate as takeTurn} from 'node:timers/promises';
import {fileURLToPath} from 'node:url';
import {runApart} from '../bundle/modules/smallProcess.ts';
import {ChangedFile} from '../content/source/changedFile.ts';
import {openEditions} from '../site/openEditions.ts';
import type {Site} from '../site/site.ts';

/** Notes that are kept together: what a closed terminal leaves behind, and how many files it takes. */
const KEPT_TOGETHER = 1000;
const NOTES_A_TURN = 20;
/** Priority of the process: what a person edits meanwhile goes first. */
const LOW_PRIORITY = 10;

/** Compiles all notes of a site that its cache lacks, and keeps them there. Settles when they are, or cannot be. */
export type NoteCompiler = (dir: string, signal: AbortSignal) => Promise<void>;

/**
 * What keeps the process small at a tenth of its CPU time: little space for young objects, old ones collected when there are half as
 * many again, freed memory of all threads in one place, of Oniguruma only the functions that are called.
 */
const LITTLE = {
  execArgv: [
    ...process.execArgv,
    '--max-semi-space-size=2',
    '--heap-growing-percent=50',
    '--wasm-lazy-compilation',
  ],
  env: {...process.env, MALLOC_ARENA_MAX: '1', MIMALLOC_PURGE_DELAY: '0'},
};

/**
 * Compiles notes in a process of its own: the server answers at once meanwhile, and the grammars, patterns and remembered lines of a
 * thousand notes leave the memory with that process. Little space for young objects keeps it small.
 */
export const compileApart: NoteCompiler = (dir, signal) =>
  runApart(fileURLToPath(import.meta.url), dir, {...LITTLE, signal});

/** Compiles the notes of a site in all of its languages. */
export async function compileNotes(dir: string): Promise<void> {
  const sites = await openEditions(dir, {isProduction: false});
  for (const site of sites) await compileSite(site);
  for (const site of sites) site.cache.close();
}

/** Compiles the notes of a site. What is saved meanwhile is left to the server. */
export async function compileSite(site: Site): Promise<void> {
  for (const [i, route] of site.articleRoutes.entries()) {
    await site.compileAside(route).catch((error: unknown) => {
      if (!(error instanceof ChangedFile)) throw error;
    });
    // What the parser made of a note is freed between turns alone: 33 KB each.
    if (i % NOTES_A_TURN === 0) await takeTurn();
    if ((i + 1) % KEPT_TOGETHER === 0) site.compiler.save();
  }
  site.compiler.save();
}

const isOwnProcess =
  process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url);
if (isOwnProcess) {
  process.once('disconnect', () => process.exit()); // the server is gone
  setPriority(LOW_PRIORITY);
  // What is wrong is said by the server, which compiles what is left.
  void compileNotes(process.argv[2]!)
    .catch(() => undefined)
    .then(() => process.disconnect());
}
