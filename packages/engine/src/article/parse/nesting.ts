import type {Element, ElementContent} from 'hast';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import type {Directive} from '../prepare/marks/directives.ts';
import type {Point} from '../prepare/lines/locator.ts';
import type {Messages} from '../shape/components.ts';
import {restoreText} from '../text/marks.ts';
import {DEPTH_LIMIT} from './depth.ts';
import type {Position} from './rawPositions.ts';

/** Facts besides the tree that nesting needs. */
export interface NestContext {
  readonly directives: readonly Directive[];
  /** Lines of the text that was parsed. */
  readonly lines: readonly string[];
  readonly allowsRawHtml: boolean;
  readonly messages: Messages;
  readonly file: string;
  /** Line and column in the file for a position of the tree. */
  locate(position: Point): Point;
  /** The character that a reference like `&hearts;` names. */
  decodeName(reference: string): string;
}

/** An element or component that is open. */
export interface Frame {
  /** Tag name in lower case, or the name of a component. */
  readonly name: string;
  /** Number of the directive, when it is one. */
  readonly index?: number;
  readonly element?: Element;
  /** As written, for a tag that turns out to be text. */
  readonly source: string;
  readonly children: ElementContent[];
}

/** The state of nesting one tree. */
export interface Nesting {
  readonly context: NestContext;
  readonly diagnostics: Diagnostic[];
  /** Directives that are open somewhere. */
  readonly open: Set<number>;
  /** Open directives whose end was met deeper than their start. */
  readonly pending: Set<number>;
  depthInSvg: number;
  /** Elements around that hold lines of text, as Markdown makes them. */
  depthInText: number;
  /** Elements that are open, those of the tree around them too. */
  depth: number;
}

/** Tells whether one more element may open here; if not it is left out, and the first of these is reported. */
export function mayNest(nesting: Nesting, position: Position | undefined): boolean {
  if (nesting.depth < DEPTH_LIMIT) return true;
  if (!nesting.diagnostics.some(({code}) => code === 'MD-117'))
    nesting.diagnostics.push(
      createDiagnostic('MD-117', {limit: DEPTH_LIMIT}, {place: placeOf(nesting, position)}),
    );
  return false;
}

/** Reports a tag whose other half is missing. */
export function reportUnpaired(
  nesting: Nesting,
  code: 'MD-102' | 'MD-110',
  {tag, position}: {readonly tag: string; readonly position: Position | undefined},
): void {
  const place = placeOf(nesting, position);
  nesting.diagnostics.push(createDiagnostic(code, {tag: restoreText(tag)}, {place}));
}

function placeOf({context: {file, locate}}: Nesting, position: Position | undefined) {
  return {file, ...(position ? locate(position.start) : {line: 1, column: 1})};
}
