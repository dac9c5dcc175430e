import {createDiagnostic, type Diagnostic} from '../../../errors/diagnostic.ts';
import {DEPTH_LIMIT} from '../../parse/depth.ts';

/** Tells whether an error says that code is nested too deep to be walked over. */
export const isStackOverflow = (error: unknown): boolean =>
  error instanceof RangeError && /call stack/.test(error.message);

/**
 * Reports that code of an MDX page is nested too deep to be walked over, at the longest of its blocks with code: a level takes a sign at
 * least.
 */
export function reportDeepCode({
  body,
  file,
  firstLine,
}: {
  readonly body: string;
  readonly file: string;
  /** Line of the body's first line in the file, from 1. */
  readonly firstLine: number;
}): Diagnostic {
  const longest = {size: 0, line: 0};
  let line = 0;
  for (const block of body.split(/\n[ \t]*\n/)) {
    const isCode = /\{|^\s*(?:import|export)\b/.test(block);
    if (isCode && block.length > longest.size)
      Object.assign(longest, {size: block.length, line: line + leadingLines(block)});
    line += block.split('\n').length + 1;
  }
  const place = {file, line: firstLine + longest.line, column: 1};
  return createDiagnostic('MD-117', {limit: DEPTH_LIMIT}, {level: 'error', place});
}

const leadingLines = (block: string): number => /^\s*/.exec(block)![0].split('\n').length - 1;
