import {basename, dirname, join, relative, sep} from 'node:path';
import {toBundledFileError} from '../../bundle/make/bundleProblem.ts';
import {createPlaceFinder} from '../../bundle/modules/thrownPlace.ts';
import {findKeptLine, findThrowingConfig} from '../../config/keptConfigPlace.ts';
import {ContentError} from '../../errors/contentError.ts';
import {createDiagnostic, type Place} from '../../errors/diagnostic.ts';
import {plainReason} from '../../errors/plainReason.ts';
import {readStackFrames} from '../../errors/stackFrames.ts';

/**
 * Reports an error that code of the site throws where nothing waits for it, such as a timer of a plugin: BD-004 with its place; EM-003
 * for a file that the bundler could not write. Undefined for one of the engine's own.
 * @param engine folder of the engine, absolute
 */
export function toUncaughtProblem(error: unknown, engine: string): ContentError | undefined {
  const reason = plainReason(error);
  const fileError = toBundledFileError(reason, '.');
  if (fileError) return fileError;
  const [thrown] = readStackFrames(error);
  if (!thrown || thrown.path.startsWith(engine + sep)) return undefined;
  const place = placeInConfig(error) ?? {
    file: relative('.', thrown.path),
    line: thrown.line,
    column: thrown.column,
  };
  return new ContentError([createDiagnostic('BD-004', {reason}, {place})], {cause: error});
}

/** Finds the place in a configuration whose code threw, by its own name and line instead of those in the cache. */
function placeInConfig(error: unknown): Place | undefined {
  const file = findThrowingConfig(error);
  if (file === undefined) return undefined;
  const dir = dirname(file);
  const place = findKeptLine(error, file) ?? createPlaceFinder(dir)(error);
  return {...place, file: relative('.', join(dir, place?.file ?? basename(file)))};
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
