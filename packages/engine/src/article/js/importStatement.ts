import type {SyntaxNode} from './syntax.ts';

/** One name that a note imports. */
export interface ImportedName {
  /** `default`, `*`, or the name in the module. */
  readonly imported: string;
  readonly local: string;
}

/**
 * Reads what an `import` statement brings: `import A, {b as c} from './x'` → A and c, from `./x`. A file whose text is asked for
 * has the query that the bundler knows: `import a from './a.js' with {type: 'text'}` → `./a.js?raw`
 */
export function readImport(statement: SyntaxNode): {
  readonly names: readonly ImportedName[];
  readonly from: string;
} {
  const names = (statement['specifiers'] as SyntaxNode[]).map((specifier): ImportedName => {
    const local = String((specifier['local'] as SyntaxNode)['name']);
    if (specifier.type === 'ImportDefaultSpecifier') return {imported: 'default', local};
    if (specifier.type === 'ImportNamespaceSpecifier') return {imported: '*', local};
    const imported = specifier['imported'] as SyntaxNode;
    return {imported: String(imported['name'] ?? imported['value']), local};
  });
  const from = String((statement['source'] as SyntaxNode)['value']);
  return {names, from: asksForText(statement) ? `${from}?raw` : from};
}

/** Tells whether a statement asks for the text of a file: `import a from './a.js' with {type: 'text'}`, or `assert`, its older word. */
export function asksForText(statement: SyntaxNode): boolean {
  const attributes = (statement['attributes'] ?? []) as SyntaxNode[];
  return attributes.some((attribute) => {
    const key = attribute['key'] as SyntaxNode;
    const value = attribute['value'] as SyntaxNode;
    return (key['name'] ?? key['value']) === 'type' && value['value'] === 'text';
  });
}
