import {availableParallelism} from 'node:os';
import {extname} from 'node:path';
import type {CodeBlock} from '../article/code/codeBlock.ts';
import type {Highlighter} from '../article/code/highlighter.ts';
import {createLazyHighlighter, type SiteHighlighter} from '../article/code/lazyHighlighter.ts';
import {startThread, type WorkerThread} from '../bundle/modules/workerThread.ts';
import {CORE_COUNT, NOTE_COUNT, type ThreadRules} from './threadRules.ts';

/** The highlighter of a build. */
export interface BuildHighlighter extends SiteHighlighter {
  /** Ends its thread, where it has one. What is asked for later is highlighted in this one. */
  end(): void;
}

interface HighlightRules extends ThreadRules {
  /** What the thread is started on. */
  readonly module: URL;
  /** What highlights in this thread. */
  readonly here: Highlighter;
}

type Highlighted = Awaited<ReturnType<Highlighter['highlight']>>;

/**
 * Notes that wait for their code: about as many as are begun while the grammars start. They hold HTML alone, 60 KB each. With 64 the main
 * thread waits at the start, with 1,000 the memory grows by 50 MB (1,000 notes, 2026-11).
 */
const WAITING_LIMIT = 256;

/**
 * Creates the highlighter of a build: in a thread of its own for many new notes where there are cores to spare, else in this one, never in
 * both. What a thread that fails has not answered is highlighted in this one.
 * @param rules for tests
 */
export function createBuildHighlighter({
  coreCount = availableParallelism(),
  noteCount: leastNotes = NOTE_COUNT,
  module = new URL(`./highlightThread${extname(import.meta.url)}`, import.meta.url),
  here = createLazyHighlighter(),
}: Partial<HighlightRules> = {}): BuildHighlighter {
  let mayStart = coreCount >= CORE_COUNT;
  let isApart = false;
  let isEnded = false;
  let thread: WorkerThread<readonly CodeBlock[], Highlighted> | undefined;

  const endThread = (): void => {
    isApart = false;
    mayStart = false;
    thread?.end();
    thread = undefined;
  };
  return {
    expect(noteCount) {
      if (mayStart && noteCount >= leastNotes) isApart = true;
      return isApart ? WAITING_LIMIT : 0;
    },
    async highlight(blocks) {
      if (!isApart || blocks.length === 0) {
        if (blocks.length > 0) mayStart = false; // Shiki is loaded here
        return here.highlight(blocks);
      }
      try {
        thread ??= startThread(module);
        return await thread.ask(blocks);
      } catch (error) {
        if (isEnded) throw error; // nothing waits for it
        endThread();
        return here.highlight(blocks);
      }
    },
    end() {
      isEnded = true;
      endThread();
    },
  };
}
