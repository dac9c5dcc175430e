import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {themeDir} from '../modules/sources.ts';
import {printLoaders, printSwizzledParts, swizzledParts} from './swizzles.ts';

/** Says which module answers for one of the theme. */
async function answer(dir: string, path: string): Promise<string | undefined> {
  const {resolveId} = swizzledParts(dir, true) as unknown as {
    resolveId?: {
      readonly filter: {readonly id: RegExp};
      handler(id: string, importer: string, options: object): Promise<string | undefined>;
    };
  };
  const id = toModuleId(join(themeDir, path));
  if (!resolveId?.filter.id.test(id)) return undefined;
  const context = {resolve: async () => ({id})};
  return resolveId.handler.call(context as never, id, join(themeDir, 'components/x.tsx'), {});
}

it('lists in the menu of narrow windows are those of components of the site', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'src/theme/DocSidebar/Mobile/index.jsx': 'export default () => null;\n',
    'src/theme/Navbar/MobileSidebar/PrimaryMenu.tsx': 'export default () => null;\n',
  });
  expect(await answer(dir, 'components/SectionMenu.tsx')).toBe(
    join(themeDir, 'foreign/SectionMenu.tsx'),
  );
  expect(await answer(dir, 'components/MainMenu.tsx')).toBe(join(themeDir, 'foreign/MainMenu.tsx'));
  expect(await answer(dir, 'components/Footer.tsx')).toBeUndefined();
});

it('the bundler asks nothing for a site without components of its own', () => {
  expect(swizzledParts(temporaryFolder(), true).resolveId).toBeUndefined();
});

it('head and panels of the menu of narrow windows are those of the site, which may close it', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'src/theme/Navbar/MobileSidebar/Header/index.tsx': 'export default () => null;\n',
    'src/theme/Navbar/MobileSidebar/Layout.jsx': 'export default () => null;\n',
    'src/theme/Navbar/MobileSidebar/SecondaryMenu.js': 'export default () => null;\n',
  });
  for (const name of ['Drawer', 'DrawerHead', 'SecondaryMenu'])
    expect(await answer(dir, `components/${name}.tsx`)).toBe(join(themeDir, `foreign/${name}.tsx`));
  expect(await answer(dir, 'drawer/DrawerPanels.tsx')).toBe(
    join(themeDir, 'foreign/DrawerPanels.tsx'),
  );
});

it('components are imported by paths that are the same on every system', () => {
  const part = {name: 'Footer', file: 'C:\\site\\src\\theme\\Footer.tsx', isEjected: true};
  const itemTypes = {file: 'C:\\site\\types.tsx', types: ['own']};
  const swizzles = {parts: [part], itemTypes, ownTypes: ['own']};
  const code = printSwizzledParts(swizzles, []) + printLoaders(swizzles);
  expect(code).toContain('"C:/site/src/theme/Footer.tsx"');
  expect(code).toContain('"C:/site/types.tsx"');
  expect(code).not.toContain('\\');
});
