import './code-parts.css';
import {
  Children,
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useState,
} from 'react';
import {joinClasses} from '../base/classes.ts';
import {useText} from '../base/context.tsx';
import {CodeBlock as PlainCodeBlock, type CodeBlockProps} from '../mdx/CodeBlock.tsx';
import {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  parseLines,
  useCodeWordWrap,
} from '../mdx/codeMeta.ts';
import {IconCopy, IconSuccess} from '../mdx/icons.tsx';

export type Component = ComponentType<Record<string, unknown>>;
export type Components = Readonly<Record<string, Component | undefined>>;

/** A block of code while a component of the site renders it. */
export interface OpenBlock {
  /** What the component gets. */
  readonly given: Readonly<Record<string, unknown>>;
  readonly code: string;
  /** Ours, with its colours. */
  readonly drawn: ReactNode;
  /** What renders blocks in the site. */
  readonly CodeBlock: Component;
  /** Parts of a block that the site renders, by the names of Docusaurus: `CodeBlock/Container`. */
  readonly parts: Components;
}
export const Block = createContext<OpenBlock | undefined>(undefined);

/** What decides how a block looks: where a component changes none of it, ours is as it is. */
const LOOKS = ['className', 'language', 'metastring', 'title', 'showLineNumbers'];

/**
 * Renders a block of code inside a component of the site: ours with its colours where the component hands on what it got, otherwise one
 * that is made when the page runs. Where the site renders parts of blocks, these are around it.
 */
export function CodeBlock(props: CodeBlockProps): ReactNode {
  const Own = useContext(Block)?.parts['CodeBlock/Content/String'];
  return Own ? <Own {...(props as object)} /> : <StringContent {...props} />;
}

