import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {build} from '../../src/build/build.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const withWrongByte = (before: string, after: string) =>
  Buffer.concat([Buffer.from(before), Buffer.from([0xff]), Buffer.from(after)]);

it('a byte that is no UTF-8 stops no build, and is told each time with its place', async () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'docusaurus.config.js': `module.exports = {
      title: 'T', url: 'https://x.example', baseUrl: '/', presets: [['classic', {}]],
    };`,
    'docs/a.md': withWrongByte('# 甲\n\n一', '二\n'),
    'blog/2024-01-01-b.md': withWrongByte('# 乙\n\n三', '四\n'),
    'src/pages/c.md': withWrongByte('# 丙\n\n五', '六\n'),
  });
  const told = async () => {
    const {diagnostics} = await build({dir, makeBundle: stubBundle});
    return diagnostics.map(printProblem).filter((one) => one.includes('SRC-001'));
  };
  const expected = ['blog/2024-01-01-b.md', 'docs/a.md', 'src/pages/c.md'].map(
    (file) => `warning SRC-001 ${file}:3:4`,
  );
  expect(await told()).toEqual(expected);
  expect(await told()).toEqual(expected);
  expect(readFileSync(join(dir, 'dist/docs/a/index.md'), 'utf8')).toContain('一\uFFFD二');
});
