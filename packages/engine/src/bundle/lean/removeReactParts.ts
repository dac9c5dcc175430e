import {parseAst} from 'rolldown/parseAst';
import {REACT_PARTS, type ReactPart} from './reactParts.ts';

/** As far as it is looked at: any node of a tree of JavaScript. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const nameOf = (value: unknown): string | undefined =>
  isNode(value) && value.type === 'Identifier' ? (value['name'] as string) : undefined;

/**
 * Leaves parts out of the production code of `react-dom/client`: what is then never reached, the bundler drops.
 * A comparison with a kind of fiber that is never made is false, its `case` goes, and so does what only it needs.
 * @param names of `REACT_PARTS`
 */
export function removeReactParts(code: string, names: readonly string[]): string {
  const parts = names.map((name) => REACT_PARTS[name]!);
  const edits: Edit[] = [];
  collect(parseAst(code) as unknown as Node, {
    edits,
    find: createFinder(parts),
    inside: '',
    orphans: new Set(),
  });
  edits.sort((a, b) => a.start - b.start);
  let from = 0;
  let out = '';
  for (const {start, end, text} of edits) {
    out += code.slice(from, start) + text;
    from = end;
  }
  return out + code.slice(from);
}

interface Finder {
  isAbsentTag(node: unknown): boolean;
  isAbsentCase(test: unknown, ofTags: boolean, inside: string): boolean;
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
  readonly pairs: ReadonlyMap<string, ReadonlySet<string>>;
  readonly functions: ReadonlyMap<string, string>;
  readonly noThen: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly constants: ReadonlyMap<string, string>;
}

/** Puts the parts together for looking things up. */
function createFinder(parts: readonly ReactPart[]): Finder {
  const tags = new Set<unknown>(parts.flatMap((part) => part.tags ?? []));
  const entriesOf = <T>(read: (part: ReactPart) => Readonly<Record<string, T>> | undefined) =>
    parts.flatMap((part) => Object.entries(read(part) ?? {}));
  const cases = entriesOf(({cases: of}) => of);
  const joined = (entries: ReturnType<typeof entriesOf<readonly string[]>>) => {
    const sets = new Map<string, Set<string>>();
    for (const [owner, names] of entries)
      sets.set(owner, new Set([...(sets.get(owner) ?? []), ...names]));
    return sets;
  };
  const isAbsentTag = (node: unknown): boolean =>
    isNode(node) && node.type === 'Literal' && tags.has(node['value']);
  return {
    isAbsentTag,
    isAbsentCase: (test, ofTags, inside) =>
      (ofTags && isAbsentTag(test)) ||
      cases.some(
        ([name, labels]) =>
          name === inside &&
          isNode(test) &&
          labels.includes((nameOf(test) ?? test['value']) as string | number),
      ),
    fields: joined(entriesOf(({fields: of}) => of)),
    pairs: joined(entriesOf(({pairs: of}) => of)),
    functions: new Map(entriesOf(({functions: of}) => of)),
    noThen: new Set(parts.flatMap((part) => part.noThen ?? [])),
    classes: new Set(parts.flatMap((part) => part.classes ?? [])),
    constants: new Map(entriesOf(({constants: of}) => of)),
  };
}

interface Walk {
  readonly edits: Edit[];
  readonly find: Finder;
  /** Name of the function around it. */
  readonly inside: string;
  /** Variables of that function whose declaration is removed: other code of it may assign them. */
  readonly orphans: Set<string>;
}

function collect(node: Node, walk: Walk): void {
  const {edits, find} = walk;
  const replace = ({start, end}: Node, text: string) => void edits.push({start, end, text});
  if (node.type === 'FunctionDeclaration') {
    const name = nameOf(node['id'])!;
    const body = find.functions.get(name);
    if (body !== undefined) return replace(node['body'] as Node, body);
    return collectFunction(node, {...walk, inside: name});
  }
  if (node.type === 'FunctionExpression') return collectFunction(node, walk);
  if (node.type === 'BinaryExpression') {
    const answer =
      find.noThen.has(walk.inside) && asksForThen(node) ? '!1' : foldComparison(node, find);
    if (answer !== undefined) return replace(node, answer);
  }
  if (node.type === 'SwitchStatement') return collectCases(node, walk);
  if (node.type === 'ExpressionStatement' && isMethodOf(node, find.classes))
    return replace(node, '');
  if (node.type === 'ObjectExpression') return collectFields(node, walk);
  if (node.type === 'VariableDeclarator' && find.pairs.has(nameOf(node['id']) ?? ''))
    return removePairs(node, walk);
  // The first value and what is assigned stay, as they are never read.
  if (node.type === 'VariableDeclarator' && find.constants.has(nameOf(node['id']) ?? ''))
    return isNode(node['init']) ? collect(node['init'], walk) : undefined;
  if (node.type === 'AssignmentExpression' && find.constants.has(nameOf(node['left']) ?? ''))
    return collect(node['right'] as Node, walk);
  const constant = find.constants.get(nameOf(node) ?? '');
  if (constant !== undefined) return replace(node, constant);
  collectBelow(node, walk);
}

