import {isNode, nodesIn, type SyntaxNode} from '../../article/js/syntax.ts';
import type {Edit} from './defaultProps.ts';

/** How names are declared that cannot be assigned: `const a = `, `const {a, b: [c]} = `. */
const CONSTANT = /\bconst\s+(?:(\w+)\b|([[{][^=;]*))/g;
/** How a name is assigned; values of attributes in JSX mostly have no blank before them. */
const ASSIGNED =
  /(?<![\w$.'"-])(\w+)(?:\s*(?:\+\+|--|[-+*/%&|^?]{1,2}=)|\s+=(?![=>])|=(?![=>{"'\s]))/g;

/** Tells whether code may assign a constant: its tree is read to know. */
export function mayAssignConstants(code: string): boolean {
  if (!code.includes('const')) return false;
  const counts = new Map<string, number>();
  for (const [, name = ''] of code.matchAll(ASSIGNED))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [, name, names = ''] of code.matchAll(CONSTANT)) {
    // Once is where it is declared.
    if (name !== undefined && (counts.get(name) ?? 0) > 1) return true;
    if (names.match(/\w+/g)?.some((one) => counts.has(one))) return true;
  }
  return false;
}

/**
 * Makes constants variables whose names are assigned somewhere in a module: webpack takes such code, which throws once it runs there, and the
 * bundler takes none of the module. `const a = 1; a = 2;` → `let a = 1; a = 2;`
 */
export function loosenConstants(program: SyntaxNode): Edit[] {
  const nodes = nodesIn(program);
  const assigned = new Set(nodes.flatMap(nameAssigned));
  return nodes.flatMap(({type, kind, start, declarations}) =>
    type === 'VariableDeclaration' &&
    kind === 'const' &&
    (declarations as readonly SyntaxNode[]).some(
      ({id}) => isNode(id) && nodesIn(id).some((one) => assigned.has(nameOf(one))),
    )
      ? [{start, end: start + 'const'.length, text: 'let'}]
      : [],
  );
}

function nameAssigned({type, left, argument}: SyntaxNode): string[] {
  const target = type === 'AssignmentExpression' ? left : argument;
  const isChange = type === 'AssignmentExpression' || type === 'UpdateExpression';
  return isChange && isNode(target) && target.type === 'Identifier' ? [nameOf(target)] : [];
}

/** Returns the name that a node is, `''` for others. */
const nameOf = (node: SyntaxNode): string =>
  node.type === 'Identifier' ? String(node['name']) : '';
