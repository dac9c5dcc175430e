import {Children, cloneElement, Fragment, isValidElement, type ReactNode, useEffect} from 'react';
import type {ChildrenProps} from './plain.tsx';

/** Tags for `<head>`; React moves `<title>`, `<meta>` and `<link>` there. */
export function Head({children}: ChildrenProps) {
  return <>{Children.map(children, toHeadTag)}</>;
}

function toHeadTag(tag: ReactNode): ReactNode {
  if (!isValidElement<ChildrenProps>(tag)) return tag;
  const {type, props} = tag;
  if (type === Fragment) return <Head>{props.children}</Head>;
  if (type === 'html' || type === 'body') return <RootAttributes of={type} attributes={props} />;
  if (type !== 'title' || !Array.isArray(props.children)) return tag;
  // React renders a title of several texts, `{name} – {tagline}`, as an empty one.
  const texts = Children.toArray(props.children).filter((part) => !isValidElement(part));
  return cloneElement(tag, {}, texts.join(''));
}

interface RootAttributesProps {
  readonly of: 'html' | 'body';
  readonly attributes: object;
}

/**
 * Sets attributes of the document's own elements while a page is open. Rendered, such an element would be React's, which takes
 * all other attributes from it: the colours, the language.
 */
function RootAttributes({of, attributes}: RootAttributesProps) {
  useEffect(() => {
    const root = of === 'html' ? document.documentElement : document.body;
    const undone = Object.entries(attributes).map(([name, value]) =>
      name === 'className' || name === 'class'
        ? addClasses(root, String(value))
        : setAttribute(root, name, value),
    );
    return () => undone.forEach((undo) => undo());
  });
  return null;
}

type Undo = () => void;

function addClasses({classList}: Element, text: string): Undo {
  const names = text.split(/\s/).filter((name) => name !== '' && !classList.contains(name));
  classList.add(...names);
  return () => classList.remove(...names);
}

function setAttribute(root: Element, name: string, value: unknown): Undo {
  if (typeof value !== 'string' && typeof value !== 'number') return () => {};
  const before = root.getAttribute(name);
  root.setAttribute(name, String(value));
  return () => (before === null ? root.removeAttribute(name) : root.setAttribute(name, before));
}
