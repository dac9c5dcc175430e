import {FLANK} from '../../text/marks.ts';
import {continuation} from '../lines/indent.ts';
import type {LineOrigin} from './marking.ts';

/** Writes one line of the source as one or more: what is around a block gets lines of its own. */
export interface LineWriter {
  /** True while nothing but markers of quotes and lists is in the line. */
  isBlank(): boolean;
  write(text: string, line: number, column: number): void;
  /** Writes the mark of a directive that is in a line. */
  inline(mark: string, line: number, column: number): void;
  /** Writes the mark of a directive on a line of its own; none only ends the line before. */
  block(mark: string, line: number, column: number): void;
  /** Writes the lines of a fence. */
  fence(lines: readonly string[], emit: (text: string, index: number) => void): void;
  end(): void;
}

/**
 * Creates the writer of one line.
 * @param first where the text after the prefix comes from
 * @param emit gets each line that is done
 */
export function createLineWriter(
  linePrefix: string,
  first: LineOrigin,
  emit: (text: string, origin: LineOrigin) => void,
): LineWriter {
  const rest = continuation(linePrefix);
  let text = linePrefix;
  let {line: at} = first;
  let segments = [...first.segments];
  let hasBlock = false;
  let isBlank = true;

  const write = (added: string, line: number, column: number): void => {
    if (added === '') return;
    at = line;
    segments.push([text.length, column]);
    text += added;
    isBlank &&= added.trim() === '';
  };
  const flush = (): void => emit(text, {line: at, segments});
  /** Ends what is before a block, and returns the prefix of the block's own line. */
  const beginBlock = (): string => {
    const prefix = hasBlock || !isBlank ? rest : linePrefix;
    if (!isBlank) flush();
    hasBlock = true;
    text = rest;
    segments = [];
    isBlank = true;
    return prefix;
  };
  return {
    isBlank: () => isBlank,
    write,
    inline(mark, line, column) {
      if (isBlank) text += FLANK; // a line that begins with a comment would be a block of HTML
      write(mark, line, column);
      isBlank = false;
    },
    block(mark, line, column) {
      const prefix = beginBlock();
      if (mark) emit(prefix + mark, {line, segments: [[prefix.length, column]]});
    },
    fence(lines, emitFence) {
      const prefix = beginBlock();
      lines.forEach((line, i) => emitFence((i ? rest : prefix) + line, i));
    },
    end() {
      if (!hasBlock || !isBlank) flush();
    },
  };
}
