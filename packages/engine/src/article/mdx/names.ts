import {childrenOf, isNode, type SyntaxNode} from '../js/syntax.ts';

/** A mention of a name in a program. */
export interface Mention {
  readonly name: string;
  readonly offset: number;
  /** Written as an element: `<Image>` is a component, whatever the browser calls `Image`. */
  readonly isTag: boolean;
}

const BROWSER =
  'window document navigator location history localStorage sessionStorage matchMedia requestAnimationFrame cancelAnimationFrame requestIdleCallback HTMLElement Element Node Event CustomEvent KeyboardEvent MouseEvent MutationObserver IntersectionObserver ResizeObserver getComputedStyle alert confirm prompt screen innerWidth innerHeight scrollTo Image Audio FileReader XMLHttpRequest DOMParser customElements require undefined NaN Infinity arguments'.split(
    ' ',
  );
const GLOBALS: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(globalThis),
  ...BROWSER,
]);

/**
 * Finds names that a program uses but nowhere makes, in order. Scopes are not looked at: a name made anywhere counts as
 * made, so that nothing that works is reported.
 */
export function findFreeNames(program: SyntaxNode): Mention[] {
  const made = new Set<string>();
  const mentions: Mention[] = [];
  collect(program, made, mentions);
  return mentions
    .filter(({name, isTag}) => !made.has(name) && (isTag || !GLOBALS.has(name)))
    .sort((a, b) => a.offset - b.offset);
}

/** Finds names that a program mentions anywhere but where they are made by an import. */
export function findMentionedNames(program: SyntaxNode): Set<string> {
  const mentions: Mention[] = [];
  collect(program, new Set(), mentions);
  return new Set(mentions.map(({name}) => name));
}

function collect(node: SyntaxNode, made: Set<string>, mentions: Mention[]): void {
  const mention = (id: SyntaxNode, {isTag} = {isTag: false}): number =>
    mentions.push({name: String(id['name']), offset: id.start, isTag});
  const makes = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') made.add(String(pattern['name']));
    else if (pattern.type === 'AssignmentPattern') {
      makes(pattern['left']);
      visit(pattern['right']);
    } else if (pattern.type === 'Property') makes(pattern['value']);
    else if (pattern.type === 'RestElement') makes(pattern['argument']);
    else for (const child of childrenOf(pattern)) makes(child);
  };
  const visit = (value: unknown): void => {
    if (isNode(value)) collect(value, made, mentions);
    else if (Array.isArray(value)) value.forEach(visit);
  };
  switch (node.type) {
    case 'Identifier':
      mention(node);
      return;
    case 'JSXIdentifier':
      // JSX takes all others for elements: `<é/>` is a component.
      if (/^[^a-z]/.test(String(node['name']))) mention(node, {isTag: true});
      return;
    case 'JSXAttribute':
      return visit(node['value']);
    case 'JSXMemberExpression':
      mention(rootOf(node));
      return;
    case 'MemberExpression':
      visit(node['object']);
      if (node['computed']) visit(node['property']);
      return;
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      if (node['computed']) visit(node['key']);
      return visit(node['value']);
    case 'VariableDeclarator':
      makes(node['id']);
      return visit(node['init']);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      makes(node['id']);
      for (const parameter of node['params'] as SyntaxNode[]) makes(parameter);
      return visit(node['body']);
    case 'ClassDeclaration':
    case 'ClassExpression':
      makes(node['id']);
      visit(node['superClass']);
      return visit(node['body']);
    case 'CatchClause':
      makes(node['param']);
      return visit(node['body']);
    case 'ImportDeclaration':
      for (const specifier of node['specifiers'] as SyntaxNode[]) makes(specifier['local']);
      return;
    case 'ExportNamedDeclaration':
      if (node['declaration']) return visit(node['declaration']);
      if (!node['source'])
        for (const specifier of node['specifiers'] as SyntaxNode[]) visit(specifier['local']);
      return;
    case 'JSXNamespacedName':
    case 'ExportAllDeclaration':
    case 'JSXClosingElement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return;
    case 'LabeledStatement':
      return visit(node['body']);
    default:
      for (const child of childrenOf(node)) visit(child);
  }
}

/** Gives the first name of a tag: `A.b.c` → `A`. */
const rootOf = (tag: SyntaxNode): SyntaxNode =>
  tag.type === 'JSXMemberExpression' ? rootOf(tag['object'] as SyntaxNode) : tag;
