import {expect, it} from 'vitest';
import {findFooterLogo} from './footerLogo.ts';

const hrefOf = (href: string) => findFooterLogo({logo: {src: 'a.svg', href}})?.href;

it('has no link that would run a script', () => {
  expect(hrefOf('https://x.example/')).toBe('https://x.example/');
  expect(hrefOf('java\nscript:alert(1)')).toBeUndefined();
});
