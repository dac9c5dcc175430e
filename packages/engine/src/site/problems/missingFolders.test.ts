import {join} from 'node:path';
import {expect, it} from 'vitest';
import {configWith} from '../../../test/helpers/samples.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {findMissingFolders} from './missingFolders.ts';

function find(options: Record<string, unknown>, file = 'wuya.config.ts') {
  const dir = temporaryFolder();
  writeFiles(dir, {'posts/a.md': '', 'docs/a.md': ''});
  const site = {dir, file: join(dir, file), config: configWith(options), notices: []};
  return findMissingFolders({...site, dependencies: []});
}

it('names folders of posts and pages that are not there, and the one that is meant', () => {
  const found = find({blog: [{path: 'posst'}, {id: 'releases'}], pages: {path: 'single'}});
  expect(found.map(({code, place, en, hint}) => [code, place?.file, en, hint?.en])).toEqual([
    [
      'SRC-014',
      'wuya.config.ts',
      'The configuration gives blog the folder posst, which is not there: nothing was read.',
      'Did you mean posts?',
    ],
  ]);
});

it('says nothing of the usual ones, of those that are there, and of foreign sites', () => {
  expect(find({})).toEqual([]);
  expect(find({blog: {path: 'posts'}})).toEqual([]);
  expect(find({docs: {path: 'docs'}, pages: {path: 'doc'}})).toEqual([]); // docs is read as notes
  expect(find({blog: {path: 'gone'}}, 'docusaurus.config.js')).toEqual([]);
});
