import type {Element} from 'hast';
import type {Literal} from '../js/literal.ts';
import {restoreText} from '../text/marks.ts';
import type {Island, IslandAttribute} from './mdxPage.ts';

/** An attribute of JSX as the parser gives it. */
type MdxAttribute =
  | {
      readonly type: 'mdxJsxAttribute';
      readonly name: string;
      readonly value?: string | null | {readonly value: string};
    }
  | {readonly type: 'mdxJsxExpressionAttribute'; readonly value: string};

/** A node of a parsed MDX page. */
export interface MdxNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly MdxAttribute[];
  readonly children?: readonly MdxNode[];
  readonly position?: Element['position'];
}

/** Converts an attribute of the parser's tree to an attribute of an island. */
export function toIslandAttribute(attribute: MdxAttribute): IslandAttribute {
  if (attribute.type === 'mdxJsxExpressionAttribute')
    return {kind: 'spread', code: restoreText(attribute.value)};
  const {name, value} = attribute;
  if (value === null || value === undefined) return {kind: 'text', name, value: true};
  return typeof value === 'string'
    ? {kind: 'text', name, value: restoreText(value)}
    : {kind: 'expression', name, code: restoreText(value.value)};
}

/** Tells whether nothing in a tag has to run. */
export const isPlain = ({type, attributes = [], children = []}: MdxNode): boolean =>
  !type.endsWith('Expression') &&
  attributes.every((one) => one.type === 'mdxJsxAttribute' && typeof one.value !== 'object') &&
  children.every(isPlain);

/** Tells whether a value is `{useCurrentSidebarCategory().items}`, as older pages say what a list of cards shows anyway. */
export function isOwnCategory(
  value: Extract<MdxAttribute, {type: 'mdxJsxAttribute'}>['value'],
): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    /^\s*useCurrentSidebarCategory\(\)\.items\s*$/.test(restoreText(value.value))
  );
}

/** Tells whether a tag has an attribute that takes code to keep, or that React alone understands: what a field begins with. */
export const needsReact = (
  tagName: string,
  attributes: Readonly<Record<string, Literal>>,
): boolean =>
  Object.keys(attributes).some(
    (name) =>
      /^on[A-Z]|^(?:ref|key|dangerouslySetInnerHTML|defaultValue|defaultChecked|children)$/.test(
        name,
      ) ||
      (name === 'value' && (tagName === 'select' || tagName === 'textarea')),
  );

/** Returns the code of the expression that is alone in a tag: `<A>{4}</A>`; undefined for other tags. */
export function onlyExpressionIn({children = []}: MdxNode): string | undefined {
  const content = children.filter(
    ({type, value = ''}) => type !== 'text' || value.trim() !== '' || !value.includes('\n'),
  );
  const [only] = content;
  return content.length === 1 && only?.type.endsWith('Expression') ? only.value : undefined;
}

/** Returns the id that a page gives to what only React renders, which links may lead to: a component is trusted to put it there. */
export function idOf(island: Island): {id?: string} {
  const attributes = island.kind === 'component' ? island.attributes : [];
  const id = attributes.find((one) => one.kind === 'text' && one.name === 'id');
  return id?.kind === 'text' && typeof id.value === 'string' ? {id: id.value} : {};
}

/** Attributes that hold an address of the article, by tag. */
const ADDRESSES: Readonly<Record<string, string>> = {img: 'src', a: 'href', ThemedImage: 'sources'};

/** Tells whether an attribute of a tag holds an address of the article. */
export const holdsAddress = ({name: tag}: MdxNode, name: string): boolean =>
  ADDRESSES[tag ?? ''] === name || (name === 'to' && tag !== null);
