import {fillText} from '../text/texts.ts';
import {parseExpression, type SyntaxNode} from './syntax.ts';
import {isPlainObject} from '../../config/schema/plainObject.ts';

/** A value that can be written down without running code. */
export type Literal =
  | string
  | number
  | boolean
  | null
  | readonly Literal[]
  | {readonly [key: string]: Literal};

/** Under this name, which no code can write, the bindings hold the texts that `translate()` finds by id. */
export const MESSAGES = '#messages';

/** Names with a value: what the note imports or exports. */
export type Bindings = ReadonlyMap<string, Literal>;

/** Names of nothing. */
const NAMED: ReadonlyMap<string, Literal> = new Map([['undefined', null]]);

/**
 * Reads a JavaScript expression that only names values: text, numbers, booleans, null, arrays and objects of them, names in
 * `bindings` (with `.default` or `.src`), sums of what is written out, `require('./x.png').default`, `useBaseUrl('/x')`, `translate({id: 'x'})`.
 * `{a: [1]}` → the object; `a + b` → undefined
 * @returns undefined for anything else; nothing is ever run
 */
export function parseLiteral(expression: string, bindings: Bindings): Literal | undefined {
  const node = parseExpression(expression);
  return node && toLiteral(node, bindings);
}

/** Gives the value of an expression that only names values; undefined for any other. */
export function toLiteral(node: SyntaxNode, bindings: Bindings): Literal | undefined {
  switch (node.type) {
    case 'Literal':
      return isPlain(node['value']) ? node['value'] : undefined;
    case 'TemplateLiteral':
      return textOfTemplate(node);
    case 'UnaryExpression':
      return negative(node);
    case 'BinaryExpression':
      return toResult(node, bindings);
    case 'ParenthesizedExpression':
      return toLiteral(node['expression'] as SyntaxNode, bindings);
    case 'ArrayExpression':
      return toList(node['elements'] as readonly (SyntaxNode | null)[], bindings);
    case 'ObjectExpression':
      return toObject(node['properties'] as readonly SyntaxNode[], bindings);
    case 'Identifier':
      return bindings.get(String(node['name'])) ?? NAMED.get(String(node['name']));
    case 'MemberExpression':
      return toMember(node, bindings);
    case 'CallExpression':
      return toCallResult(node, bindings);
    default:
      return undefined;
  }
}

const isPlain = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

function textOfTemplate(node: SyntaxNode): string | undefined {
  const quasis = node['quasis'] as readonly {readonly value: {readonly cooked?: string}}[];
  return quasis.length === 1 ? quasis[0]!.value.cooked : undefined;
}

function negative(node: SyntaxNode): number | undefined {
  const value = (node['argument'] as SyntaxNode)['value'];
  return node['operator'] === '-' && typeof value === 'number' ? -value : undefined;
}

/** What is written out: a name may be that of a file, of which an address is made as a whole. */
const WRITTEN_OUT =
  /^(?:Literal|TemplateLiteral|UnaryExpression|BinaryExpression|ParenthesizedExpression)$/;

/** Returns what `180 + 'px'` and `100 / 3` give. */
function toResult(node: SyntaxNode, bindings: Bindings): string | number | undefined {
  const sides = [node['left'], node['right']] as SyntaxNode[];
  if (isLong(node) || !sides.every(({type}) => WRITTEN_OUT.test(type))) return undefined;
  const [left, right] = sides.map((side) => toLiteral(side, bindings));
  if (typeof left === 'number' && typeof right === 'number')
    return calculate(left, right, String(node['operator']));
  const isText = [left, right].every((one) => typeof one === 'string' || typeof one === 'number');
  return isText && node['operator'] === '+' ? `${left as string}${right as string}` : undefined;
}

/** Operators that a value may have: a chain of them nests as deep as it is long. */
const OPERATOR_LIMIT = 20;

function isLong(node: SyntaxNode): boolean {
  let one = node;
  for (let count = 0; one.type === 'BinaryExpression'; count++) {
    if (count === OPERATOR_LIMIT) return true;
    one = one['left'] as SyntaxNode;
  }
  return false;
}

function calculate(left: number, right: number, operator: string): number | undefined {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    default:
      return undefined;
  }
}

function toList(
  nodes: readonly (SyntaxNode | null)[],
  bindings: Bindings,
): readonly Literal[] | undefined {
  const items = nodes.map((node) => (node === null ? undefined : toLiteral(node, bindings)));
  return items.every((item) => item !== undefined) ? (items as Literal[]) : undefined;
}

function toObject(properties: readonly SyntaxNode[], bindings: Bindings): Literal | undefined {
  const entries: [string, Literal][] = [];
  for (const property of properties) {
    const {type, key, kind, computed, method, shorthand} = property;
    if (type !== 'Property' || kind !== 'init' || computed || method || shorthand) return undefined;
    const value = toLiteral(property['value'] as SyntaxNode, bindings);
    if (value === undefined) return undefined;
    entries.push([keyOf(key as SyntaxNode), value]);
  }
  return Object.fromEntries(entries);
}

const keyOf = (key: SyntaxNode): string => String(key['name'] ?? key['value']);

function toMember(node: SyntaxNode, bindings: Bindings): Literal | undefined {
  if (node['computed'] || node['optional']) return undefined;
  const object = toLiteral(node['object'] as SyntaxNode, bindings);
  const key = keyOf(node['property'] as SyntaxNode);
  if (typeof object === 'string') return key === 'default' || key === 'src' ? object : undefined; // an imported file
  return isPlainObject(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Returns what `require('./x.png')`, `useBaseUrl('/x')` and `translate({message, id}, values)` give. */
function toCallResult(node: SyntaxNode, bindings: Bindings): Literal | undefined {
  const callee = node['callee'] as SyntaxNode;
  const given = node['arguments'] as readonly SyntaxNode[];
  if (callee.type !== 'Identifier') return undefined;
  const [first] = given;
  switch (callee['name']) {
    case 'require':
    case 'useBaseUrl': {
      const path = first?.type === 'Literal' ? first['value'] : undefined;
      if (given.length !== 1 || typeof path !== 'string') return undefined;
      return callee['name'] === 'require' || path === '' || /^(?:[#/]|\w*:)/.test(path)
        ? path
        : `/${path}`;
    }
    case 'translate': {
      const messages = bindings.get(MESSAGES);
      const values = messages === undefined ? undefined : toList(given, bindings);
      if (!values || !isPlainObject(values[0])) return undefined;
      const {id, message: written} = values[0];
      return translateText({id, written, values: values[1]}, messages as Record<string, string>);
    }
    default:
      return undefined;
  }
}

interface Translation {
  readonly id: Literal | undefined;
  /** What is in the note; its id where none is given. */
  readonly written: Literal | undefined;
  /** What stands for `{x}`. */
  readonly values: Literal | undefined;
}

/** Finds a text of the site by id, else what the note says, and fills in `{x}`; undefined when there is neither. */
export function translateText(
  {id, written, values}: Translation,
  messages: Readonly<Record<string, string>>,
): string | undefined {
  const key = id ?? written;
  const found =
    typeof key === 'string' && Object.hasOwn(messages, key) ? messages[key] : (written ?? id);
  return typeof found === 'string'
    ? fillText(found, isPlainObject(values) ? (values as Record<string, string | number>) : {})
    : undefined;
}
