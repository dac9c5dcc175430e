import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openTranslated} from './translated.ts';

it('reads a file from the first folder that has a translation, which knows its original, else the original itself', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'docs/a.md': '甲', 'docs/b.md': '乙', 'x/a.md': 'A', 'y/a.md': 'AA'});
  const {read} = openTranslated({dir, followLinks: false}, 'docs', ['x', 'y']);
  expect(read('a.md')).toMatchObject({path: 'x/a.md', text: 'A', originalPath: 'docs/a.md'});
  expect(read('b.md')).toMatchObject({path: 'docs/b.md', text: '乙'});
  expect(read('b.md')).not.toHaveProperty('originalPath');
  expect(read('c.md')).toMatchObject({level: 'error'});
});
