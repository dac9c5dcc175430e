import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

/** Counts the bytes on the heap that a result holds on to. */
export async function countKeptBytes(make: () => unknown): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  const result = await make();
  collect();
  const bytes = process.memoryUsage().heapUsed - before;
  return result === undefined ? 0 : bytes; // named here, so that it lives until then
}
