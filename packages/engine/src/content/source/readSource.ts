import {join} from 'node:path';
import {hashOf} from '../../cache/hash.ts';
import {noUtf8, readUtf8} from '../../config/textFile.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {systemReason} from '../../errors/systemReason.ts';
import type {ReadRules} from './scan.ts';
import type {SourceFile} from './sourceFile.ts';

/** Reads one file as UTF-8 (BOM dropped, line ends made `\n`), as functions of the site change it, or says why it cannot. */
export function readSource(
  files: Pick<ReadRules, 'dir' | 'texts'>,
  folder: string,
  contentPath: string,
): SourceFile | Diagnostic {
  const path = `${folder}/${contentPath}`;
  let read: string | Buffer;
  try {
    read = readUtf8(join(files.dir, path));
  } catch (error) {
    const {code = String(error)} = error as NodeJS.ErrnoException;
    const reason = systemReason(code);
    return createDiagnostic('SRC-002', {code, reason}, {place: {file: path}});
  }
  if (typeof read !== 'string') return noUtf8(read, path);
  const written = read.replace(/\r\n?/g, '\n');
  const text = files.texts?.change(path, written) ?? written;
  return {path, contentPath, text, hash: hashOf(text)};
}

/** Tells a problem from a file that was read, or from what was read of it. */
export function isDiagnostic<T extends object>(value: T | Diagnostic): value is Diagnostic {
  return 'code' in value;
}
