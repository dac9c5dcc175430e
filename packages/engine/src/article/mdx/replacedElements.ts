import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {findModuleFile} from '../../config/docusaurus/common/findModuleFile.ts';
import {isPlainCopy} from '../../config/docusaurus/common/markdownParts.ts';
import {isNode, nodesIn, type SyntaxNode} from '../js/syntax.ts';

/** Modules of which a component is the theme's own. */
const OF_THEME = /^@(?:theme|theme-original|theme-init|docusaurus)\//;

/**
 * Tells whether an entry of `MDXComponents`, in a site made for Docusaurus, renders an element in a way of the site's own. Copies of the
 * original that `swizzle --eject` leaves behind are none: ours are rendered faster.
 * @param value of the entry
 * @param body of the module
 * @param dir folder of the site, absolute
 */
export function isOwnElement(
  value: unknown,
  {body, dir}: {readonly body: readonly SyntaxNode[]; readonly dir: string},
): boolean {
  if (!isNode(value)) return false;
  const isOwn = (local: string): boolean => {
    const from = importedFrom(local, body);
    return from === undefined ? local !== 'props' : !isOfTheme(from, dir);
  };
  if (value.type === 'Identifier') return isOwn(String(value['name']));
  // `Heading('h2')`, as early originals have it.
  const {callee} = value;
  if (isNode(callee) && callee.type === 'Identifier') return isOwn(String(callee['name']));
  // `(props) => <MDXHeading as="h2" {...props} />`, as the original has it.
  const drawn = drawnAlone(value);
  return drawn === undefined || isOwn(drawn);
}

/** Returns the module that a name is imported from; undefined for one that the module makes. */
function importedFrom(local: string, body: readonly SyntaxNode[]): string | undefined {
  const found = body.find(
    ({type, specifiers}) =>
      type === 'ImportDeclaration' &&
      (specifiers as readonly SyntaxNode[]).some(
        (specifier) => isNode(specifier['local']) && specifier['local']['name'] === local,
      ),
  )?.['source'];
  return isNode(found) ? String(found['value']) : undefined;
}

/** Tells whether a module is one of the theme, for which the site has no component, or the theme's as it is. */
export function isOfTheme(from: string, dir: string): boolean {
  if (!OF_THEME.test(from)) return false;
  const component = /^@theme\/(.+)$/.exec(from)?.[1];
  const file = component && findModuleFile(join(dir, 'src/theme', component));
  return !file || !existsSync(file) || isPlainCopy(readFileSync(file, 'utf8'));
}

/** Returns the name of the component that a function renders and nothing else, with what it is given and its own name: `as="h2"`. */
function drawnAlone(node: SyntaxNode): string | undefined {
  const tags = nodesIn(node).filter(({type}) => type === 'JSXOpeningElement');
  const [only] = tags;
  if (tags.length !== 1 || only === undefined) return undefined;
  const attributes = only['attributes'] as readonly SyntaxNode[];
  const isPlain = attributes.every(
    ({type, name}) => type === 'JSXSpreadAttribute' || (isNode(name) && name['name'] === 'as'),
  );
  const {name} = only;
  return isPlain && isNode(name) && name.type === 'JSXIdentifier'
    ? String(name['name'])
    : undefined;
}
