import type {Element} from 'hast';
import type {Diagnostic, Place} from '../../errors/diagnostic.ts';
import {isPlainObject} from '../../config/schema/plainObject.ts';
import type {Literal} from '../js/literal.ts';
import {TAB_TAG, TABS_TAG} from '../shape/componentTags.ts';
import {readTabs} from '../shape/tabs.ts';
import {isComment} from './isComment.ts';
import type {MdxNode} from './mdxNodes.ts';

type Attributes = Readonly<Record<string, Literal>>;

/**
 * Finds what is wrong with `<Tabs>` of an MDX page as far as it can be read without running anything: an item twice, a first one that
 * is none, what is no item.
 * @param itemOf gives the attributes of a `<TabItem>`; undefined for other nodes, and where they take code to know
 */
export function checkTabs(
  {children = []}: MdxNode,
  attributes: Attributes,
  {place, itemOf}: {readonly place: Place; itemOf(node: MdxNode): Attributes | undefined},
): readonly Diagnostic[] {
  const nodes = children.filter((child) => !isEmpty(child));
  const strays = nodes.filter(isStray);
  const known = nodes.filter((node) => !strays.includes(node)).map(itemOf);
  if (nodes.length === 0) return [];
  const toElement = (tagName: string, of: Attributes, inner: Element[] = []): Element => ({
    type: 'element',
    tagName,
    properties: {},
    data: {attributes: of} as Element['data'] & object,
    children: inner,
  });
  const tabs = known.map((item) => toElement(TAB_TAG, item ?? {}));
  const others = strays.map(() => toElement('p', {}));
  const {diagnostics} = readTabs(toElement(TABS_TAG, attributes, [...tabs, ...others]), place);
  const areKnown = known.length > 0 && known.every((item) => item !== undefined);
  // The list may have tabs without a text: others of the group show theirs.
  const isHidden = (code: string): boolean =>
    (code !== 'MD-170' && !areKnown) || (code === 'MD-172' && isListed(attributes));
  return diagnostics.filter(({code}) => !isHidden(code));
}

/** Tells whether a node can be no item whatever code makes of it: an item is an element with a value. */
function isStray({type, name, attributes = [], children = []}: MdxNode): boolean {
  if (type.endsWith('Expression') || name === null || name === 'TabItem') return false;
  if (name === undefined) return !children.some((child) => !isStray(child) && !isEmpty(child));
  return !attributes.some(
    (one) => one.type === 'mdxJsxExpressionAttribute' || one.name === 'value',
  );
}

/** Tells whether a node is blank or a comment. */
function isEmpty({type, value = ''}: MdxNode): boolean {
  if (type.endsWith('Expression')) return isComment(value);
  return type === 'text' && value.trim() === '';
}

function isListed({values, defaultValue}: Attributes): boolean {
  const list: readonly Literal[] = Array.isArray(values) ? (values as readonly Literal[]) : [];
  return list.some((one) => isPlainObject(one) && one['value'] === defaultValue);
}
