import {setImmediate as takeTurn} from 'node:timers/promises';
import type {Compiled, MarkdownSource} from '../article/compiled.ts';
import type {Route} from '../routes/routeTable.ts';
import type {BegunNote, ContentCompiler} from './compiler.ts';
import type {Progress} from './progress.ts';

const NOTES_A_TURN = 20;

/** A compiled article, by the text that it was made of. */
interface CompiledText {
  readonly hash: string;
  /** Later for what was begun later. */
  readonly turn: number;
  readonly result: Compiled;
}

/** The compiled articles of a site by address, each of the state of its file when a page last needed it. */
export class Articles {
  private readonly areFilesFixed: boolean;
  private readonly compiled = new Map<string, CompiledText>();
  /** How many notes were begun. */
  private begunCount = 0;

  /** @param areFilesFixed whether files stay the same, as in a build, which reads each once */
  constructor(areFilesFixed: boolean) {
    this.areFilesFixed = areFilesFixed;
  }

  /** Returns the article at an address; undefined when it is not compiled yet. */
  at(permalink: string): Compiled | undefined {
    return this.compiled.get(permalink)?.result;
  }

  /** Compiles the article of a route, unless it is as it was. */
  async compile(
    route: Route,
    source: MarkdownSource,
    compiler: Pick<ContentCompiler, 'begin'>,
  ): Promise<Compiled> {
    const known = this.current(route.permalink, source);
    if (known) return known;
    const turn = ++this.begunCount;
    return this.finish(route, source, {turn, note: await compiler.begin(source)});
  }

  /**
   * Compiles the articles of routes one after the other. Only their code may be highlighted meanwhile, where a thread
   * does that.
   * @param site it has another compiler once the configuration has changed
   * @param waitingLimit how many notes may wait for their code while the next are begun
   */
  async compileAll(
    notes: readonly (readonly [Route, MarkdownSource])[],
    site: {readonly compiler: Pick<ContentCompiler, 'begin'>},
    {waitingLimit, onProgress}: {readonly waitingLimit: number; readonly onProgress: Progress},
  ): Promise<void> {
    const waiting: (() => Promise<unknown>)[] = [];
    let doneCount = 0;
    const finishAllBut = async (count: number): Promise<void> => {
      while (waiting.length > count) {
        await waiting.shift()!();
        onProgress('compile', ++doneCount, notes.length);
      }
    };
    for (const [route, source] of notes) {
      const isKnown = this.current(route.permalink, source) !== undefined;
      const turn = ++this.begunCount;
      const begun = isKnown
        ? undefined
        : await site.compiler.begin(source).catch(async (error: unknown) => {
            await finishAllBut(0); // of several failures the first in the order of notes is reported
            throw error;
          });
      waiting.push(async () => begun && this.finish(route, source, {turn, note: begun}));
      await finishAllBut(begun?.takesIn ? 0 : waitingLimit);
    }
    await finishAllBut(0);
  }

  private async finish(
    {permalink}: Route,
    {source: {hash}}: MarkdownSource,
    {turn, note}: {readonly turn: number; readonly note: BegunNote},
  ): Promise<Compiled> {
    const result = await note.finish();
    this.put(permalink, {hash, turn, result});
    // What is saved or requested meanwhile must not wait for all notes of a list. A build needs the turn too: memory of
    // the parser, 33 KB a note, is freed between turns only.
    if (!this.areFilesFixed || this.compiled.size % NOTES_A_TURN === 0) await takeTurn();
    return result;
  }

  /** Takes the article of a route from the cache, unless it is there as it is. @returns false where the cache lacks it */
  async take(
    {permalink}: Route,
    source: MarkdownSource,
    compiler: Pick<ContentCompiler, 'find'>,
  ): Promise<boolean> {
    if (this.current(permalink, source)) return true;
    const turn = ++this.begunCount;
    const result = await compiler.find(source);
    if (result) this.put(permalink, {hash: source.source.hash, turn, result});
    return result !== undefined;
  }

  /** Text that was saved meanwhile may be compiled sooner: its page would show the one before, and nothing would tell of it. */
  private put(permalink: string, one: CompiledText): void {
    const isLater = one.turn > (this.compiled.get(permalink)?.turn ?? 0);
    if (isLater) this.compiled.set(permalink, one);
  }

  private current(permalink: string, {source}: MarkdownSource): Compiled | undefined {
    const known = this.compiled.get(permalink);
    const mayBeStale = !this.areFilesFixed && (known?.result.embeds?.length ?? 0) > 0;
    return known?.hash === source.hash && !mayBeStale ? known.result : undefined;
  }

  /** Forgets the articles at addresses that are no longer there; without `permalinks`, all. */
  keep(permalinks: ReadonlySet<string> = new Set()): void {
    for (const permalink of this.compiled.keys())
      if (!permalinks.has(permalink)) this.compiled.delete(permalink);
  }

  /** Lists all articles compiled so far. */
  all(): readonly Compiled[] {
    return [...this.compiled.values()].map(({result}) => result);
  }

  /** Tells whether an article embeds a file, path relative to the site. */
  embeds(path: string): boolean {
    return [...this.compiled.values()].some(({result}) => result.embeds?.includes(path));
  }
}
