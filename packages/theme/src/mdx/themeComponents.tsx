import type {ComponentProps, ComponentType} from 'react';
import {Details} from './Details.tsx';
import {MDXCode, MDXImg, MDXLi, MDXPre, MDXUl} from './elements.tsx';
import {Link} from './Link.tsx';
import {Heading, type HeadingProps} from './plain.tsx';

const headingOf = (as: HeadingProps['as']) => (props: ComponentProps<'h1'>) => (
  <Heading as={as} {...props} />
);

/** Creates the components. They are in a function, so that scripts of pages that ask for none of them are without. */
function create(): Readonly<Record<string, ComponentType<never>>> {
  const components = {
    a: Link,
    code: MDXCode,
    details: Details,
    Details,
    h1: headingOf('h1'),
    h2: headingOf('h2'),
    h3: headingOf('h3'),
    h4: headingOf('h4'),
    h5: headingOf('h5'),
    h6: headingOf('h6'),
    img: MDXImg,
    li: MDXLi,
    pre: MDXPre,
    ul: MDXUl,
  };
  const fields = Object.entries(components).map(([name, value]) => [name, {value}]);
  return Object.defineProperties({}, Object.fromEntries(fields));
}

/**
 * The components of pages that a site adds its own to, `{...MDXComponents, img: (props) => <MDXComponents.img {...props} />}`: it finds ours by
 * name, and copies none of them, as pages know ours anyway.
 */
export const themeComponents = /* @__PURE__ */ create();
