import {existsSync} from 'node:fs';
import {basename, dirname, sep} from 'node:path';
import {stateDirOf} from '../cache/stateDir.ts';
import {findKeptLine} from './keptConfigPlace.ts';
import {readSiteText} from './textFile.ts';
import {packageOf} from './docusaurus/common/packageName.ts';
import {findUrlSign} from './urlSign.ts';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic, type Place} from '../errors/diagnostic.ts';
import {toFileError} from '../errors/fileError.ts';
import {placeOfReason} from '../errors/plainReason.ts';
import {SPECIAL_FILE} from '../errors/specialFile.ts';
import {thrownText} from '../errors/thrownText.ts';

interface FailureFacts {
  readonly message: string;
  /** Where in the files of the site it is. */
  readonly place?: Place | undefined;
  /** A name that is there and that may be meant. */
  readonly nearest?: string | undefined;
  /** Packages that are not installed, in whose place stand-ins ran. @default none */
  readonly missing?: readonly string[];
  /** What was thrown. */
  readonly cause: unknown;
}

/** Code of a configuration that failed, with what is known of its place. */
export class ConfigFailure extends Error {
  readonly place: Place | undefined;
  readonly nearest: string | undefined;
  readonly missing: readonly string[];

  constructor({message, place, nearest, missing = [], cause}: FailureFacts) {
    super(message, {cause});
    this.place = place;
    this.nearest = nearest;
    this.missing = missing;
  }
}

/** Gives what a failed module says, without the colours that the bundler puts in. */
export function toReason(cause: unknown): string {
  return thrownText(cause).replace(/\u001B\[[\d;]*m/g, '');
}

/** Runs a part of loading; what it throws is CFG-005, with its place where it tells one. */
export async function orExplain<T>(file: string, work: () => Promise<T>): Promise<T> {
  let onThrown: ((error: unknown) => void) | undefined;
  // What fails a moment later, such as a program that is started and is not there, would end the process.
  const thrown = new Promise<never>((_, reject) => (onThrown = reject));
  process.on('uncaughtException', onThrown!);
  try {
    const result = await Promise.race([work(), thrown]);
    await Promise.race([new Promise((done) => setImmediate(done)), thrown]);
    return result;
  } catch (cause) {
    // Other promises of the same code that fail with it are not told after it, as what nothing waits for.
    await new Promise((done) => setImmediate(done));
    if (cause instanceof ContentError) throw cause;
    throw explain(file, cause);
  } finally {
    process.off('uncaughtException', onThrown!);
  }
}

/** Finds the first place of a name that is not defined: the lines of a stack are those of the file as it was bundled. */
function findUndefined(file: string, reason: string): Place | undefined {
  const name = /^(?:ReferenceError: )?([\w$]+) is not defined$/.exec(reason)?.[1];
  if (name === undefined || !existsSync(file)) return undefined;
  const lines = readSiteText(dirname(file), basename(file)).split('\n');
  const line = lines.findIndex((one) =>
    one
      .replace(/\/\/.*$/, '')
      .split(/[^\w$]+/)
      .includes(name),
  );
  if (line < 0) return undefined;
  return {file: basename(file), line: line + 1, column: lines[line]!.indexOf(name) + 1};
}

function explain(file: string, cause: unknown): unknown {
  const failure = cause instanceof ConfigFailure ? cause : undefined;
  const origin = failure ? failure.cause : cause;
  const {path, code} = origin instanceof Error ? (origin as NodeJS.ErrnoException) : {};
  // What the system has against the file itself, or against what is kept of it, is no failure of its code; nor is a pipe that we read.
  if (
    code === SPECIAL_FILE ||
    path === file ||
    `${path}${sep}`.startsWith(stateDirOf(dirname(file)) + sep)
  )
    return toFileError(origin, dirname(file)) ?? origin;
  const reason = toReason(cause);
  const dir = dirname(file);
  const sign = findUrlSign(dir);
  if (sign && /\bresolve entry module\b/.test(reason))
    return new ContentError(
      [createDiagnostic('CFG-014', {dir, sign}, {place: {file: basename(file)}})],
      {cause: origin},
    );
  const own = failure?.place ?? findKeptLine(origin, file);
  const told = own ?? placeOfReason(reason, {dir: dirname(file), file: basename(file)});
  const nearest = failure?.nearest;
  const missing = [...new Set((failure?.missing ?? []).map(packageOf))];
  const place = findUndefined(file, reason) ?? told;
  return new ContentError(
    [
      createDiagnostic(
        'CFG-005',
        {reason, ...(nearest !== undefined && {nearest}), ...(missing.length > 0 && {missing})},
        {place},
      ),
    ],
    {cause: origin},
  );
}
