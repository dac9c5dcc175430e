import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseAst} from 'rolldown/parseAst';
import {isNode, type SyntaxNode} from '../js/syntax.ts';

const FILES = ['.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js'];

/**
 * Finds the names of the components in `theme/MDXComponents` of a site, which its MDX pages may use without importing
 * them; names of elements (`h2`, `a`) take the place of those. A site made for Docusaurus has them in `src/theme`,
 * components alone.
 */
export function findSiteComponents(dir: string, isForeign: boolean): ReadonlySet<string> {
  const folder = isForeign ? 'src/theme' : 'theme';
  const file = FILES.map((ending) => join(dir, folder, `MDXComponents${ending}`)).find((path) =>
    existsSync(path),
  );
  const names = file === undefined ? [] : readComponentNames(readFileSync(file, 'utf8'));
  return new Set(isForeign ? names.filter(isComponentName) : names);
}

/** True for `Note`, false for the name of an element. */
export const isComponentName = (name: string): boolean => /^[A-Z]/.test(name);

/**
 * Reads the names of components and elements in the object that a module exports by default; none when it is made in
 * another way.
 */
export function readComponentNames(code: string): string[] {
  let body: readonly SyntaxNode[];
  try {
    body = (parseAst(code, {lang: 'tsx'}) as unknown as {body: readonly SyntaxNode[]}).body;
  } catch {
    return []; // the bundler says what is wrong with it
  }
  const exported = body.find(({type}) => type === 'ExportDefaultDeclaration')?.['declaration'];
  const object = isNode(exported) ? resolve(exported, body) : undefined;
  return ((object?.['properties'] ?? []) as readonly SyntaxNode[]).flatMap(({key}) => {
    const name = isNode(key) ? String(key['name'] ?? key['value']) : '';
    return /^(?:[A-Z][\w$]*|[a-z][a-z\d]*)$/.test(name) ? [name] : [];
  });
}

/** The object that an expression is, or that the constant it names is. */
function resolve(node: SyntaxNode, body: readonly SyntaxNode[]): SyntaxNode | undefined {
  if (node.type === 'ObjectExpression') return node;
  if (isNode(node['expression'])) return resolve(node['expression'], body); // `{…} as Components`
  if (node.type !== 'Identifier') return undefined;
  const made = body
    .flatMap((statement) => (statement['declarations'] ?? []) as readonly SyntaxNode[])
    .find(({id}) => isNode(id) && id['name'] === node['name'])?.['init'];
  return isNode(made) && made.type !== 'Identifier' ? resolve(made, body) : undefined;
}
