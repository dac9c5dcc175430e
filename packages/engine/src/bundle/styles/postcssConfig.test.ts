import {execFileSync} from 'node:child_process';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {hasPostcssConfig} from './postcssConfig.ts';

it.each([
  ['beside the site', {'a/b/postcss.config.mjs': ''}, true],
  ['in a hidden file', {'a/b/.postcssrc.json': '{}'}, true],
  ['in the manifest of the site', {'a/b/package.json': '{"postcss": {"plugins": {}}}'}, true],
  ['in no manifest', {'a/b/package.json': '{"name": "postcss"}'}, false],
  ['in a manifest that is no JSON', {'a/b/package.json': '{'}, false],
  [
    'at the root of a workspace',
    {'package.json': '{"workspaces": ["a/*"]}', 'postcss.config.js': '', 'a/b/package.json': '{}'},
    true,
  ],
  [
    'in a folder on the way there',
    {'pnpm-workspace.yaml': '', 'a/package.json': '{"postcss": {}}'},
    true,
  ],
  ['above the root of the workspace', {'postcss.config.js': '', 'a/lerna.json': '{}'}, false],
  [
    'above the package, without a workspace',
    {'postcss.config.js': '', 'a/b/package.json': '{}'},
    false,
  ],
  [
    'at the package, without a workspace',
    {'a/postcss.config.js': '', 'a/package.json': '{}', 'a/b/x': ''},
    true,
  ],
  [
    'above the package, in a workspace of pnpm',
    {'postcss.config.js': '', 'pnpm-workspace.yaml': '', 'a/b/package.json': '{}'},
    true,
  ],
  [
    'above the package, in a workspace of Deno',
    {'postcss.config.js': '', 'deno.json': '{"workspace": ["a/b"]}', 'a/b/package.json': '{}'},
    true,
  ],
  ['above a site without a manifest', {'postcss.config.js': '', 'a/b/x': ''}, false],
] as const)('knows a configuration of PostCSS as Vite does: %s', (_, files, expected) => {
  const dir = temporaryFolder();
  writeFiles(dir, {'a/b/docs/x.md': '', ...files});
  expect(hasPostcssConfig(join(dir, 'a/b'))).toBe(expected);
});

it.each(['postcss.config.js', '.postcssrc', 'package.json', 'deno.json'])(
  'a pipe called %s is an error and not waited for',
  (name) => {
    const dir = temporaryFolder();
    execFileSync('mkfifo', [join(dir, name)]);
    expect(() => hasPostcssConfig(dir)).toThrow(
      expect.objectContaining({code: 'ERR_SPECIAL_FILE', path: join(dir, name)}),
    );
  },
);
