import {symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {findInCode} from './siteCode.ts';

it('finds words beside links to no file', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'a/App.js': 'frontMatter.tags'});
  symlinkSync('me@host.123:456', join(dir, 'a/.#App.js'));
  symlinkSync(dir, join(dir, 'a/folder.js'));
  expect(findInCode(dir, ['frontMatter', 'other'])).toEqual(new Set(['frontMatter']));
});
