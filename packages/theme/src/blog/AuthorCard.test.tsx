import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {AuthorCard, AuthorLine} from './AuthorCard.tsx';

it('links of authors out of the site open in a new tab, as all such links do; those inside do not', () => {
  const authors = [
    {name: 'A', href: 'https://a.example/'},
    {name: 'B', href: '/blog/authors/b/'},
  ];
  expect(renderToStaticMarkup(<AuthorLine authors={authors} />)).toBe(
    '<span class="by"><a href="https://a.example/" target="_blank" rel="author noopener noreferrer">A</a>' +
      '<a href="/blog/authors/b/" rel="author">B</a></span>',
  );
  const socials = [
    {label: 'GitHub', href: 'https://github.com/a'},
    {label: 'E-mail', href: 'mailto:a@a.example'},
  ];
  expect(renderToStaticMarkup(<AuthorCard author={{name: 'A', socials}} isNamed />)).toContain(
    '<p class="socials"><a href="https://github.com/a" target="_blank" rel="me noopener noreferrer">GitHub</a>' +
      '<a href="mailto:a@a.example" rel="me">E-mail</a></p>',
  );
});
