import type {Literal} from '../../js/literal.ts';
import {DIRECTIVE} from '../../text/marks.ts';

/** Name of the directive that stands for an unknown component: its children stay. */
export const FRAGMENT = 'fragment';

/** An admonition or component that opens or closes at a place of the prepared text. */
export type Directive =
  | {
      readonly kind: 'open' | 'self';
      /** `Admonition`, another component, {@link FRAGMENT}, or a tag of HTML. */
      readonly name: string;
      readonly attributes: Readonly<Record<string, Literal | undefined>>;
      /** The heading of level 6 that follows is its title. */
      readonly hasLabel: boolean;
      /** In the file. */
      readonly place: {readonly line: number; readonly column: number};
      /** As written. */
      readonly source: string;
      /** The partial that is embedded here: its path as written, and whether it is alone. */
      readonly partial?: {readonly from: string; readonly isBlock: boolean};
    }
  | {
      readonly kind: 'close';
      /** Index of the directive that it closes. */
      readonly of: number;
      readonly source: string;
    };

/** Makes the mark of a directive: a comment of HTML with its index. */
export const markOf = (index: number): string => `<!--${DIRECTIVE}${index}-->`;

const MARKS = new RegExp(`<!--${DIRECTIVE}(\\d+)-->(\\n[ \\t>]*###### [^\\n]*)?`, 'g');

/** Puts back what the author wrote, where the parser takes for code what was taken for text. */
export function restoreDirectives(code: string, directives: readonly Directive[]): string {
  if (!code.includes(DIRECTIVE)) return code;
  return code.replace(MARKS, (_, index: string, next: string | undefined) => {
    const directive = directives[Number(index)]!;
    const isLabel = directive.kind !== 'close' && directive.hasLabel;
    return directive.source + (isLabel ? '' : (next ?? ''));
  });
}
