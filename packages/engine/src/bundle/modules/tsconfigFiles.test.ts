import {join, relative} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {tsconfigFilesOf} from './tsconfigFiles.ts';

const listed = (files: Readonly<Record<string, string>>, module: string): readonly string[] => {
  const dir = temporaryFolder();
  writeFiles(dir, {'site/pages/x': '', ...files});
  return tsconfigFilesOf(join(dir, module)).map((file) => relative(dir, file));
};

it('names the nearest configuration of TypeScript, what it extends, and nearer places that are free', () => {
  expect(
    listed(
      {
        'site/tsconfig.json':
          '{\n// comment\n"extends": ["./base", "kept/strict.json", "absent"],}',
        'site/base.json': '{"extends": "../tsconfig.json"}',
        'tsconfig.json': '{"extends": "./site/base.json"}',
        'site/node_modules/kept/package.json': '{"name": "kept"}',
        'site/node_modules/kept/strict.json': '{}',
      },
      'site/pages/index.tsx',
    ),
  ).toEqual([
    'site/pages/tsconfig.json',
    'site/tsconfig.json',
    'site/base.json',
    'site/node_modules/kept/strict.json',
    'tsconfig.json',
  ]);
});

it('names the projects that it refers to, by file and by folder, and what these extend', () => {
  expect(
    listed(
      {
        'site/tsconfig.json':
          '{"files": [], "references": [{"path": "./tsconfig.app.json"}, {"path": "./tools"}]}',
        'site/tsconfig.app.json': '{"extends": "kept", "references": [{"path": "."}]}',
        'site/node_modules/kept/package.json': '{"name": "kept"}',
        'site/node_modules/kept/tsconfig.json': '{}',
      },
      'site/index.cts',
    ),
  ).toEqual([
    'site/tsconfig.json',
    'site/tsconfig.app.json',
    'site/tools/tsconfig.json',
    'site/node_modules/kept/tsconfig.json',
  ]);
});

it('goes up to the root where there is none, and asks nothing for JavaScript', () => {
  const free = listed({}, 'site/pages/index.ts');
  expect(free.slice(0, 3)).toEqual([
    'site/pages/tsconfig.json',
    'site/tsconfig.json',
    'tsconfig.json',
  ]);
  expect(listed({'tsconfig.json': '{}'}, 'site/pages/index.jsx')).toEqual([]);
});
