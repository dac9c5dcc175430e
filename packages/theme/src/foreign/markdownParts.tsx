import {Children, createContext, isValidElement, type ReactNode, useContext} from 'react';
import {Heading as PlainHeading, type HeadingProps} from '../mdx/plain.tsx';
import {admonitionOf, hasBoxParts, typesOf} from './admonitions.tsx';
import {Block, CodeBlock, type Component, type Components} from './codeBlock.tsx';

export * from './codeBlock.tsx';

/** Our drawing of a diagram, while a component of the site renders it. */
const Drawing = createContext<{readonly value: string; readonly drawn: ReactNode} | undefined>(
  undefined,
);

/** Renders a diagram inside a component of the site: ours, which is drawn at build time; of other sources the words. */
export function Mermaid({value}: {readonly value: string}): ReactNode {
  const own = useContext(Drawing);
  return own && own.value.trim() === value.trim() ? own.drawn : <CodeBlock>{value}</CodeBlock>;
}

/** Creates what renders a diagram by the component of the site. */
function diagramOf(Own: Component): Component {
  return function MarkdownDiagram({value, children}) {
    const drawing = {value: value as string, drawn: children as ReactNode};
    return (
      <Drawing value={drawing}>
        <Own value={value} />
      </Drawing>
    );
  };
}

/** The link of a heading to itself, while a component of the site draws the heading. */
const HeadingLink = createContext<ReactNode>(null);

/** Draws a heading inside a component of the site, with the link to itself. */
export function Heading({children, ...rest}: HeadingProps): ReactNode {
  const link = useContext(HeadingLink);
  if (rest.dangerouslySetInnerHTML) return <PlainHeading {...rest} />;
  return (
    <PlainHeading {...rest}>
      {children}
      {link}
    </PlainHeading>
  );
}

/**
 * Adds to the `MDXComponents` of a site what its other components of the theme render.
 * @param own names of elements that its `MDXComponents` renders in a way of its own
 * @param parts by the names of Docusaurus: `MDXComponents/A`
 */
export function withMarkdownParts(
  components: Components,
  own: readonly string[],
  parts: Components,
): Components {
  const ownOf = (name: string, part: string): Component | undefined =>
    own.includes(name) ? components[name] : parts[part];
  const HeadingPart = parts['MDXComponents/Heading'] ?? parts['Heading'];
  const headings = HeadingPart
    ? ['h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, headingOf(tag, HeadingPart)])
    : [];
  const table = parts['Admonition/Types'] as unknown as Components | undefined;
  const types = table ?? (hasBoxParts(parts) ? typesOf(parts) : undefined);
  const Diagram = ownOf('mermaid', 'Mermaid');
  const made: Components = {
    ...(Object.fromEntries(headings) as Components),
    a: parts['MDXComponents/A'],
    code: parts['MDXComponents/Code'],
    img: parts['MDXComponents/Img'],
    li: parts['MDXComponents/Li'],
    ul: parts['MDXComponents/Ul'],
    admonition: parts['Admonition'] ?? (types && (admonitionOf(types) as Component)),
  };
  return {
    ...made,
    ...components,
    ...Object.fromEntries(
      Object.entries(made).filter(([name, part]) => part && !own.includes(name)),
    ),
    ...(Diagram && {mermaid: diagramOf(Diagram)}),
    pre: blockOf({
      Pre: ownOf('pre', 'MDXComponents/Pre'),
      Code: ownOf('code', 'MDXComponents/Code'),
      CodeBlock: parts['CodeBlock'] ?? (CodeBlock as Component),
      parts: Object.fromEntries(
        Object.entries(parts).filter(([name]) => name.startsWith('CodeBlock/')),
      ),
    }),
  };
}

interface BlockParts {
  readonly Pre: Component | undefined;
  readonly Code: Component | undefined;
  readonly CodeBlock: Component;
  readonly parts: Components;
}

/** Creates what renders a block of code as Docusaurus nests its components: `pre` holds `code`, which is a block. Its child is ours. */
function blockOf({Pre: Outer, Code: Inner, CodeBlock: Drawn, parts}: BlockParts): Component {
  const Content = Inner ?? Drawn;
  // Docusaurus 2 tells a `pre` by these what it holds.
  const kind = Outer && !Inner ? {originalType: 'code', mdxType: 'code'} : {};
  return function MarkdownBlock({code, children, ...given}) {
    const drawn = children as ReactNode;
    const block = {given, code: code as string, drawn, CodeBlock: Drawn, parts};
    const inner = (
      <Content {...kind} {...given}>
        {code as string}
      </Content>
    );
    return <Block value={block}>{Outer ? <Outer>{inner}</Outer> : inner}</Block>;
  };
}

/** Returns what is before a last node; a text alone is one, as components ask. */
function withoutLast(nodes: readonly ReactNode[]): ReactNode {
  const [first, ...others] = nodes.slice(0, -1);
  return others.length === 0 ? first : [first, ...others];
}

/** Creates what draws a heading of a level by the component of the site, which gets it without the link to itself. */
function headingOf(tag: string, Own: Component): Component {
  return function MarkdownHeading({children, ...rest}) {
    const nodes = Children.toArray(children as ReactNode);
    const last = nodes.at(-1);
    const isLink =
      isValidElement<{className?: string; class?: string}>(last) &&
      (last.props.className ?? last.props.class ?? '').includes('hash-link');
    return (
      <HeadingLink value={isLink ? last : null}>
        <Own as={tag} {...rest}>
          {isLink ? withoutLast(nodes) : (children as ReactNode)}
        </Own>
      </HeadingLink>
    );
  };
}
