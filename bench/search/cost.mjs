// What searches cost: files asked for, their bytes, and round trips, counted at the door of the client.
import {performance} from 'node:perf_hooks';
import {createSearchClient} from '../../packages/search/dist/client.js';

/**
 * A client whose `ask` gives each answer with `{bytes, requests, trips, ms}` until its hits are there, and `counted` with the same
 * until its number of pages is. A round trip is a batch of fetches begun while none was under way.
 */
export function createCountingClient(index) {
  let cost;
  let waiting = 0;
  const client = createSearchClient({
    metaUrl: 'current.bin',
    fetchFile: async (name) => {
      if (waiting++ === 0) cost.trips++;
      await new Promise(setImmediate);
      waiting--;
      const file = index.files.get(name);
      if (!file) throw new Error(`404 ${name}`);
      cost.bytes += file.length;
      cost.requests++;
      return file;
    },
  });
  return {
    async ask(query) {
      cost = {bytes: 0, requests: 0, trips: 0};
      const start = performance.now();
      const costs = () => ({...cost, ms: performance.now() - start});
      let first;
      const answer = await client.search({query}, () => {
        first = costs();
      });
      const counted = costs();
      return {answer, ...(first ?? counted), counted};
    },
  };
}
