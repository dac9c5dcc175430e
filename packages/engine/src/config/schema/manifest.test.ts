import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {readManifest} from './manifest.ts';

function manifestOf(text: string) {
  const dir = temporaryFolder();
  writeFileSync(join(dir, 'package.json'), text);
  return readManifest(dir);
}

const EMPTY = {dependencies: {}};

it('of a package is what is written there', () => {
  const fields = {
    version: '1.2.0',
    main: 'a.js',
    devDependencies: {a: '^1', b: '1'},
    dependencies: {a: '^2'},
    workspaces: ['packages/*'],
  };
  expect(manifestOf(`\uFEFF${JSON.stringify(fields)}`)).toEqual({
    version: '1.2.0',
    main: 'a.js',
    dependencies: {a: '^2', b: '1'},
  });
});

it.each(['', '{"version": "1.', 'null', '[1]', '"text"'])(
  'that holds %j is an empty one, as one that is not there',
  (text) => {
    expect(manifestOf(text)).toEqual(EMPTY);
    expect(readManifest(temporaryFolder())).toEqual(EMPTY);
  },
);

it('has no field of another type than that of npm', () => {
  const fields = {
    version: 1,
    main: {},
    module: null,
    dependencies: {a: 1, b: '2'},
    devDependencies: 'a',
  };
  expect(manifestOf(JSON.stringify(fields))).toEqual({dependencies: {b: '2'}});
});

it('that is a pipe is an empty one, and is not waited for', () => {
  const dir = temporaryFolder();
  execFileSync('mkfifo', [join(dir, 'package.json')]);
  expect(readManifest(dir)).toEqual(EMPTY);
});
