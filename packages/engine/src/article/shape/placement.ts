import type {Element, ElementContent, Root} from 'hast';
import {decodePath} from '@wuya/theme/pathname';
import {isElement, textOf} from '../html/nodes.ts';
import {isTag} from '../html/tags.ts';
import {restoreText} from '../text/marks.ts';

/** What is around a place, as far as a parser of HTML asks: it ends open elements before some others begin. */
interface Around {
  /** `li`, and `dd` or `dt`, are open with nothing around the place that keeps them open. */
  readonly isInItem: boolean;
  readonly isInTerm: boolean;
  /** Directly in a table, outside of its cells and caption. */
  readonly isInTable: boolean;
  readonly isInButton: boolean;
  readonly isInSelect: boolean;
  readonly isInLink: boolean;
  /** In a drawing or formula, where HTML has no place. */
  readonly isInDrawing: boolean;
}

const NOTHING: Around = {
  isInItem: false,
  isInTerm: false,
  isInTable: false,
  isInButton: false,
  isInSelect: false,
  isInLink: false,
  isInDrawing: false,
};

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements of HTML that end a drawing (HTML 13.2.6.5), and those that have a meaning for the page in it and none for the drawing. */
const NOT_IN_DRAWINGS = setOf(
  'b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li menu meta nobr ol p pre ruby s ' +
    'small span strong strike sub sup table tt u ul var font ' +
    'article aside main section header footer nav details summary fieldset figure figcaption address form button dialog dir hgroup search html',
);
/** Elements of drawings and formulas that contain HTML. */
const HOLDS_HTML = setOf('foreignobject desc title mi mo mn ms mtext');
/** Elements that a page has once, outside of any article: their attributes would go to those of the page; and one that nothing ends. */
const PAGE = setOf('html body plaintext');
const ENDS_SELECT = setOf('input textarea select');
/** Elements between an item and the next that do not keep it open: all inline ones, and these (HTML 13.2.6.4.7). */
const KEEPS_NO_ITEM = setOf(
  'div p address a abbr acronym b bdi bdo big cite code data datalist del dfn em font i ins kbd label map mark meter nobr output picture progress q rb rp rt rtc ruby s samp ' +
    'slot small span strike strong sub sup time tt u var video audio canvas svg math option optgroup dialog',
);
/** Elements that keep a button open (HTML 13.2.4.2, in scope). */
const KEEPS_BUTTON = setOf('caption table td th marquee object applet template');
/** Elements inside which a link ends none that is around them (HTML 13.2.4.3). */
const KEEPS_LINK = setOf('caption td th marquee object applet template');
/** Elements whose print has a button, besides those of the engine's own (`#tabs`). */
const HAS_BUTTON = setOf('button pre');

/**
 * Leaves out the tags of elements that are where a parser ends what is around them, as a list item in an item, an address in a link or a table right in a table: an end
 * tag further on would then end an element of the page, and what follows would leave the article. What is in them stays.
 */
export function placeElements(root: Root): Root {
  const nodes = root.children as ElementContent[];
  const placed = placeNodes(nodes, NOTHING);
  return placed === nodes ? root : {...root, children: placed};
}

function placeNodes(nodes: ElementContent[], around: Around): ElementContent[] {
  const placed = nodes.map((node) => (isElement(node) ? placeElement(node, around) : node));
  return placed.every((node, i) => node === nodes[i]) ? nodes : placed.flat();
}

function placeElement(element: Element, around: Around): Element | ElementContent[] {
  if (isMisplaced(element, around)) return placeNodes(element.children, around);
  if (
    isTag(element.tagName, 'rawText') &&
    !around.isInDrawing &&
    element.children.some((child) => isElement(child))
  )
    return {...element, children: [{type: 'text', value: textOf(element)}]};
  const children = placeNodes(element.children, aroundOf(element, around));
  return children === element.children ? element : {...element, children};
}

function isMisplaced(element: Element, around: Around): boolean {
  const {tagName} = element;
  if (around.isInDrawing) return NOT_IN_DRAWINGS.has(tagName) || tagName.startsWith('#');
  switch (tagName) {
    case 'li':
      return around.isInItem;
    case 'dd':
    case 'dt':
      return around.isInTerm;
    case 'table':
      return around.isInTable;
    case 'button':
      return around.isInButton || holdsButton(element.children);
    case 'a':
      return around.isInLink && isBareAddress(element);
    default:
      return PAGE.has(tagName) || (around.isInSelect && ENDS_SELECT.has(tagName));
  }
}

/** Tells whether a link is an address in a text, of which Markdown makes one also inside a link of HTML: `https://a.b`, `a@b.c`. */
function isBareAddress(element: Element): boolean {
  const {href} = element.properties;
  const end = (address: string): string =>
    decodePath(address.replace(/^(?:https?:\/\/|mailto:)/i, ''));
  return typeof href === 'string' && end(restoreText(textOf(element))) === end(href);
}

/** Tells whether one of some nodes is printed with a button. */
const holdsButton = (nodes: readonly ElementContent[]): boolean =>
  nodes.some(
    (node) =>
      isElement(node) &&
      (HAS_BUTTON.has(node.tagName) || node.tagName.startsWith('#') || holdsButton(node.children)),
  );

function aroundOf({tagName, properties}: Element, around: Around): Around {
  if (around.isInDrawing)
    return HOLDS_HTML.has(tagName.toLowerCase()) ? {...around, isInDrawing: false} : around;
  const staysInItem = KEEPS_NO_ITEM.has(tagName);
  return {
    isInItem: tagName === 'li' || (staysInItem && around.isInItem),
    isInTerm: tagName === 'dd' || tagName === 'dt' || (staysInItem && around.isInTerm),
    isInTable: tagName === 'table' || (around.isInTable && !/^(?:td|th|caption)$/.test(tagName)),
    isInButton: tagName === 'button' || (around.isInButton && !KEEPS_BUTTON.has(tagName)),
    isInSelect: tagName === 'select' || around.isInSelect,
    isInLink:
      (tagName === 'a' && !('name' in properties)) || (around.isInLink && !KEEPS_LINK.has(tagName)),
    isInDrawing: tagName === 'svg' || tagName === 'math',
  };
}
