import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Heading} from './markdownParts.tsx';

it('renders a heading that is given as HTML', () => {
  const html = {__html: 'My <b>friends</b>'};
  expect(renderToStaticMarkup(<Heading as="h1" dangerouslySetInnerHTML={html} />)).toBe(
    '<h1>My <b>friends</b></h1>',
  );
});
