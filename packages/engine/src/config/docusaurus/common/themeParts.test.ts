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
