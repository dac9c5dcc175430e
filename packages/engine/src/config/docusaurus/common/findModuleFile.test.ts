import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {writeFiles} from '../../../../test/helpers/site.ts';
import {sharedFolder} from '../../../../test/helpers/temporary.ts';
import {createModuleFinder, findModuleFile} from './findModuleFile.ts';

describe('a module written without its ending', () => {
  const dir = sharedFolder();
  const folder = join(dir, 'theme');
  beforeAll(() => {
    writeFiles(dir, {
      'theme/Footer.tsx': '',
      'theme/Footer/index.js': '',
      'theme/Logo/index.jsx': '',
      'theme/DocItem/Footer/index.ts': '',
      'theme/NotFound.css': '',
      'shared/Parts/TOC.js': '',
    });
    symlinkSync(join(dir, 'shared/Parts'), join(folder, 'Parts'));
    symlinkSync(join(dir, 'nowhere'), join(folder, 'Gone.js'));
  });

  it.each([
    ['Footer', 'Footer.tsx'],
    ['Logo', 'Logo/index.jsx'],
    ['DocItem/Footer', 'DocItem/Footer/index.ts'],
    ['Parts/TOC', 'Parts/TOC.js'],
    ['DocItem', undefined],
    ['Footer/Logo', undefined],
    ['NotFound', undefined],
    ['Gone', undefined],
    ['Missing/Part', undefined],
  ])('is the same file by itself and by the lists of folders: %s', (name, file) => {
    const path = file === undefined ? undefined : join(folder, file);
    expect(findModuleFile(join(folder, name))).toBe(path);
    expect(createModuleFinder(folder)(name)).toBe(path);
  });

  it('is none where the folder is missing', () => {
    expect(createModuleFinder(join(dir, 'missing'))('Footer')).toBeUndefined();
  });
});
