import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {addedParts} from './themeParts.ts';

interface Finder {
  readonly resolveId: {handler(id: string, importer?: string): string | undefined};
}

it('finds what themes add, and for a theme its own tabs', () => {
  const dir = temporaryFolder();
  const theme = join(dir, 'node_modules/theme/lib');
  writeFiles(theme, {'ApiItem/index.js': '', 'TabItem/index.js': '', 'Layout/index.js': ''});
  const {handler} = (addedParts([theme], dir) as Finder).resolveId;
  const inside = join(theme, 'ApiItem/index.js').replaceAll('\\', '/');
  const outside = join(dir, 'src/pages/index.js').replaceAll('\\', '/');
  expect(handler('@theme/ApiItem', outside)).toBe(join(theme, 'ApiItem/index.js'));
  expect(handler('@theme/TabItem::default', inside)).toBe(join(theme, 'TabItem/index.js'));
  expect(handler('@theme/TabItem', outside)).toBeUndefined();
  expect(handler('@theme/Layout', inside)).toBeUndefined();
  writeFiles(dir, {'src/theme/TabItem.js': ''});
  expect(handler('@theme/TabItem', inside)).toBeUndefined();
});

it('finds what a component of the site goes around, and of several themes that of the last', () => {
  const dir = temporaryFolder();
  const [early, late] = [join(dir, 'node_modules/early'), join(dir, 'node_modules/late')];
  for (const theme of [early, late]) writeFiles(theme, {'SchemaTabs/index.js': ''});
  writeFiles(dir, {'src/theme/SchemaTabs.js': ''});
  const {handler} = (addedParts([early, late], dir) as Finder).resolveId;
  const own = join(dir, 'src/theme/SchemaTabs.js');
  expect(handler('@theme-original/SchemaTabs::default', own)).toBe(
    join(late, 'SchemaTabs/index.js'),
  );
  expect(handler('@theme-init/SchemaTabs', own)).toBe(join(early, 'SchemaTabs/index.js'));
  expect(handler('@theme/SchemaTabs', own)).toBeUndefined();
});
