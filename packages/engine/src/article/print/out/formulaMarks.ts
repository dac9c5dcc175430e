import type {ElementContent} from 'hast';
import {classesOf, isElement, textOf} from '../../html/nodes.ts';
import {closeGaps} from '../../text/cjk.ts';
import {FLANK} from '../../text/marks.ts';

/** Marks that begin no line, and marks that end none. */
const CLOSING = /^[\p{Pe}\p{Pf}，。、；：！？…—·,.;:!?%'"-]+/u;
const OPENING = /(?<![\p{Ps}\p{Pi}])[\p{Ps}\p{Pi}]+$/u;

/** Tells whether a node is a formula in a text; one on a line of its own has room. */
export function isFormula(node: ElementContent | undefined): boolean {
  return (
    isElement(node, 'code') &&
    classesOf(node).includes('math-inline') &&
    !textOf(node).startsWith(FLANK)
  );
}

/** A text without the punctuation that its neighbours keep: formulas before and after it. */
export interface MarkedText {
  readonly closing: string;
  readonly text: string;
  readonly opening: string;
}

/** The punctuation that touches a formula. */
export type Marks = Omit<MarkedText, 'text'>;

export const NO_MARKS: Marks = {closing: '', opening: ''};

/** Takes the punctuation that touches a formula off a text, whose gaps are closed: `，见（` between two → `，`, `见`, `（`; empty where there is no text. */
export function splitMarks(nodes: readonly ElementContent[], index: number): MarkedText {
  const node = nodes[index];
  if (node?.type !== 'text') return {...NO_MARKS, text: ''};
  const value = closeGaps(node.value);
  const closing = (isFormula(nodes[index - 1]) && CLOSING.exec(value)?.[0]) || '';
  const rest = value.slice(closing.length);
  const opening = (isFormula(nodes[index + 1]) && OPENING.exec(rest)?.[0]) || '';
  return {closing, text: rest.slice(0, rest.length - opening.length), opening};
}

/** Finds the punctuation that a formula keeps of the texts beside it. */
export function marksAround(nodes: readonly ElementContent[], index: number): Marks {
  const {opening} = splitMarks(nodes, index - 1);
  const {closing} = splitMarks(nodes, index + 1);
  return {opening, closing};
}
