import {expect, it} from 'vitest';
import {configWith} from '../../test/helpers/samples.ts';
import {createFooter} from './siteFooter.ts';

const link = (label: string) => ({label, href: `/${label}/`, external: false});
const drawn = (html: string) => ({label: '', href: '', external: true, html: {__html: html}});

it('puts HTML among the links where its author wrote it, in its column', () => {
  const links = ['a', 'b'].map((label) => ({label, to: `/${label}`, column: '列'}));
  const config = configWith({themeConfig: {footer: {links}}});
  const footer = createFooter([link('a'), link('b')], config, {
    footerHtml: {
      items: [
        {html: '<b>1', at: 1, column: '列'},
        {html: '<i>2</i>', at: 2, column: '群'},
        {html: '<i>3</i>', at: 2, column: '群'},
      ],
    },
  });
  expect(footer).toEqual({
    links: [link('a'), drawn('<b>1</b>'), link('b'), drawn('<i>2</i>'), drawn('<i>3</i>')],
    columns: [
      ['列', 3],
      ['群', 2],
    ],
    legal: [],
  });
});

it('closes what HTML of the rights leaves open', () => {
  const {legalHtml} = createFooter([], configWith({}), {
    footerHtml: {items: [], copyright: '© <img src="/a.png"> <a href="/b">乙'},
  });
  expect(legalHtml).toEqual({
    __html: '<div class="footer__copyright">© <img src="/a.png"> <a href="/b">乙</a></div>',
  });
});

it('puts the picture above the rights, which are text or HTML', () => {
  const config = configWith({themeConfig: {footer: {legal: ['© A&B']}}});
  const footerLogo = {src: '/a.svg', alt: '', isOnDark: false};
  const {legalHtml, logoHtml} = createFooter([], config, {footerLogo});
  const picture = Object.values(logoHtml ?? {}).join('');
  expect(picture).toContain('a.svg"');
  expect(legalHtml).toEqual({
    __html: `<div style="flex:100%">${picture}</div><span>© A&amp;B</span>`,
  });
});
