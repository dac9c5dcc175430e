import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {writeProject} from './writeProject.ts';

it('makes a site that a package manager installs, and leaves what is there', () => {
  const dir = join(temporaryFolder(), '我的 Notes');
  writeFiles(dir, {'wuya.config.ts': ''});
  expect(writeProject(dir, '1.2.3')).toEqual(['package.json', '.gitignore']);
  expect(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))).toMatchObject({
    name: 'notes',
    private: true,
    scripts: {dev: 'wuya dev', build: 'wuya build'},
    devDependencies: {'@wuya/engine': '1.2.3'},
  });
  writeFiles(dir, {'package.json': '{}\n'});
  expect(writeProject(dir, '1.2.4')).toEqual([]);
  expect(readFileSync(join(dir, 'package.json'), 'utf8')).toBe('{}\n');
});

it('ignores what create-wuya ignores', () => {
  const template = new URL('../../../../create-wuya/templates/common/_gitignore', import.meta.url);
  const dir = temporaryFolder();
  writeProject(dir, '1.2.3');
  expect(existsSync(fileURLToPath(template))).toBe(true);
  expect(readFileSync(join(dir, '.gitignore'), 'utf8')).toBe(readFileSync(template, 'utf8'));
});
