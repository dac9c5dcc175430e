import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {findModuleFile} from '../../config/docusaurus/common/findModuleFile.ts';
import {isNode, parseProgram, type SyntaxNode} from '../js/syntax.ts';
import {findMarkdownParts, readsBlocks} from '../../config/docusaurus/common/markdownParts.ts';
import type {GivenComponents} from '../../config/docusaurus/theme/swizzles.ts';
import {findOwnModules} from './modules/ownModules.ts';
import {isOwnElement} from './replacedElements.ts';

/** Stands for components whose names are unknown before the site runs: `{...MDXComponents, ...library}`. */
export const ANY = '*';

/**
 * Finds the names of the components in `theme/MDXComponents` of a site, which its MDX pages may use without importing
 * them; names of elements (`h2`, `a`) take the place of those. A site made for Docusaurus has them in `src/theme`, {@link ANY} where it
 * adds what a package exports, of the elements those that are its own, in other components of its theme too, and `@theme/Tabs` where it
 * puts something around that.
 * @param given components that installed themes bring
 */
export function findSiteComponents(
  dir: string,
  isForeign: boolean,
  given?: GivenComponents,
): ReadonlySet<string> {
  if (!isForeign) {
    const file = findModuleFile(join(dir, 'theme/MDXComponents'));
    const names = file === undefined ? [] : readComponentNames(readFileSync(file, 'utf8'));
    return new Set(names.filter((name) => name !== ANY));
  }
  const {names} = readForeignComponents(dir, given);
  const parts = findMarkdownParts(dir, given);
  const elements = parts.flatMap((part) => part.elements);
  return new Set([...names, ...elements, ...findOwnModules(dir, parts)]);
}

/** Reads what `MDXComponents` of a Docusaurus site, or of a theme that it installed, brings; its file is undefined where there is none. */
export function readForeignComponents(
  dir: string,
  given: GivenComponents = {},
): {
  readonly file: string | undefined;
  readonly names: readonly string[];
} {
  const file = given['MDXComponents'] ?? findModuleFile(join(dir, 'src/theme/MDXComponents'));
  if (file === undefined) return {file, names: []};
  const code = readFileSync(file, 'utf8');
  const names = readComponentNames(code, dir);
  return {file, names: names.includes('code') && readsBlocks(code) ? [...names, 'pre'] : names};
}

/** Returns true for `Note`, false for the name of an element. */
export const isComponentName = (name: string): boolean => /^[A-Z]/.test(name);

/**
 * Reads the names of components and elements in the object that a module exports by default, {@link ANY} where it embeds
 * another module; none when it is made in another way.
 * @param dir folder of a site made for Docusaurus, absolute: elements that are rendered as without it are left out
 */
export function readComponentNames(code: string, dir?: string): string[] {
  const parsed = parseProgram(code, 'tsx');
  if ('reason' in parsed) return []; // the bundler says what is wrong with it
  const body = parsed.program['body'] as readonly SyntaxNode[];
  const exported = body.find(({type}) => type === 'ExportDefaultDeclaration')?.['declaration'];
  return isNode(exported) ? namesIn(exported, body, dir) : [];
}

/** Returns the names in the object that an expression is; without those of ours, which the site adds its own to. */
function namesIn(node: SyntaxNode, body: readonly SyntaxNode[], dir?: string): string[] {
  const object = resolve(node, body);
  return ((object?.['properties'] ?? []) as readonly SyntaxNode[]).flatMap((property) => {
    const {key, argument, value} = property;
    if (isNode(argument))
      return resolve(argument, body)
        ? namesIn(argument, body, dir)
        : isOwnModule(argument, body)
          ? []
          : [ANY];
    const name = isNode(key) ? String(key['name'] ?? key['value']) : '';
    if (/^[A-Z][\w$]*$/.test(name)) return [name];
    const isElement = /^[a-z][a-z\d]*$/.test(name);
    return isElement && (dir === undefined || isOwnElement(value, {body, dir})) ? [name] : [];
  });
}

/** Returns true for a name that is imported from `@theme-original/MDXComponents` or its like. */
function isOwnModule(node: SyntaxNode, body: readonly SyntaxNode[]): boolean {
  return body.some(
    ({type, source, specifiers}) =>
      type === 'ImportDeclaration' &&
      isNode(source) &&
      /\/(?:MDXComponents|mdx)$/.test(String(source['value'])) &&
      (specifiers as readonly SyntaxNode[]).some(
        ({local}) => isNode(local) && local['name'] === node['name'],
      ),
  );
}

/** Returns the object that an expression is, or that the constant it names is. */
function resolve(node: SyntaxNode, body: readonly SyntaxNode[]): SyntaxNode | undefined {
  if (node.type === 'ObjectExpression') return node;
  if (isNode(node['expression'])) return resolve(node['expression'], body); // `{…} as Components`
  if (node.type !== 'Identifier') return undefined;
  const made = body
    .flatMap((statement) => (statement['declarations'] ?? []) as readonly SyntaxNode[])
    .find(({id}) => isNode(id) && id['name'] === node['name'])?.['init'];
  return isNode(made) && made.type !== 'Identifier' ? resolve(made, body) : undefined;
}
