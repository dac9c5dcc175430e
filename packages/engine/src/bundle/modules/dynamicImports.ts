import {childrenOf, isNode, nodesIn, type SyntaxNode} from '../../article/js/syntax.ts';

/** A call of `import` with one text. */
interface DynamicImport {
  readonly from: string;
  /** The text of the address. */
  readonly start: number;
  readonly end: number;
  /** What is taken of the module, as far as the call tells. */
  readonly names: readonly string[];
}

/** Finds the calls of `import`, with what they take. @example import('a').then((m) => m.Editor) → a, Editor */
export function findDynamicImports(program: SyntaxNode): DynamicImport[] {
  const search = (node: SyntaxNode, above: readonly SyntaxNode[]): DynamicImport[] => {
    const source = node['source'];
    const found =
      node.type === 'ImportExpression' && isNode(source) && typeof source['value'] === 'string'
        ? [{from: source['value'], start: source.start, end: source.end, names: namesOf(above)}]
        : [];
    return [...found, ...childrenOf(node).flatMap((child) => search(child, [node, ...above]))];
  };
  return search(program, []);
}

/** Returns the names that are taken of a module. @param around what is around the call, the nearest first */
function namesOf(around: readonly SyntaxNode[]): readonly string[] {
  const [parent, next] = around.filter(({type}) => type !== 'ParenthesizedExpression');
  if (parent === undefined) return [];
  if (parent.type === 'AwaitExpression') {
    if (next?.type === 'MemberExpression') return memberNames(next);
    const block = around.find(({type}) => type === 'BlockStatement' || type === 'Program');
    return next?.type === 'VariableDeclarator' ? namesIn(next['id'], block) : [];
  }
  const isThen = parent.type === 'MemberExpression' && memberNames(parent)[0] === 'then';
  if (!isThen || next?.type !== 'CallExpression') return [];
  const [taker] = next['arguments'] as readonly SyntaxNode[];
  const [parameter] = (taker?.['params'] ?? []) as readonly SyntaxNode[];
  return namesIn(parameter, taker);
}

/** Returns what a pattern takes, or the members of the name that it is. @param scope where that is used */
function namesIn(pattern: unknown, scope: SyntaxNode | undefined): readonly string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'ObjectPattern')
    return (pattern['properties'] as readonly SyntaxNode[]).flatMap(({key}) =>
      isNode(key) ? [String(key['name'] ?? key['value'])] : [],
    );
  return scope === undefined ? [] : membersOf(String(pattern['name']), scope);
}

function membersOf(name: string, scope: SyntaxNode): string[] {
  return nodesIn(scope).flatMap((node) => {
    const {object} = node;
    return isNode(object) && object['name'] === name ? memberNames(node) : [];
  });
}

const memberNames = ({computed, property}: SyntaxNode): string[] =>
  !computed && isNode(property) ? [String(property['name'])] : [];
