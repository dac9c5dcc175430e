import {
  type ComponentType,
  type HTMLAttributes,
  type ImgHTMLAttributes,
  type ReactNode,
  type SVGProps,
  useContext,
} from 'react';
import {LayoutContext} from '../parts/LayoutContext.ts';

export interface ChildrenProps {
  readonly children?: ReactNode;
}

/** Marked text. */
export function Highlight({children}: ChildrenProps) {
  return <mark>{children}</mark>;
}

export interface LayoutProps extends ChildrenProps {
  /** Read from the source of the page when it is built. */
  readonly title?: string;
  readonly description?: string;
}

/** What a page of other generators wraps itself in: here navbar and footer are around every page. The skip link leads to its beginning. */
export function Layout({children, title, description}: LayoutProps) {
  useContext(LayoutContext)?.({...(title && {title}), ...(description && {description})});
  return (
    <>
      <span id="main" />
      {children}
    </>
  );
}

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  readonly as: 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

export function Heading({as: Tag, ...rest}: HeadingProps) {
  return <Tag {...rest} />;
}

export interface IdealImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** What importing or requiring a picture gives. */
  readonly img:
    | string
    | {readonly default?: string; readonly src?: {readonly src?: string} | string};
}

/** A picture as `@theme/IdealImage` takes it. */
export function IdealImage({img, ...rest}: IdealImageProps) {
  const inner = typeof img === 'string' ? img : (img.default ?? img.src);
  const src = typeof inner === 'string' ? inner : inner?.src;
  return <img src={src} alt="" loading="lazy" {...rest} />;
}

/** Creates a component that shows a picture file: what importing an SVG gives in Docusaurus. */
export function createPicture(src: string): ComponentType<ImgHTMLAttributes<HTMLImageElement>> {
  return function Picture(props) {
    return <img src={src} alt="" {...props} />;
  };
}

export interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** What screen readers call it. */
  readonly title?: string;
}

/**
 * Creates a component that shows a drawing by itself: its lines take the colours of the page.
 * @param attributes of its `svg` element
 * @param html what is inside it
 */
export function createDrawing(
  attributes: SVGProps<SVGSVGElement>,
  html: string,
): ComponentType<DrawingProps> {
  return function Drawing({title, ...props}) {
    const name = title?.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const inner = name === undefined ? html : `<title>${name}</title>${html}`;
    return <svg {...attributes} {...props} dangerouslySetInnerHTML={{__html: inner}} />;
  };
}

/** Puts components around what is inside the one that is made of them, the first outermost. */
export function composeProviders(
  providers: readonly ComponentType<{readonly children: ReactNode}>[],
): ComponentType<ChildrenProps> {
  return function Providers({children}) {
    return providers.reduceRight<ReactNode>(
      (inner, Provider) => <Provider>{inner}</Provider>,
      children,
    );
  };
}
