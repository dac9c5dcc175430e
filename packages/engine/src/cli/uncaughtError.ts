import {join, relative, sep} from 'node:path';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {plainReason} from '../errors/plainReason.ts';
import {readStackFrames} from '../errors/stackFrames.ts';

/**
 * Reports an error that code of the site throws where nothing waits for it, such as a timer of a plugin: BD-004 with its place.
 * Undefined for one of the engine's own.
 * @param engine folder of the engine, absolute
 */
export function toUncaughtProblem(error: unknown, engine: string): ContentError | undefined {
  const [thrown] = readStackFrames(error);
  if (!thrown || thrown.path.startsWith(engine + sep)) return undefined;
  const {path, line, column} = thrown;
  const place = {file: relative('.', path), line, column};
  const reason = plainReason(error);
  return new ContentError([createDiagnostic('BD-004', {reason}, {place})], {cause: error});
}

/** Folder, in a site, of the code that renders pages. */
const RENDERING = join('.wuya', 'cache', 'bundle') + sep;

/**
 * Reports a promise that fails in code of a component while pages are rendered, which nothing waits for: a request to a service that does not
 * answer. BD-004 as a warning, since the page is there without it. Undefined for other errors.
 */
export function toLostPromise(error: unknown): ContentError | undefined {
  const isOfPage = readStackFrames(error).some(({path}) => path.includes(RENDERING));
  if (!isOfPage) return undefined;
  const problem = createDiagnostic(
    'BD-004',
    {reason: plainReason(error), isOfPage},
    {level: 'warning'},
  );
  return new ContentError([problem], {cause: error});
}
