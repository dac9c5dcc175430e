import {join} from 'node:path';
import {expect, it} from 'vitest';
import {ORIGINAL} from './originalModules.ts';
import {findOriginal} from './swizzleOriginals.ts';

it('items in a bar of the site are marked for its styles, those in its menu are as they are', () => {
  const ask = (importer: string) =>
    findOriginal('@theme/NavbarItem::default', join('/site/src/theme', importer), '/site', []);
  expect(ask('Navbar/Content/index.js')).toBe(`${ORIGINAL}navbar:NavbarItem`);
  expect(ask('Navbar/MobileSidebar/PrimaryMenu/index.js')).toBe(`${ORIGINAL}stock:NavbarItem`);
});
