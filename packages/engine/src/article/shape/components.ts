import type {Element, ElementContent} from 'hast';
import {
  ADMONITION_TAG,
  ADMONITION_TITLE_TAG,
  CARDS_TAG,
  CONTENTS_TAG,
  HEAD_TAG,
  TAB_TAG,
  TABS_TAG,
} from './componentTags.ts';
import {toJsxProperties} from '../html/attributes.ts';
import type {Directive} from '../prepare/marks/directives.ts';
import {isBlank, isElement, textOf} from '../html/nodes.ts';
import {isTag} from '../html/tags.ts';
import {type Literal, translateText} from '../js/literal.ts';

type Opening = Exclude<Directive, {kind: 'close'}>;

/** What a component becomes in the tree. `children` are what is between its tags. */
type Component = (
  opening: Opening,
  children: readonly ElementContent[],
  messages: Messages,
) => ElementContent[];

/** Texts of the site by id. */
export type Messages = Readonly<Record<string, string>>;

const element = (
  tagName: string,
  properties: Element['properties'],
  children: readonly ElementContent[],
): Element => ({type: 'element', tagName, properties, children: [...children]});

/** Values that our own renderer reads; they are not properties of HTML. */
const withAttributes = (node: Element, attributes: Opening['attributes']): Element => ({
  ...node,
  data: {attributes} as Element['data'] & object,
});

const classesOf = (value: Literal | undefined): {className?: string[]} =>
  typeof value === 'string' && value.trim() ? {className: value.trim().split(/\s+/)} : {};

