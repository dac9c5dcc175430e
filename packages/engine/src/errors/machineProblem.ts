import {ContentError} from './contentError.ts';
import {createDiagnostic} from './diagnostic.ts';
import {thrownStack, thrownText} from './thrownText.ts';

/** What V8 says where there is no WebAssembly (`--jitless`), and where it gets no address space (`ulimit -v`). */
const NO_WASM = /\bWebAssembly(?: is not defined|\.\w+\(\): Out of memory)/;

/** What packages say whose compiled part for this system cannot be loaded: Rolldown, satteri and others of napi-rs; Lightning CSS. */
const NO_BINARY =
  /^Cannot find native binding|^Cannot find module '\.\.\/lightningcss\.[\w.-]+\.node'/;

/** Causes of an error that are read. */
const CAUSE_LIMIT = 20;

/** Tells what keeps the engine from running on this machine: BD-006, BD-007; undefined for any other error. */
export function toMachineProblem(
  error: unknown,
  options = [process.env['NODE_OPTIONS'], ...process.execArgv],
): ContentError | undefined {
  const text = thrownText(error);
  if (NO_WASM.test(text)) {
    const isSwitchedOff = options.some((option) => option?.includes('--jitless'));
    return new ContentError([createDiagnostic('BD-006', {isSwitchedOff})], {cause: error});
  }
  if (!NO_BINARY.test(text)) return undefined;
  const system = `${process.platform}-${process.arch}`;
  const diagnostic = createDiagnostic('BD-007', {
    name:
      /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(thrownStack(error) ?? '')?.[1] ?? 'npm',
    system,
    ...whyNoBinary(error),
  });
  return new ContentError([diagnostic], {cause: error});
}

/** Finds in the causes of an error why a compiled part was not loaded; without any it is not there. */
function whyNoBinary(error: unknown): {
  why: 'missing' | 'oldSystem' | 'refused';
  glibc?: string;
} {
  let isRefused = false;
  let cause = error;
  for (let i = 0; i < CAUSE_LIMIT && cause instanceof Error; i++, cause = cause.cause) {
    const glibc = /\bGLIBC_([\d.]+)' not found/.exec(thrownText(cause))?.[1];
    if (glibc !== undefined) return {why: 'oldSystem', glibc};
    isRefused ||= (cause as NodeJS.ErrnoException).code === 'ERR_DLOPEN_FAILED';
  }
  return {why: isRefused ? 'refused' : 'missing'};
}
