import type {ServerResponse} from 'node:http';
import {setImmediate as turn} from 'node:timers/promises';

/** The requests that a server is answering. Work in the background gives way to them. */
export interface Traffic {
  /** Counts a request until its response is sent or its connection is closed. */
  follow(response: Pick<ServerResponse, 'once'>): void;
  /** Resolves in a later turn of the event loop in which no request is under way. */
  quiet(): Promise<void>;
}

/** Creates the count of answers that are under way, and lets work wait until there are none. */
export function createTraffic(): Traffic {
  const underWay = new Set<object>();
  let waiting: (() => void)[] = [];
  return {
    follow(response) {
      underWay.add(response);
      response.once('close', () => {
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
  };
}