const textOr = (value: Literal | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Takes the attributes of HTML that a component hands on to its element: `className="button"`, `style={{color: 'red'}}`. */
function handedOn(
  attributes: Opening['attributes'],
  own: ReadonlySet<string>,
): Element['properties'] {
  return toJsxProperties(
    Object.fromEntries(
      Object.entries(attributes).flatMap(([name, value]) =>
        value === undefined || own.has(name) ? [] : [[name, value]],
      ),
    ),
  );
}

const LINK_OWN = new Set(
  'to href isNavLink activeClassName activeStyle exact isActive autoAddBaseUrl data-noBrokenLinkCheck'.split(
    ' ',
  ),
);
const NONE: ReadonlySet<string> = new Set();
const DETAILS_OWN = new Set(['summary', 'open']);
const THEMED_OWN = new Set(['sources', 'src', 'alt', 'className']);

const admonition: Component = ({attributes, hasLabel}, children) => {
  const blocks = trim(children);
  const label = hasLabel && isElement(blocks[0], 'h6') ? blocks[0] : undefined;
  const title = label && element(ADMONITION_TITLE_TAG, {}, label.children);
  const {type, title: text, className, id} = attributes;
  const properties = {
    kind: String(type ?? 'note'),
    title: textOr(text),
    id: textOr(id),
    ...classesOf(className),
  };
  return [
    element(ADMONITION_TAG, properties, [
      ...(title ? [title] : []),
      ...toBlocks(label ? blocks.slice(1) : blocks),
    ]),
  ];
};

/** Takes a summary out of the paragraph that it begins, as where the text follows on the next line. */
const openSummary = (child: ElementContent): readonly ElementContent[] =>
  isElement(child, 'p') && isElement(trim(child.children)[0], 'summary') ? child.children : [child];

const details: Component = ({attributes}, children) => {
  const blocks = trim(children).flatMap(openSummary);
  const at = blocks.findIndex((child) => isElement(child, 'summary'));
  const text = textOr(attributes['summary']);
  const summary =
    at >= 0
      ? [blocks[at]!]
      : text === undefined
        ? []
        : [element('summary', {}, [{type: 'text', value: text}])];
  const isOpen = attributes['open'] !== undefined && attributes['open'] !== false;
  return [
    element('details', {...(isOpen && {open: true}), ...handedOn(attributes, DETAILS_OWN)}, [
      ...summary,
      ...toBlocks(blocks.filter((_, i) => i !== at)),
    ]),
  ];
};

const COMPONENTS: Readonly<Record<string, Component>> = {
  Admonition: admonition,
  details,
  Details: details,
  summary: ({attributes}, children) => [
    element('summary', handedOn(attributes, NONE), unwrapParagraphs(children)),
  ],
  Tabs: ({attributes}, children) => [
    withAttributes(element(TABS_TAG, {}, trim(children)), attributes),
  ],
  TabItem: ({attributes}, children) => [
    withAttributes(element(TAB_TAG, {}, toBlocks(trim(children))), attributes),
  ],
  TOCInline: ({attributes}) => [withAttributes(element(CONTENTS_TAG, {}, []), attributes)],
  DocCardList: ({attributes}) => [
    withAttributes(element(CARDS_TAG, {}, []), {items: attributes['items']}),
  ],
  DocCard: ({attributes: {item}}) => [
    withAttributes(element(CARDS_TAG, {}, []), {items: item === undefined ? [] : [item]}),
  ],
  // A function can only be called in the browser; what is there until then is known.
  BrowserOnly: ({attributes: {fallback}}, children) =>
    !/^\s*\{/.test(textOf({children}))
      ? toBlocks(children)
      : typeof fallback === 'string'
        ? [element('p', {}, [{type: 'text', value: fallback}])]
        : [],
  Head: (_opening, children) => [element(HEAD_TAG, {}, children)],
  ThemedImage: ({attributes}) => {
    const {sources, alt, className} = attributes as {
      sources?: Readonly<Record<string, Literal>>;
      alt?: Literal;
      className?: Literal;
    };
    return (['light', 'dark'] as const).flatMap((mode) => {
      const src = textOr(sources?.[mode]);
      return src === undefined
        ? []
        : [
            element(
              'img',
              {
                src,
                alt: textOr(alt) ?? '',
                className: [`only-${mode}`, ...(classesOf(className).className ?? [])],
                ...handedOn(attributes, THEMED_OWN),
              },
              [],
            ),
          ];
    });
  },
  Highlight: (_opening, children) => [element('mark', {}, children)],
  // Without an address it is an anchor: `<Link id="old-name" />`.
  Link: ({attributes}, children) => {
    const href = textOr(attributes['to']) ?? textOr(attributes['href']);
    const properties = handedOn(attributes, LINK_OWN);
    return [element('a', {...(href !== undefined && {href}), ...properties}, children)];
  },
  Translate: ({attributes: {id, values}}, children, messages) => {
    const written = textOf({children}).trim();
    const text = translateText({id, written, values}, messages);
    return text === written ? [...children] : [{type: 'text', value: text ?? ''}];
  },
};

/** Shapes a component of the registry; undefined for a name that has no shape of its own. */
export function shapeComponent(
  opening: Opening,
  children: readonly ElementContent[],
  messages: Messages,
): ElementContent[] | undefined {
  return Object.hasOwn(COMPONENTS, opening.name)
    ? COMPONENTS[opening.name]!(opening, children, messages)
    : undefined;
}

function trim(children: readonly ElementContent[]): ElementContent[] {
  const first = children.findIndex((child) => !isBlank(child));
  const last = children.findLastIndex((child) => !isBlank(child));
  return first < 0 ? [] : children.slice(first, last + 1);
}

function unwrapParagraphs(children: readonly ElementContent[]): ElementContent[] {
  return trim(children).flatMap((child) => (isElement(child, 'p') ? child.children : [child]));
}

/** Makes paragraphs of text directly among blocks, as in a tight list. */
function toBlocks(children: readonly ElementContent[]): ElementContent[] {
  const out: ElementContent[] = [];
  let run: ElementContent[] = [];
  const endRun = (): void => {
    const inline = trim(run);
    if (inline.length) out.push(element('p', {}, inline));
    run = [];
  };
  for (const child of children) {
    if (child.type === 'text' || (isElement(child) && isTag(child.tagName, 'inline')))
      run.push(child);
    else {
      endRun();
      out.push(child);
    }
  }
  endRun();
  return out;
}
