import {ContentError} from './contentError.ts';
import {createDiagnostic} from './diagnostic.ts';
import {thrownText} from './thrownText.ts';

/** What V8 says where there is no WebAssembly (`--jitless`), and where it gets no address space (`ulimit -v`). */
const MISSING = /\bWebAssembly(?: is not defined|\.\w+\(\): Out of memory)/;

/** Tells that Node cannot run WebAssembly as BD-006; undefined for any other error. */
export function toWasmProblem(
  error: unknown,
  options = [process.env['NODE_OPTIONS'], ...process.execArgv],
): ContentError | undefined {
  if (!MISSING.test(thrownText(error))) return undefined;
  const isSwitchedOff = options.some((option) => option?.includes('--jitless'));
  return new ContentError([createDiagnostic('BD-006', {isSwitchedOff})], {cause: error});
}
