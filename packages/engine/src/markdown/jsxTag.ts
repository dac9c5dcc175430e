import {type Bindings, type Literal, parseLiteral} from './literal.ts';

/** A tag as it is written in JSX. */
export interface JsxTag {
  readonly kind: 'open' | 'close' | 'self';
  readonly name: string;
  /** `undefined` for an expression that cannot be known without running it. */
  readonly attributes: Readonly<Record<string, Literal | undefined>>;
  /** It has an attribute in braces, which HTML does not know. */
  readonly hasExpression: boolean;
  /** Offset after its `>`. */
  readonly end: number;
}

const NAME = /<(\/?)([A-Za-z][\w.-]*)/y;
const ATTRIBUTE = /\s+([\p{L}_:@][\w:.@-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`{}]+)|(?=\{)))?/uy;
const COMMENT = /\s*\{\s*\/\*[^]*?\*\/\s*\}/y;
const END = /\s*(\/?)>/y;
/** Longer tags are taken for text. A bound, so that a stray `<` costs little. */
const LENGTH_LIMIT = 20_000;

/** Reads the tag at an offset of a text, where a `<` stands; undefined when it is none. */
export function parseJsxTag(text: string, start: number, bindings: Bindings): JsxTag | undefined {
  NAME.lastIndex = start;
  const opening = NAME.exec(text);
  if (!opening) return undefined;
  const name = opening[2]!;
  const attributes: Record<string, Literal | undefined> = {};
  let hasExpression = false;
  let at = NAME.lastIndex;
  while (at - start < LENGTH_LIMIT) {
    END.lastIndex = at;
    const ending = END.exec(text);
    if (ending) {
      const kind = opening[1] ? 'close' : ending[1] ? 'self' : 'open';
      return {kind, name, attributes, hasExpression, end: END.lastIndex};
    }
    if (opening[1]) return undefined;
    COMMENT.lastIndex = at;
    if (COMMENT.test(text)) {
      at = COMMENT.lastIndex;
      continue;
    }
    ATTRIBUTE.lastIndex = at;
    const attribute = ATTRIBUTE.exec(text);
    if (!attribute) return undefined;
    at = ATTRIBUTE.lastIndex;
    const [, key = '', double, single, bare] = attribute;
    if (text[at] === '{') {
      const end = endOfExpression(text, at);
      if (end < 0) return undefined;
      hasExpression = true;
      attributes[key] = parseLiteral(text.slice(at + 1, end - 1), bindings);
      at = end;
    } else attributes[key] = double ?? single ?? bare ?? true;
  }
  return undefined;
}

const IN_EXPRESSION = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[{}]/gs;

/** Offset after the brace that closes the one at `start`, or -1. */
export function endOfExpression(text: string, start: number): number {
  let depth = 0;
  IN_EXPRESSION.lastIndex = start;
  for (let found = IN_EXPRESSION.exec(text); found && found.index - start < LENGTH_LIMIT; found = IN_EXPRESSION.exec(text)) {
    if (found[0] === '{') depth++;
    else if (found[0] === '}' && --depth === 0) return found.index + 1;
  }
  return -1;
}
