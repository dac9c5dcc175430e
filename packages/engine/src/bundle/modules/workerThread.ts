// A worker has no origin.
/* oxlint-disable unicorn/require-post-message-target-origin */
import {parentPort, Worker} from 'node:worker_threads';

/** A thread of this process with code of its own, which answers questions. Questions and answers are plain data. */
export interface WorkerThread<Question, Answer> {
  /** Rejects where the thread fails at it, or ends before it has answered. */
  ask(question: Question): Promise<Answer>;
  /** Ends the thread; what it has not answered is rejected. */
  end(): void;
}

interface Asked<Question> {
  readonly id: number;
  readonly question: Question;
}

type Answered<Answer> =
  | {readonly id: number; readonly answer: Answer}
  | {readonly id: number; readonly failure: unknown};

/**
 * Starts a thread on a module that calls `answerQuestions`. Several questions may be open; they are answered in their order. The
 * process lives on as long as one is open, and no longer for the sake of the thread.
 */
export function startThread<Question, Answer>(module: URL): WorkerThread<Question, Answer> {
  const worker = new Worker(module);
  const open = new Map<
    number,
    {readonly resolve: (answer: Answer) => void; readonly reject: (reason: unknown) => void}
  >();
  let failure: unknown;
  let count = 0;
  const fail = (reason: unknown): void => {
    failure ??= reason;
    for (const {reject} of open.values()) reject(failure);
    open.clear();
  };
  worker.unref();
  worker.on('message', (answered: Answered<Answer>) => {
    const asked = open.get(answered.id);
    open.delete(answered.id);
    if (open.size === 0) worker.unref();
    if ('answer' in answered) asked?.resolve(answered.answer);
    else asked?.reject(answered.failure);
  });
  worker.on('messageerror', fail);
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A thread ended (${code}).`)));
  return {
    ask(question) {
      if (failure !== undefined) return Promise.reject(failure);
      return new Promise((resolve, reject) => {
        const id = count++;
        worker.postMessage({id, question} satisfies Asked<Question>);
        open.set(id, {resolve, reject});
        worker.ref();
      });
    },
    end() {
      fail(new Error('The thread was ended.'));
      void worker.terminate();
    },
  };
}

/** Answers the questions that are put to this thread, one after the other. Called once, by the module that it was started on. */
export function answerQuestions<Question, Answer>(
  answer: (question: Question) => Promise<Answer>,
): void {
  let last = Promise.resolve();
  const answerOne = async ({id, question}: Asked<Question>): Promise<Answered<Answer>> => {
    try {
      return {id, answer: await answer(question)};
    } catch (failure) {
      return {id, failure};
    }
  };
  parentPort!.on('message', (asked: Asked<Question>) => {
    last = last.then(async () => parentPort!.postMessage(await answerOne(asked)));
  });
}
