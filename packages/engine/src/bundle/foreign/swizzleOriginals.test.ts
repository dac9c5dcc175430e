import {join} from 'node:path';
import {expect, it} from 'vitest';
import {ORIGINAL} from './originalModules.ts';
import {findOriginal} from './swizzleOriginals.ts';

it('items in a bar of the site are marked for its styles, those in its menu are as they are', () => {
  const ask = (importer: string) =>
    findOriginal(
      {id: '@theme/NavbarItem::default', importer: join('/site/src/theme', importer)},
      '/site',
      [],
    );
  expect(ask('Navbar/Content/index.js')).toBe(`${ORIGINAL}navbar:NavbarItem`);
  expect(ask('Navbar/MobileSidebar/PrimaryMenu/index.js')).toBe(`${ORIGINAL}stock:NavbarItem`);
});

it('a page put together without a layout has bar and footer around it, and gets other parts by their names', () => {
  const ask = (name: string) =>
    findOriginal({id: `@theme/${name}::default`, importer: '/site/src/pages/own.jsx'}, '/site', []);
  for (const name of ['Navbar', 'Footer']) expect(ask(name)).toBe(`${ORIGINAL}framed:`);
  for (const name of ['EditMetaRow', 'TOC', 'Icon/Socials/GitHub', 'ColorModeToggle'])
    expect(ask(name)).toBe(`${ORIGINAL}stock:${name}`);
});

it('what Docusaurus puts into the head beside breadcrumbs is nothing in a copy of these', () => {
  const copy = '/site/src/theme/DocBreadcrumbs/index.js';
  const asked = '@theme/DocBreadcrumbs/StructuredData::default';
  expect(findOriginal({id: asked, importer: copy}, '/site', [])).toBe(`${ORIGINAL}nothing:`);
});
