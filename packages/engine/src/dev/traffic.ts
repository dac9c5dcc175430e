import type {ServerResponse} from 'node:http';
import {setImmediate as turn, setTimeout as sleep} from 'node:timers/promises';

/** The requests that a server is answering. Background work yields to them. */
export interface Traffic {
  /** Counts a request until its response is sent or its connection is closed. */
  follow(response: Pick<ServerResponse, 'once'>): void;
  /** Resolves in a later turn of the event loop in which no request is under way. */
  quiet(): Promise<void>;
  /** Resolves when the first request is answered, or when none came within a time. */
  first(patienceMs: number): Promise<void>;
}

/** Creates the count of answers that are under way, and lets work wait until there are none. */
export function createTraffic(): Traffic {
  const underWay = new Set<object>();
  let waiting: (() => void)[] = [];
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((done) => (answer = done));
  let isAsked = false;
  return {
    follow(response) {
      isAsked = true;
      underWay.add(response);
      response.once('close', () => {
        answer();
        underWay.delete(response);
        if (underWay.size > 0) return;
        const ready = waiting;
        waiting = [];
        for (const go of ready) go();
      });
    },
    async quiet() {
      await turn();
      while (underWay.size > 0) {
        await new Promise<void>((done) => void waiting.push(done));
        await turn();
      }
    },
    async first(patienceMs) {
      const patience = new AbortController();
      const {signal} = patience;
      const waited = sleep(patienceMs, undefined, {signal, ref: false}).catch(() => undefined);
      await Promise.race([answered, waited]);
      patience.abort();
      if (isAsked) await answered;
    },
  };
}
