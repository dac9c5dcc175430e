import {
  cloneElement,
  type ComponentType,
  createElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import {Fallback} from '../base/Fallback.tsx';
import {useHydrated} from '../hooks/useHydrated.ts';

/** An article that is code; it renders its components where its author wrote them. */
export type Content = () => ReactNode;

/** An element that may hold others. */
type Holder = ReactElement<{readonly children?: ReactNode}>;

/** Makes what is rendered in the place of a component. */
export type MapComponent = (component: Holder, path: string) => ReactNode;

/** Tells whether an element is rendered by a component. */
export function isComponentElement(node: ReactNode): node is Holder {
  return isValidElement(node) && node.type !== Fragment && typeof node.type !== 'string';
}

/**
 * Replaces the components that are in the tree of an article; those between the tags of another one are left to that
 * one.
 * @param path where the node is: `.3.0` is the first child of the fourth
 */
function mapComponents(node: ReactNode, map: MapComponent, path = ''): ReactNode {
  if (isComponentElement(node)) return map(node, path);
  return isValidElement(node) ? mapChildren(node as Holder, map, path) : node;
}

/** Replaces the components between the tags of an element. */
export function mapChildren(element: Holder, map: MapComponent, path: string): Holder {
  const {children} = element.props;
  if (children === undefined || typeof children === 'function') return element;
  const list = Array.isArray(children) ? (children as readonly ReactNode[]) : [children];
  return cloneElement(
    element,
    undefined,
    ...list.map((child, i) => mapComponents(child, map, `${path}.${i}`)),
  );
}

/** Makes what shows in the place of a component that fails: what its author wrote between its tags. */
export function wordsOf({props: {children}}: Holder, map: MapComponent, path: string): ReactNode {
  if (children === undefined || typeof children === 'function') return null;
  const list = Array.isArray(children) ? (children as readonly ReactNode[]) : [children];
  return mapChildren(createElement(Fragment, null, ...list), map, path);
}

/** What becomes of the components of an article of which some are left out. */
interface LeavingOut {
  /** Makes what is in the place of one that is left out. @param map for components between its tags */
  omit(component: Holder, path: string, map: MapComponent): ReactNode;
  /** Makes what is in the place of another. @param rendered without those that are left out inside it */
  wrap(drawn: Holder, path: string, given: {component: Holder; map: MapComponent}): ReactNode;
}

/** Creates an article without the components at some paths, also between the tags of others. */
export function withoutComponents(
  Text: Content,
  leftOut: readonly string[],
  {omit, wrap}: LeavingOut,
): Content {
  const isInside = (path: string): boolean => leftOut.some((one) => one.startsWith(`${path}.`));
  const inner: MapComponent = (component, path) =>
    leftOut.includes(path)
      ? omit(component, path, outer)
      : isInside(path)
        ? mapChildren(component, inner, path)
        : component;
  const outer: MapComponent = (component, path) =>
    leftOut.includes(path)
      ? omit(component, path, outer)
      : wrap(isInside(path) ? mapChildren(component, inner, path) : component, path, {
          component,
          map: outer,
        });
  return () => mapComponents(Text(), outer);
}

/**
 * Creates an article of which each component may fail alone: what is between its tags is shown then.
 * @param leftOut paths of those that failed when the document was made: it is adopted without them, and they are tried again next
 */
export function guarded(Text: Content, leftOut: readonly string[]): ComponentType {
  return withoutComponents(Text, leftOut, {
    omit: (component, path, map) => (
      <TriedAgain words={wordsOf(component, map, path)}>{component}</TriedAgain>
    ),
    wrap: (drawn, path, {component, map}) => (
      <Fallback original={wordsOf(component, map, path)}>{drawn}</Fallback>
    ),
  });
}

/** Renders a component that failed on the server once the page has been adopted without it. */
function TriedAgain({words, children}: {readonly words: ReactNode; readonly children: ReactNode}) {
  return useHydrated() ? <Fallback original={words}>{children}</Fallback> : words;
}
