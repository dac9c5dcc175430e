import type {SyntaxNode} from './syntax.ts';

/** One name that a note imports. */
export interface ImportedName {
  /** `default`, `*`, or the name in the module. */
  readonly imported: string;
  readonly local: string;
}

/** Reads what an `import` statement brings: `import A, {b as c} from './x'` → A and c, from `./x`. */
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
  return {names, from: String((statement['source'] as SyntaxNode)['value'])};
}
