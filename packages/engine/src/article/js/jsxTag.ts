import {type Braces, createBraces} from './braces.ts';
import {type Bindings, type Literal, parseLiteral} from './literal.ts';

/** A tag as it is written in JSX. */
export interface JsxTag {
  readonly kind: 'open' | 'close' | 'self';
  readonly name: string;
  /** `undefined` for an expression that cannot be known without running it. */
  readonly attributes: Readonly<Record<string, Literal | undefined>>;
  /** Whether it has an attribute in braces, which HTML does not know. */
  readonly hasExpression: boolean;
  /** Offset after its `>`. */
  readonly end: number;
}

const NO_BINDINGS: ReadonlyMap<string, Literal> = new Map();

interface JsxContext {
  readonly bindings?: Bindings;
  readonly braces?: Braces;
}

/** Longer tags are taken for text. A bound, so that a stray `<` costs little. */
const LENGTH_LIMIT = 20_000;

/**
 * Reads the tag at an offset of a text, where a `<` is; undefined when it is not a tag. `<Tabs a={1}>` → open `Tabs`
 * with `{a: 1}`. The Markdown around a tag is not a program, so the edges of the tag are found here; values are read
 * by the parser.
 * @param braces of the text, where more than one tag of it is read
 */
export function parseJsxTag(
  text: string,
  start: number,
  {bindings = NO_BINDINGS, braces = createBraces(text)}: JsxContext = {},
): JsxTag | undefined {
  const patterns = createPatterns();
  patterns.name.lastIndex = start;
  const opening = patterns.name.exec(text);
  if (!opening) return undefined;
  const name = opening[2]!;
  const attributes: Record<string, Literal | undefined> = {};
  let hasExpression = false;
  let at = patterns.name.lastIndex;
  while (at - start < LENGTH_LIMIT) {
    patterns.end.lastIndex = at;
    const ending = patterns.end.exec(text);
    if (ending) {
      const kind = opening[1] ? 'close' : ending[1] ? 'self' : 'open';
      return {kind, name, attributes, hasExpression, end: patterns.end.lastIndex};
    }
    if (opening[1]) return undefined;
    patterns.comment.lastIndex = at;
    if (patterns.comment.test(text)) {
      at = patterns.comment.lastIndex;
      continue;
    }
    patterns.attribute.lastIndex = at;
    const attribute = patterns.attribute.exec(text);
    if (!attribute) return undefined;
    at = patterns.attribute.lastIndex;
    const [, key = '', double, single, bare] = attribute;
    if (text[at] === '{') {
      const end = braces.endOf(at);
      if (end < 0) return undefined;
      hasExpression = true;
      attributes[key] = parseLiteral(text.slice(at + 1, end - 1), bindings);
      at = end;
    } else attributes[key] = double ?? single ?? bare ?? true;
  }
  return undefined;
}

/** Creates the patterns for the parts of a tag, each read where the one before ended. */
function createPatterns() {
  return {
    name: /<(\/?)([A-Za-z][\w.-]*)/y,
    attribute:
      /\s+([\p{L}_:@][\w:.@-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`{}]+)|(?=\{)))?/uy,
    comment: /\s*\{\s*\/\*[^]*?\*\/\s*\}/y,
    end: /\s*(\/?)>/y,
  };
}
