import {
  Children,
  type ComponentProps,
  type ComponentType,
  createContext,
  isValidElement,
  type ReactNode,
  use,
} from 'react';
import {ADMONITIONS, isAdmonition} from '../admonitions.ts';
import {joinClasses} from '../base/classes.ts';
import {Admonition as PlainAdmonition, type AdmonitionProps} from '../mdx/Admonition.tsx';
import {CodeBlock as PlainCodeBlock, type CodeBlockProps} from '../mdx/CodeBlock.tsx';
import {Heading as PlainHeading, type HeadingProps} from '../mdx/plain.tsx';

type Component = ComponentType<Record<string, unknown>>;
type Components = Readonly<Record<string, Component | undefined>>;

/** A block of code while a component of the site renders it. */
interface OpenBlock {
  /** What the component gets. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly code: string;
  /** Ours, with its colours. */
  readonly drawn: ReactNode;
  /** What renders blocks in the site. */
  readonly CodeBlock: Component;
}
const Block = createContext<OpenBlock | undefined>(undefined);

/** What decides how a block looks: where a component changes none of it, ours is as it is. */
const LOOKS = ['className', 'language', 'metastring', 'title', 'showLineNumbers'];

/**
 * Renders a block of code inside a component of the site: ours with its colours where the component hands on what it got, otherwise one
 * that is made when the page runs.
 */
export function CodeBlock(props: CodeBlockProps): ReactNode {
  const block = use(Block);
  const values: Readonly<Record<string, unknown>> = {...props};
  if (
    block &&
    Children.toArray(props.children).join('') === block.code &&
    LOOKS.every((name) => values[name] === block.given[name])
  )
    return block.drawn;
  const [, , title] = /\btitle=(["'])(.*?)\1/.exec(props.metastring ?? '') ?? [];
  return (
    <PlainCodeBlock
      {...(title !== undefined && {title})}
      {...(/\bshowLineNumbers\b/.test(props.metastring ?? '') && {showLineNumbers: true})}
      {...props}
    />
  );
}

/** Renders code as `MDXComponents` of Docusaurus does: in a line as it is, several lines as a block. */
export function Code(props: ComponentProps<'code'>): ReactNode {
  const block = use(Block);
  const isInline = Children.toArray(props.children).every(
    (child) => typeof child === 'string' && !child.includes('\n'),
  );
  if (isInline) return <code {...props} />;
  const Own = block?.CodeBlock ?? CodeBlock;
  return <Own {...(props as object)} />;
}

/** Shows the block inside: it brings its own element. */
export function Pre({children}: {readonly children?: ReactNode}): ReactNode {
  return children;
}

/** The link of a heading to itself, while a component of the site draws the heading. */
const HeadingLink = createContext<ReactNode>(null);

/** Draws a heading inside a component of the site, with the link to itself. */
export function Heading({children, ...rest}: HeadingProps): ReactNode {
  const link = use(HeadingLink);
  return (
    <PlainHeading {...rest}>
      {children}
      {link}
    </PlainHeading>
  );
}

/** Renders an admonition inside a component of the site; one of a kind of the site's own looks like `info`, under its own class. */
export function Admonition({
  type = 'note',
  id,
  ...rest
}: AdmonitionProps & {readonly id?: string}): ReactNode {
  const anchor = id && <span id={id} />;
  if (isAdmonition(type))
    return (
      <>
        {anchor}
        <PlainAdmonition type={type} {...rest} />
      </>
    );
  const className = joinClasses(`theme-admonition-${type}`, rest.className);
  return (
    <>
      {anchor}
      <PlainAdmonition title={type} {...rest} type="info" className={className} />
    </>
  );
}

/** What renders each kind of admonition, as `@theme-original/Admonition/Types` has it. */
export const admonitionTypes: Components = Object.fromEntries(
  Object.keys(ADMONITIONS).map((type) => [
    type,
    (props: AdmonitionProps) => <Admonition type={type} {...props} />,
  ]),
);

/** Creates what renders admonitions by a table of kinds that the site adds its own to. */
export function admonitionOf(types: Components): ComponentType<AdmonitionProps> {
  return function TypedAdmonition(props) {
    const Own = types[props.type ?? 'note'] ?? Admonition;
    return <Own {...(props as object)} />;
  };
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
  const types = parts['Admonition/Types'];
  const made: Components = {
    ...(Object.fromEntries(headings) as Components),
    a: parts['MDXComponents/A'],
    code: parts['MDXComponents/Code'],
    img: parts['MDXComponents/Img'],
    li: parts['MDXComponents/Li'],
    ul: parts['MDXComponents/Ul'],
    admonition:
      parts['Admonition'] ?? (types && (admonitionOf(types as unknown as Components) as Component)),
  };
  return {
    ...made,
    ...components,
    ...Object.fromEntries(
      Object.entries(made).filter(([name, part]) => part && !own.includes(name)),
    ),
    pre: blockOf({
      Pre: ownOf('pre', 'MDXComponents/Pre'),
      Code: ownOf('code', 'MDXComponents/Code'),
      CodeBlock: parts['CodeBlock'] ?? (CodeBlock as Component),
    }),
  };
}

interface BlockParts {
  readonly Pre: Component | undefined;
  readonly Code: Component | undefined;
  readonly CodeBlock: Component;
}

/** Creates what renders a block of code as Docusaurus nests its components: `pre` holds `code`, which is a block. Its child is ours. */
function blockOf({Pre: Outer, Code: Inner, CodeBlock: Drawn}: BlockParts): Component {
  const Content = Inner ?? Drawn;
  // Docusaurus 2 tells a `pre` by these what it holds.
  const kind = Outer && !Inner ? {originalType: 'code', mdxType: 'code'} : {};
  return function MarkdownBlock({code, children, ...given}) {
    const block = {given, code: code as string, drawn: children as ReactNode, CodeBlock: Drawn};
    const inner = (
      <Content {...kind} {...given}>
        {code as string}
      </Content>
    );
    return <Block value={block}>{Outer ? <Outer>{inner}</Outer> : inner}</Block>;
  };
}

/** What is before a last node; a text alone is one, as components ask. */
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
