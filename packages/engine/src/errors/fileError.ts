import {relative, resolve, sep} from 'node:path';
import {ContentError} from './contentError.ts';
import {createDiagnostic, type Diagnostic} from './diagnostic.ts';
import {SPECIAL_FILE} from './specialFile.ts';
import {systemReason} from './systemReason.ts';

/** Node's own words: a folder is where a file was to be removed; a file has more than 2 GiB. */
const NODES_OWN: ReadonlyMap<unknown, string> = new Map([
  ['ERR_FS_EISDIR', 'EISDIR'],
  ['ERR_FS_FILE_TOO_LARGE', 'EFBIG'],
]);

/** Turns what the file system says into a diagnostic that names the file; undefined for any other error. */
export function toFileError(error: unknown, siteDir: string): ContentError | undefined {
  const {code: given, path, dest} = factsOf(error);
  if (given === SPECIAL_FILE && typeof path === 'string')
    return new ContentError(
      [createDiagnostic('SRC-006', {}, {place: {file: nameOf(path, siteDir)}})],
      {cause: error},
    );
  const code = NODES_OWN.get(given) ?? given;
  const reason = systemReason(code);
  if (!reason) return undefined;
  const named = typeof dest === 'string' && code !== 'ENOENT' ? dest : path;
  const file = typeof named === 'string' ? nameOf(named, siteDir) : undefined;
  return new ContentError(
    [createDiagnostic('EM-003', {code: code!, reason}, file === undefined ? {} : {place: {file}})],
    {cause: error},
  );
}

type SystemError = NodeJS.ErrnoException & {readonly dest?: unknown};

/** Reads what the system tells with an error; nothing of other values, which code of a site may throw: `null`, a proxy. */
function factsOf(error: unknown): Pick<SystemError, 'code' | 'path' | 'dest'> {
  try {
    if (!(error instanceof Error)) return {};
    const {code, path, dest} = error as SystemError;
    return {code, path, dest} as SystemError;
  } catch {
    return {};
  }
}

/** Returns the path of a file relative to the site when it is in it, else as it is. */
function nameOf(path: string, siteDir: string): string {
  const inside = relative(resolve(siteDir), resolve(path));
  const file = inside.startsWith('..') ? path : inside;
  return sep === '/' ? file : file.replaceAll(sep, '/');
}

/** Tells what is wrong with a file, or with what it holds; undefined for any other error. */
export function toFileProblems(error: unknown, siteDir: string): readonly Diagnostic[] | undefined {
  return (error instanceof ContentError ? error : toFileError(error, siteDir))?.diagnostics;
}