function collectFunction(node: Node, walk: Walk): void {
  const orphans = new Set<string>();
  collectBelow(node, {...walk, find: withoutParameters(node, walk.find), orphans});
  const {start} = node['body'] as Node;
  if (orphans.size > 0)
    walk.edits.push({start: start + 1, end: start + 1, text: `var ${[...orphans].join()};`});
}

/** Takes the names of a function's parameters out of the constants: inside it they are other variables. */
function withoutParameters(node: Node, find: Finder): Finder {
  const names = (node['params'] as readonly Node[]).map((param) => nameOf(param) ?? '');
  if (!names.some((name) => find.constants.has(name))) return find;
  const constants = new Map([...find.constants].filter(([name]) => !names.includes(name)));
  return {...find, constants};
}

/** Adds the variables that a piece of code declares, those of functions in it aside. */
function addDeclared(node: Node, names: Set<string>): void {
  if (/Function/.test(node.type)) return;
  if (node.type === 'VariableDeclarator') names.add(nameOf(node['id'])!);
  for (const value of Object.values(node).flat()) if (isNode(value)) addDeclared(value, names);
}

function collectBelow(node: Node, walk: Walk): void {
  const isPath = node.type === 'MemberExpression' && node['computed'] === false;
  for (const field in node) {
    if (isPath && field === 'property') continue; // a name of its own
    const value = node[field];
    if (Array.isArray(value)) {
      for (const child of value) if (isNode(child)) collect(child, walk);
    } else if (isNode(value)) collect(value, walk);
  }
}

/** `30 === fiber.tag` → `!1`; undefined for what is no such comparison. */
function foldComparison(node: Node, find: Finder): string | undefined {
  const operator = node['operator'];
  if (operator !== '===' && operator !== '!==') return undefined;
  const {left, right} = node;
  const isFolded =
    (find.isAbsentTag(left) && isTag(right)) || (find.isAbsentTag(right) && isTag(left));
  return isFolded ? (operator === '===' ? '!1' : '!0') : undefined;
}

/** Tells whether it is `"function" === typeof value.then`. */
function asksForThen({right}: Node): boolean {
  const asked = isNode(right) && right.type === 'UnaryExpression' ? right['argument'] : undefined;
  return isNode(asked) && nameOf(asked['property']) === 'then';
}

/** Tells whether a value is the kind of a fiber: other fields called `tag` hold smaller numbers. */
function isTag(node: unknown): boolean {
  if (!isNode(node)) return false;
  const name = node.type === 'MemberExpression' ? nameOf(node['property']) : nameOf(node);
  return name === 'tag' || name === 'fiberTag';
}

/** Removes cases that are never met. One that others fall into loses its label alone. */
function collectCases(node: Node, walk: Walk): void {
  const cases = node['cases'] as readonly Node[];
  const ofTags = isTag(node['discriminant']);
  collect(node['discriminant'] as Node, walk);
  let fallsIn = false;
  for (const one of cases) {
    const statements = one['consequent'] as readonly Node[];
    const isAbsent = walk.find.isAbsentCase(one['test'], ofTags, walk.inside);
    const last = statements.at(-1)?.type ?? '';
    const ends = /^(?:Break|Return|Continue|Throw)Statement$/.test(last);
    if (isAbsent && !fallsIn) {
      walk.edits.push({start: one.start, end: one.end, text: ''});
      addDeclared(one, walk.orphans);
      continue; // what came before has left already
    }
    if (isAbsent)
      walk.edits.push({start: one.start, end: statements[0]?.start ?? one.end, text: ''});
    for (const statement of statements) collect(statement, walk);
    fallsIn = !ends;
  }
}

/** Tells whether a statement is `Class.prototype.name = …` of one of these. */
function isMethodOf(node: Node, classes: ReadonlySet<string>): boolean {
  const expression = node['expression'] as Node;
  const left = expression.type === 'AssignmentExpression' ? expression['left'] : undefined;
  const owner = isNode(left) && left.type === 'MemberExpression' ? left['object'] : undefined;
  return (
    isNode(owner) &&
    owner.type === 'MemberExpression' &&
    nameOf(owner['property']) === 'prototype' &&
    classes.has(nameOf(owner['object']) ?? '')
  );
}

/** Removes pairs from `name = new Map([[key, value], …])`. */
function removePairs(node: Node, {find, edits}: Walk): void {
  const removed = find.pairs.get(nameOf(node['id'])!)!;
  const list = ((node['init'] as Node)['arguments'] as readonly Node[])[0]!;
  const pairs = list['elements'] as readonly Node[];
  pairs.forEach((pair, i) => {
    const [key] = pair['elements'] as readonly Node[];
    // With the comma behind it.
    if (removed.has(key!['value'] as string))
      edits.push({start: pair.start, end: pairs[i + 1]?.start ?? list.end - 1, text: ''});
  });
}

function collectFields(node: Node, walk: Walk): void {
  const properties = node['properties'] as readonly Node[];
  const first = nameOf(properties[0]?.['key']);
  const removed = first === undefined ? undefined : walk.find.fields.get(first);
  properties.forEach((property, i) => {
    if (!removed?.has(nameOf(property['key']) ?? '')) {
      if (isNode(property['value'])) collect(property['value'], walk);
      return;
    }
    // With the comma before it: the marker comes first and stays.
    walk.edits.push({start: properties[i - 1]!.end, end: property.end, text: ''});
  });
}