/** Renders what a block holds. */
export function StringContent(props: CodeBlockProps): ReactNode {
  const block = useContext(Block);
  const values: Readonly<Record<string, unknown>> = {...props};
  const isSame =
    block &&
    Children.toArray(props.children).join('') === block.code &&
    LOOKS.every((name) => values[name] === block.given[name]);
  const [, , title] = /\btitle=(["'])(.*?)\1/.exec(props.metastring ?? '') ?? [];
  const drawn = isSame ? (
    block.drawn
  ) : (
    <PlainCodeBlock
      {...(title !== undefined && {title})}
      {...(/\bshowLineNumbers\b/.test(props.metastring ?? '') && {showLineNumbers: true})}
      {...props}
    />
  );
  const parts = block?.parts ?? {};
  if (!Object.keys(parts).some((name) => AROUND.test(name))) return drawn;
  return (
    <Drawn value={{drawn, title: props.title ?? title}}>
      <KnownBlock {...props}>
        <OwnPart name="CodeBlock/Layout" className={props.className} stock={CodeLayout} />
      </KnownBlock>
    </Drawn>
  );
}

/** Tells parts of a block, which ask by `useCodeBlockContext`, what the block is. */
function KnownBlock({children, ...props}: CodeBlockProps): ReactNode {
  const code = useContext(Block)?.code ?? '';
  const metadata = createCodeBlockMetadata({...props, code});
  return (
    <CodeBlockContextProvider metadata={metadata} wordWrap={useCodeWordWrap()}>
      {children}
    </CodeBlockContextProvider>
  );
}

/** Parts of a block that are around the code. */
const AROUND = /^CodeBlock\/(?!Content\/)/;
/** Parts in the place of what our block has above its code. */
const INSIDE = /^CodeBlock\/(?:Buttons|Content$|CopyButton|Title|WordWrapButton)/;

/** The block that parts of the site are put around. */
const Drawn = createContext<{readonly drawn: ReactNode; readonly title: ReactNode} | undefined>(
  undefined,
);

interface OwnPartProps {
  readonly name: string;
  readonly stock: ComponentType<never>;
  readonly [given: string]: unknown;
}

/** A part of a block: the site's own, else ours. */
function OwnPart({name, stock, ...given}: OwnPartProps): ReactNode {
  const Part = useContext(Block)?.parts[name] ?? (stock as Component);
  return <Part {...given} />;
}

interface PartProps {
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A block made of the parts of the site: its code is ours, with its head where the site has none of its parts. */
export function CodeLayout({className}: PartProps): ReactNode {
  const block = useContext(Block);
  const {drawn, title} = useContext(Drawn) ?? {drawn: block?.drawn, title: undefined};
  const isBare = Object.keys(block?.parts ?? {}).some((name) => INSIDE.test(name));
  return (
    <OwnPart
      name="CodeBlock/Container"
      as="div"
      className={className}
      stock={CodeContainer as never}
    >
      {isBare && title !== undefined && (
        <OwnPart name="CodeBlock/Title" stock={CodeTitle as never}>
          {title as ReactNode}
        </OwnPart>
      )}
      {isBare ? (
        <div className="code-with-parts">
          <OwnPart name="CodeBlock/Content" stock={CodeContent as never} />
          <OwnPart name="CodeBlock/Buttons" stock={CodeButtons as never} />
        </div>
      ) : (
        drawn
      )}
    </OwnPart>
  );
}

interface ContainerProps extends ComponentProps<'div'> {
  readonly as?: 'div' | 'pre';
}

/** The box of a block. */
export function CodeContainer({as: Tag = 'div', className, ...rest}: ContainerProps): ReactNode {
  return (
    <Tag {...(rest as object)} className={joinClasses('code-box theme-code-block', className)} />
  );
}

/** The title of a block. */
export function CodeTitle({children}: PartProps): ReactNode {
  return children;
}

/** The buttons of a block. */
export function CodeButtons({className}: PartProps): ReactNode {
  const isOwn = useContext(Block)?.parts['CodeBlock/CopyButton'] !== undefined;
  const name = isOwn ? 'CodeBlock/CopyButton' : 'CodeBlock/Buttons/CopyButton';
  const {code} = useContext(Block) ?? {};
  return (
    <div className={joinClasses('code-buttons', className)}>
      <OwnPart name={name} code={code} stock={CopyButton as never} />
    </div>
  );
}

/** Shows nothing: our lines wrap by themselves, and have their numbers. */
export const NoPart = (): null => null;

/** Copies the code of a block. */
export function CopyButton({code, className}: PartProps & {readonly code?: string}): ReactNode {
  const block = useContext(Block);
  const text = useText();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(code ?? block?.code ?? '').then(() => setCopied(true));
  const label = text(isCopied ? 'theme.CodeBlock.copied' : 'theme.CodeBlock.copyButtonAriaLabel');
  return (
    <button
      type="button"
      className={joinClasses('clean-btn', className)}
      aria-label={label}
      title={label}
      onClick={copy}
    >
      {isCopied ? <IconSuccess width="18" height="18" /> : <IconCopy width="18" height="18" />}
    </button>
  );
}

interface HighlightProps {
  readonly code: string;
  readonly language?: string;
}

const wordsOf = (code: string): string => code.replaceAll(/\s+/g, ' ').trim();

/** Stands for what colours code in Docusaurus: the code of our block, which has its colours since the build; other code is plain. */
export function Highlight({code, language}: HighlightProps): ReactNode {
  const block = useContext(Block);
  const around = useContext(Drawn);
  const written =
    block &&
    parseLines(block.code, {metastring: block.given['metastring'] as string, language: ''});
  const isSame =
    block !== undefined &&
    (wordsOf(code) === wordsOf(written!.code) || wordsOf(code) === wordsOf(block.code));
  return (
    <div className="code-bare">
      {isSame ? (
        (around?.drawn ?? block.drawn)
      ) : (
        <PlainCodeBlock {...(language !== undefined && {language})}>{code}</PlainCodeBlock>
      )}
    </div>
  );
}

/** The code of a block without what is around it. */
export function CodeContent(): ReactNode {
  return <Highlight code={useContext(Block)?.code ?? ''} />;
}

/** What else is asked of the package that colours code in Docusaurus. */
export const Prism = {languages: {}} as const;
export const defaultProps = {};
export const themes: unknown = new Proxy({}, {get: () => ({plain: {}, styles: []})});
/** Renders code as `MDXComponents` of Docusaurus does: in a line as it is, several lines as a block. */
export function Code(props: ComponentProps<'code'>): ReactNode {
  const block = useContext(Block);
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
