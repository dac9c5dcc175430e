import {relative, sep} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ContentError} from '../errors/contentError.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {plainReason} from '../errors/plainReason.ts';

/**
 * Tells of an error that code of the site throws where nothing waits for it, such as a timer of a plugin: BD-004 with its place.
 * Undefined for one of the engine's own.
 * @param engine folder of the engine, absolute
 */
export function toStrayProblem(error: unknown, engine: string): ContentError | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, id = '', line, column] of stack.matchAll(
    /^ +at (?:.*\()?(.+?):(\d+):(\d+)\)?$/gm,
  )) {
    if (id.startsWith('node:')) continue;
    const path = id.startsWith('file://') ? fileURLToPath(id.replace(/[?#].*$/, '')) : id;
    if (path.startsWith(engine + sep)) return undefined;
    const place = {file: relative('.', path), line: Number(line), column: Number(column)};
    const reason = plainReason(error);
    return new ContentError([createDiagnostic('BD-004', {reason}, {place})], {cause: error});
  }
  return undefined;
}
