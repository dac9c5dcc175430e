import type {SyntaxNode} from '../../article/js/syntax.ts';
import type {Edit} from './defaultProps.ts';

/**
 * Lists the edits that take out names which a module imports a second time from the same place: the compiler that Docusaurus has besides Babel accepts
 * `import a from 'a'` twice, and a bundler stops. Lines stay where they are.
 * @param statements what the module takes from others, in the order of its text
 */
export function dropRepeatedImports(statements: readonly SyntaxNode[], code: string): Edit[] {
  const known = new Map<string, string>();
  return statements.flatMap((statement) => {
    if (statement.type !== 'ImportDeclaration') return [];
    const {value: from} = statement['source'] as {readonly value?: unknown};
    const specifiers = statement['specifiers'] as SyntaxNode[];
    const kept = specifiers.filter((specifier) => {
      const {name} = specifier['local'] as unknown as {readonly name: string};
      const origin = JSON.stringify([from, specifier.type, nameOf(specifier)]);
      const isRepeated = known.get(name) === origin;
      known.set(name, origin);
      return !isRepeated;
    });
    if (kept.length === specifiers.length) return [];
    const {start, end} = statement;
    const written = code.slice(start, end);
    const text = kept.length > 0 ? printImport(kept, code, from) : '';
    return [{start, end, text: text + '\n'.repeat(written.split('\n').length - 1)}];
  });
}

/** Returns what a name is called where it comes from; empty for one that is given no other name. */
function nameOf({imported}: SyntaxNode): unknown {
  return (imported as {readonly name?: unknown} | undefined)?.name ?? '';
}

function printImport(specifiers: readonly SyntaxNode[], code: string, from: unknown): string {
  const written = (one: SyntaxNode): string => code.slice(one.start, one.end);
  const named = specifiers.filter(({type}) => type === 'ImportSpecifier').map(written);
  const others = specifiers.filter(({type}) => type !== 'ImportSpecifier').map(written);
  const names = named.length > 0 ? [`{${named.join(', ')}}`] : [];
  return `import ${[...others, ...names].join(', ')} from ${JSON.stringify(from)};`;
}
