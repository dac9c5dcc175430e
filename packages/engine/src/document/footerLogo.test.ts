import {expect, it} from 'vitest';
import {findFooterLogo} from '../config/docusaurus/theme/footerLogo.ts';
import {printFooterLogo} from './footerLogo.ts';

const print = (footer: object): string | undefined => {
  const logo = findFooterLogo(footer as Record<string, unknown>);
  return logo && printFooterLogo(logo, {baseUrl: '/b/'});
};

it('prints the picture of a footer, one for each colour mode if there are two', () => {
  expect(print({logo: {src: 'img/a.svg', alt: '"甲"', width: 50}})).toBe(
    '<img class="footer__logo" src="/b/img/a.svg" alt="&quot;甲&quot;" width="50" style="max-width:min(100%,200px)">',
  );
  expect(print({style: 'dark', logo: {src: '/b/a.svg', srcDark: 'https://x.example/d.png'}})).toBe(
    '<img class="footer__logo only-light" src="/b/a.svg" alt="" style="max-width:min(100%,200px)"><img class="footer__logo only-dark" src="https://x.example/d.png" alt="" style="max-width:min(100%,200px)">',
  );
});

it('gives one for dark footers alone a dark ground', () => {
  expect(print({style: 'dark', logo: {src: 'a.svg'}})).toContain(
    'background:var(--logo-ground,#303846)',
  );
});

it.each([
  ['https://x.example/', '<a href="https://x.example/" target="_blank" rel="noopener noreferrer">'],
  ['/a', '<a href="/b/a">'],
  ['/b/a', '<a href="/b/a">'],
])('leads to %s', (href, link) => {
  expect(print({logo: {src: 'a.svg', href}})).toMatch(new RegExp(`^${link}<img .*></a>$`));
});

it('prints nothing without one', () => {
  for (const footer of [{}, {logo: {}}, {logo: {src: ''}}, {logo: 'a.svg'}])
    expect(print(footer)).toBeUndefined();
});
