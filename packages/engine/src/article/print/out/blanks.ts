import type {Element} from 'hast';

/** Treatment of blanks: lines are joined and gaps closed in a text, lines joined alone in code of a line, none in `<pre>`. */
export type Blanks = 'text' | 'code' | 'kept';

const KEEPS_BLANKS = new Set(['pre', 'textarea']);
const IS_CODE = new Set(['code', 'kbd', 'samp']);

/** Tells what becomes of the blanks in an element. @param around what becomes of those around it */
export function blanksIn({tagName, properties}: Element, around: Blanks): Blanks {
  const {style} = properties;
  const isPre = typeof style === 'string' && /white-space:\s*(?:pre|break-spaces)/.test(style);
  if (around === 'kept' || isPre || KEEPS_BLANKS.has(tagName)) return 'kept';
  return IS_CODE.has(tagName) ? 'code' : around;
}
