import type {ServerResponse} from 'node:http';

/** The requests that a server is answering. Work in the background gives way to them. */
export interface Traffic {
  /** Counts a request until its response is sent or its connection is closed. */
  follow(response: Pick<ServerResponse, 'once'>): void;
  /** Resolves in a later turn of the event loop in which no request is under way. */
  quiet(): Promise<void>;
}

export function createTraffic(): Traffic {
  let count = 0;
  let waiting: (() => void)[] = [];
  const turn = (): Promise<void> => new Promise((done) => void setImmediate(done));
  return {
    follow(response) {
      count++;
      response.once('close', () => {
        count--;
        if (count > 0) return;
        const ready = waiting;
        waiting = [];
        for (const go of ready) go();
      });
    },
    async quiet() {
      await turn();
      while (count > 0) {
        await new Promise<void>((done) => void waiting.push(done));
        await turn();
      }
    },
  };
}
