import {isNode, nodesIn, type SyntaxNode} from '../../article/js/syntax.ts';

/** A piece of a text and what takes its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Code in front of the module that fills in the values. */
export const FILL_PROPS =
  'const __fill = (defaults, props) => { const out = {...props}; for (const key in defaults) if (out[key] === undefined) out[key] = defaults[key]; return out; };';

/** Matches a text that gives a component such values. */
export const DEFAULTS = /\.defaultProps\s*=(?!=)/;

/**
 * Makes functions take the values of their `defaultProps`, which React 19 leaves to classes: `function A({b}) {…}` beside
 * `A.defaultProps = …` → `function A(__given) {var {b} = __fill(A.defaultProps, __given); …}`. Both may be inside a function, as in packages, and
 * the component in a call: `forwardRef(function A() {…})`.
 * @returns no edits for a module that says no such thing
 */
export function fillDefaultProps(program: SyntaxNode, code: string): Edit[] {
  return nodesIn(program)
    .filter(isBlock)
    .flatMap((node) => {
      const body = node['body'] as readonly SyntaxNode[];
      const named = new Set(body.flatMap(nameWithDefaults));
      return named.size === 0
        ? []
        : body.flatMap((statement) => editStatement(statement, named, code));
    });
}

const isBlock = ({type}: SyntaxNode): boolean => type === 'Program' || type === 'BlockStatement';

function editStatement(statement: SyntaxNode, named: ReadonlySet<string>, code: string): Edit[] {
  const declaration = isNode(statement['declaration']) ? statement['declaration'] : statement;
  const functions =
    declaration.type === 'VariableDeclaration'
      ? (declaration['declarations'] as readonly SyntaxNode[]).map((one) => [
          one['id'],
          one['init'],
        ])
      : [[declaration['id'], declaration]];
  return functions.flatMap(([id, made]) =>
    isNode(id) && isNode(made) && named.has(String(id['name']))
      ? editFunction(functionIn(made), String(id['name']), code)
      : [],
  );
}

/** Returns the function that a call makes a component of: `memo(forwardRef(A))`; any other node is returned as it is. */
function functionIn(made: SyntaxNode): SyntaxNode {
  if (made.type !== 'CallExpression') return made;
  const callee = made['callee'] as SyntaxNode;
  const name = String(callee['name'] ?? (callee['property'] as SyntaxNode | undefined)?.['name']);
  const [first] = made['arguments'] as readonly SyntaxNode[];
  return first && /^(?:forwardRef|memo)$/.test(name) ? functionIn(first) : made;
}

/** `A.defaultProps = {…};` → `A` */
function nameWithDefaults({expression}: SyntaxNode): string[] {
  if (!isNode(expression)) return [];
  const all =
    expression.type === 'SequenceExpression'
      ? (expression['expressions'] as readonly SyntaxNode[])
      : [expression];
  return all.flatMap((assigned) => {
    if (assigned.type !== 'AssignmentExpression') return [];
    const {object, property} = assigned['left'] as SyntaxNode;
    return isNode(object) && isNode(property) && property['name'] === 'defaultProps'
      ? [String(object['name'])]
      : [];
  });
}

function editFunction(made: SyntaxNode, name: string, code: string): Edit[] {
  const [first] = (made['params'] ?? []) as readonly SyntaxNode[];
  const body = made['body'];
  if (!/Function/.test(made.type) || !first || first.type === 'RestElement' || !isNode(body))
    return [];
  const written = code.slice(first.start, first.end);
  if (written.includes('require(')) return []; // rewritten otherwise
  const filled = `var ${written} = __fill(${name}.defaultProps, __given);`;
  const param = {start: first.start, end: first.end, text: '(__given)'};
  const isBare = code.slice(made.start, body.start).search(/\(/) < 0; // `props => …`
  const given = isBare ? param : {...param, text: '__given'};
  if (body.type === 'BlockStatement')
    return [given, {start: body.start + 1, end: body.start + 1, text: filled}];
  const [before, after] = [code.slice(0, body.start), code.slice(body.end)];
  const inBrackets = /\(\s*$/.test(before) && /^\s*\)/.test(after);
  const start = inBrackets ? before.search(/\(\s*$/) : body.start;
  const end = inBrackets ? body.end + after.indexOf(')') + 1 : body.end;
  return [given, {start, end: start, text: `{${filled} return (`}, {start: end, end, text: ');}'}];
}
