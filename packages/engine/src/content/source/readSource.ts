import {join} from 'node:path';
import {hashOf} from '../../cache/hash.ts';
import {guessEncoding} from '../../config/encoding.ts';
import {noUtf8, readUtf8} from '../../config/textFile.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {systemReason} from '../../errors/systemReason.ts';
import type {ReadRules} from './scan.ts';
import type {SourceFile} from './sourceFile.ts';

/**
 * Reads one file as UTF-8 (BOM dropped, line ends made `\n`), as functions of the site change it, or says why it cannot.
 * A few bytes that are none stop no site of Docusaurus, which reads them as U+FFFD: there they are told with the text.
 */
export function readSource(
  files: Pick<ReadRules, 'dir' | 'texts' | 'isForeign'>,
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
  const problems: Diagnostic[] = [];
  if (typeof read !== 'string') {
    const problem = noUtf8(read, path);
    if (!files.isForeign || guessEncoding(read) !== undefined) return problem;
    problems.push({...problem, level: 'warning'});
    read = read.toString().replace(/^\uFEFF/, '');
  }
  const written = read.replace(/\r\n?/g, '\n');
  const text = files.texts?.change(path, written) ?? written;
  return {path, contentPath, text, hash: hashOf(text), ...(problems.length > 0 && {problems})};
}

/** Tells a problem from a file that was read, or from what was read of it. */
export function isDiagnostic<T extends object>(value: T | Diagnostic): value is Diagnostic {
  return 'code' in value;
}
