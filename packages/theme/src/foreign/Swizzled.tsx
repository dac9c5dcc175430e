import {
  Children,
  type ComponentType,
  createContext,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import {useParts} from '../base/context.tsx';
import {Fallback} from '../base/Fallback.tsx';
import {useIsLeftOut} from '../base/partOf.tsx';

/** Parts of ours by the names that Docusaurus gives them, for what a component of the site renders in its own place. */
const Originals = createContext<Readonly<Record<string, ReactNode>>>({});

export interface SwizzledProps {
  /** As Docusaurus calls it. */
  readonly name: string;
  /** Our part. */
  readonly children: ReactNode;
  /** Id of the blog or the set of notes around it, whose options may name another component. */
  readonly blog?: string;
  /** What the component of the site gets besides. */
  readonly given?: Readonly<Record<string, unknown>>;
}

/**
 * Renders the component of the site that takes the place of a part of ours: inside it ours is `@theme-original/<name>`. Ours alone
 * where the site has none, or it fails.
 */
export function Swizzled({name, blog, children, given}: SwizzledProps): ReactNode {
  const swizzles = useParts().swizzles;
  const Own = (blog !== undefined && swizzles?.[`${name}@${blog}`]) || swizzles?.[name];
  const outer = useContext(Originals);
  // What is adopted was rendered without it.
  const isWithout = useIsLeftOut(name);
  if (!Own || isWithout) return children;
  return (
    <Fallback original={children}>
      <Originals value={{...outer, [name]: children}}>
        <Own {...given}>{children}</Own>
      </Originals>
    </Fallback>
  );
}

/** Marks what of the site is around a page: pages of code that have no layout are without it. */
export function Around({children}: {readonly children: ReactNode}) {
  return <div className="site-around">{children}</div>;
}

/** Returns the id of the blog or the set of notes that a page is of: the classes of its document tell it. */
export function blogOf({htmlClass}: {readonly htmlClass: string}): string | undefined {
  return /(?:^| )plugin-id-(\S+)/.exec(htmlClass)?.[1];
}

/** Returns our part of a name, inside the component of the site that takes its place. */
export function useOriginal(name: string): ReactNode {
  return useContext(Originals)[name] ?? null;
}

/** Hides our part of a name from what is inside: it is rendered beside that already. */
export function WithoutOriginal({
  name,
  children,
}: Pick<SwizzledProps, 'name'> & {readonly children: ReactNode}) {
  const outer = useContext(Originals);
  return <Originals value={{...outer, [name]: null}}>{children}</Originals>;
}

/** Tells whether the text of the page is among some nodes, as the component that Docusaurus calls the content of a note. */
export function holdsOwnText(node: ReactNode): boolean {
  return Children.toArray(node).some(
    (one) =>
      isValidElement<{readonly children?: ReactNode}>(one) &&
      ((typeof one.type === 'function' && 'isOwnText' in one.type) ||
        holdsOwnText(one.props.children)),
  );
}

/**
 * Creates what renders a component that is rewritten from parts of the theme: one of them is ours as a whole, so it gets no
 * children. Below the foot of a note ours follows.
 */
export function asEjected(
  Own: ComponentType<Record<string, unknown>> | undefined,
  name: string,
): ComponentType<{readonly children?: ReactNode}> | undefined {
  if (!Own) return undefined;
  return function Ejected({children, ...given}) {
    return (
      <>
        <Own {...given} />
        {name === 'DocItem/Footer' && children}
      </>
    );
  };
}

/** Creates the component that stands for the original: our part of that name, or what it is given where it goes around something. */
export function originalOf(name: string): ComponentType<{children?: ReactNode}> {
  return function Original({children}) {
    const original = useOriginal(name);
    return children ?? original;
  };
}

/** Puts a component around what an element holds. */
export function wrapChildren(
  element: ReactElement<{readonly children?: ReactNode}>,
  wrap: (children: ReactNode) => ReactNode,
): ReactElement {
  const {type, key, props} = element;
  const Tag = type as ComponentType<{readonly children?: ReactNode}>;
  return (
    <Tag key={key} {...props}>
      {wrap(props.children)}
    </Tag>
  );
}

/** Tells whether a node is an element of HTML with a class. */
export function isElement(
  node: ReactNode,
  tag: string,
  className: string,
): node is ReactElement<{readonly children?: ReactNode}> {
  return (
    isValidElement<{className?: unknown}>(node) &&
    node.type === tag &&
    node.props.className === className
  );
}

/** Creates an item of the navbar from one of Docusaurus, which gets its values as properties. */
export function toOwnItem(Item: ComponentType<Record<string, unknown>> | undefined): ComponentType<{
  readonly options: Readonly<Record<string, unknown>>;
  readonly isInMenu: boolean;
}> {
  return function ForeignItem({options, isInMenu}) {
    return (
      Item && (
        <Fallback original={null}>
          <Item {...options} {...(isInMenu && {mobile: true})} />
        </Fallback>
      )
    );
  };
}
