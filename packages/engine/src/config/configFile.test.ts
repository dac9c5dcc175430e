import {expect, it} from 'vitest';
import {writeFiles} from '../../test/helpers/site.ts';
import {temporaryFolder} from '../../test/helpers/temporary.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {findConfigFile, findMeantSite} from './configFile.ts';

it.each(['wuya.config.json', 'wuya.config.cjs', 'wuya.config.yml', 'wuya.ts', 'Wuya.Config.JSON'])(
  'a folder with %s is no site, and that file is named',
  (name) => {
    const dir = temporaryFolder();
    writeFiles(dir, {[name]: ''});
    expect(findConfigFile(dir)).toBeUndefined();
    expect(findMeantSite(dir)).toEqual({misnamed: name});
    expect(createDiagnostic('CFG-000', {dir, misnamed: name}).hint!.en).toBe(
      `${name} is not read: rename it to wuya.config.mjs and write export default {…} in it`,
    );
  },
);

it('names a site around a folder, or directly in it', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'my-notes/wuya.config.ts': '',
    'my-notes/notes/a/b/c.md': '',
    'node_modules/x/wuya.config.ts': '',
    'other/docusaurus.config.js': '',
  });
  const near = `${dir}/my-notes`;
  for (const folder of [dir, `${near}/notes`, `${near}/notes/a`])
    expect(findMeantSite(folder)).toEqual({near});
  for (const folder of [`${near}/notes/a/b`, `${dir}/nowhere/at/all`])
    expect(findMeantSite(folder)).toEqual({});
});
