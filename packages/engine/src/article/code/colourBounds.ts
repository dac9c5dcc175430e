import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {findGrammars} from './blockGrammars.ts';
import type {CodeBlock} from './codeBlock.ts';
import {PLAIN_LANGUAGES} from './languages.ts';

/** Maximum length of a short line, in characters. */
export const SHORT_LINE = 200;

/**
 * What the longer lines of a note may take, by the squares of their lengths: one of 5,000 characters, thirty of 1,000. Patterns of
 * grammars go over a line from each of its characters.
 */
const LONG = 30_000_000;

/**
 * What all lines of a note may take, as squares; a line takes at least that of `LINE`. Of 14,392 notes with code of 90 sites none has
 * more than 12,500,000 (2026-11).
 */
const ALL = 30_000_000;
const LINE = 20;

/**
 * Grammars that take longer for a line than the others, how many times: of all (717 names, 113 lines each of one sign or word
 * again and again) no other one takes more than 0.1 CPU s for 1,000 characters. `long` is for long lines, `all` for all of a note.
 */
const SLOW: Readonly<Record<string, {readonly long: number; readonly all: number}>> = {
  ahk: {long: 10, all: 1},
  ahk1: {long: 10, all: 1},
  lit: {long: 10, all: 1},
  mdc: {long: 200, all: 10},
  php: {long: 10, all: 1},
  'ts-tags': {long: 10, all: 1},
  typ: {long: 10, all: 1},
  typst: {long: 10, all: 1},
};
const USUAL = {long: 1, all: 1};

/**
 * Marks the blocks of a note that take too much to be coloured: from the one on with which its long lines do, all long lines stay plain,
 * from the one on with which its lines do, all of them.
 */
export function boundColours(blocks: readonly CodeBlock[]): readonly CodeBlock[] {
  const taken = {long: 0, all: 0};
  return blocks.map((block) => {
    const {name, inner} = findGrammars(block);
    if (PLAIN_LANGUAGES.has(name) && inner.length === 0) return block;
    const squares = squaresOf(block.code);
    const factors = [name, ...inner].map((one) => SLOW[one] ?? USUAL);
    taken.long += squares.long * Math.max(...factors.map(({long}) => long));
    taken.all += squares.all * Math.max(...factors.map(({all}) => all));
    if (taken.all > ALL) return {...block, plain: 'lines' as const};
    return taken.long > LONG && squares.long > 0 ? {...block, plain: 'longLines' as const} : block;
  });
}

/** Says from which blocks on the code of a note has no colours. */
export function explainPlain(
  blocks: readonly CodeBlock[],
): readonly (readonly [index: number, diagnostic: Diagnostic])[] {
  return (['longLines', 'lines'] as const).flatMap((plain) => {
    const index = blocks.findIndex((block) => block.plain === plain);
    const hasLongLines = plain === 'longLines';
    return index < 0 ? [] : [[index, createDiagnostic('MD-151', {hasLongLines})] as const];
  });
}

function squaresOf(code: string): {readonly long: number; readonly all: number} {
  let [long, all] = [0, 0];
  for (let start = 0; start < code.length;) {
    const found = code.indexOf('\n', start);
    const end = found < 0 ? code.length : found;
    const length = end - start;
    if (length > SHORT_LINE) long += length ** 2;
    all += (LINE + Math.min(length, SHORT_LINE)) ** 2;
    start = end + 1;
  }
  return {long, all};
}
