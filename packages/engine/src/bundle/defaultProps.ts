import {isNode, type SyntaxNode} from '../article/js/syntax.ts';

/** A piece of a text and what takes its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What fills in the values, in front of the module. */
export const FILL_PROPS =
  'const __fill = (defaults, props) => { const out = {...props}; for (const key in defaults) if (out[key] === undefined) out[key] = defaults[key]; return out; };';

/**
 * Makes functions take the values of their `defaultProps`, which React 19 leaves to classes: `function A({b}) {…}` of a module
 * that says `A.defaultProps = …` → `function A(__given) {let {b} = __fill(A.defaultProps, __given); …}`.
 * @returns no edits for a module that says no such thing
 */
export function fillDefaultProps(program: SyntaxNode, code: string): Edit[] {
  const body = program['body'] as readonly SyntaxNode[];
  const named = new Set(body.flatMap(nameWithDefaults));
  return body.flatMap((statement): Edit[] => {
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
        ? editFunction(made, String(id['name']), code)
        : [],
    );
  });
}

/** `A.defaultProps = {…};` → `A` */
function nameWithDefaults(statement: SyntaxNode): string[] {
  const assigned = statement['expression'];
  if (!isNode(assigned) || assigned.type !== 'AssignmentExpression') return [];
  const left = assigned['left'] as SyntaxNode;
  const [object, property] = [left['object'], left['property']];
  return isNode(object) && isNode(property) && property['name'] === 'defaultProps'
    ? [String(object['name'])]
    : [];
}

function editFunction(made: SyntaxNode, name: string, code: string): Edit[] {
  const [first] = (made['params'] ?? []) as readonly SyntaxNode[];
  const body = made['body'];
  if (!/Function/.test(made.type) || !first || first.type === 'RestElement' || !isNode(body))
    return [];
  const written = code.slice(first.start, first.end);
  if (written.includes('require(')) return []; // rewritten otherwise
  const filled = `let ${written} = __fill(${name}.defaultProps, __given);`;
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
