import {runInNewContext} from 'node:vm';
import {build, type Rolldown} from 'vite';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {ownExports, toOwnExports} from './ownExports.ts';

it('exports as an object are made beside what a script puts on all objects', async () => {
  const root = temporaryFolder();
  writeFiles(root, {
    'a.js': "import * as all from './b.js';\nglobalThis.found(all);\n",
    'b.js': 'export const b = 1;\n',
  });
  const [made] = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [ownExports()],
    build: {write: false, lib: {entry: 'a.js', formats: ['es']}},
  })) as Rolldown.RolldownOutput[];
  const {code} = made!.output[0];
  const found: object[] = [];
  runInNewContext(`Object.prototype.x = 1;\n${code}`, {found: (all: object) => found.push(all)});
  expect(found).toMatchObject([{b: 1}]);
});

it('another bundler than the one it was written for is told', () => {
  expect(() => toOwnExports('var __exportAll;')).toThrow('ownExports.ts');
});
