import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {configWith} from '../../../test/helpers/samples.ts';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {lacksGeneratedNotes} from './generatedNotes.ts';

const config = configWith({docs: {path: '../docs'}, pages: {path: 'src/pages'}});

it.each([
  ['website/.gitignore', '/src/pages/api\n', true],
  ['.gitignore', 'node_modules\ndocs/api/\r\n', true],
  ['.gitignore', '# docs/api/\n!docs/api/\ndocs/*.tmp\napi\n', false],
  ['.gitignore', 'docs/\ndocs/node_modules\ndocs/.cache/\nother/api\n', false],
  ['.gitignore', 'docs/here/\n', false],
  ['none', '', false],
])('notes that Git ignores and nobody has made are lacking: %s', (file, text, isLacking) => {
  const root = temporaryFolder();
  writeFiles(root, {[file]: text, 'docs/here/a.md': '# 甲\n'});
  mkdirSync(join(root, 'website'), {recursive: true});
  expect(lacksGeneratedNotes({dir: join(root, 'website'), config})).toBe(isLacking);
});
