import type {ElementContent, Root} from 'hast';
import {shapeComponent} from '../shape/components.ts';
import {toJsxProperties} from '../html/attributes.ts';
import {isHtmlTag} from '../html/tags.ts';
import {type Literal, parseLiteral} from '../js/literal.ts';

interface MdxNode {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly {
    readonly type: string;
    readonly name?: string;
    readonly value?: string | null | {readonly value: string};
  }[];
  readonly children?: readonly MdxNode[];
}

const NOTHING: ReadonlyMap<string, Literal> = new Map();

/** Turns nodes of MDX that plugins put into a note that is not MDX into what it can hold: our components, HTML, text. */
export function settleMdxNodes(root: Root): Root {
  return {
    ...root,
    children: settle(root.children as unknown as readonly MdxNode[]) as Root['children'],
  };
}

function settle(nodes: readonly MdxNode[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'mdxjsEsm') return [];
    if (node.type.endsWith('Expression')) {
      const known = parseLiteral(node.value ?? '', NOTHING);
      return typeof known === 'string' || typeof known === 'number'
        ? [{type: 'text', value: String(known)}]
        : [];
    }
    const children = node.children && settle(node.children);
    if (!node.type.startsWith('mdxJsx'))
      return [{...node, ...(children && {children})} as unknown as ElementContent];
    const name = node.name ?? '';
    const attributes = attributesOf(node);
    const place = {line: 1, column: 1};
    const shaped = shapeComponent(
      {kind: 'open', name, attributes, hasLabel: false, place, source: ''},
      children ?? [],
      {},
    );
    if (shaped) return shaped;
    if (!isHtmlTag(name)) return children ?? [];
    const properties = toJsxProperties(attributes);
    return [{type: 'element', tagName: name, properties, children: children ?? []}];
  });
}

function attributesOf({attributes = []}: MdxNode): Record<string, Literal> {
  return Object.fromEntries(
    attributes.flatMap(({type, name, value}): [string, Literal][] => {
      if (type !== 'mdxJsxAttribute' || name === undefined) return [];
      const known =
        value === null || value === undefined
          ? true
          : typeof value === 'string'
            ? value
            : parseLiteral(value.value, NOTHING);
      return known === undefined ? [] : [[name, known]];
    }),
  );
}
