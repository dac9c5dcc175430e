import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {pluginFileOf} from './pluginFile.ts';

it('a bundle that takes long is laid to the plugins of a configuration of ours alone', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'wuya.config.ts': ''});
  expect(pluginFileOf({dir, isForeign: false, viteHash: 'a'})).toBe('wuya.config.ts');
  expect(pluginFileOf({dir, isForeign: false, viteHash: null})).toBeUndefined();
  expect(pluginFileOf({dir, isForeign: true, viteHash: 'a'})).toBeUndefined();
});
