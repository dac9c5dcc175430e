import {createRequire} from 'node:module';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import * as React from 'react';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {shareReact} from './ownReact.ts';

it('packages of a site take the engine’s React beside which they lie, as CommonJS and as ES modules', async () => {
  const dir = temporaryFolder();
  const other = 'exports.useState = () => {}; exports.useOther = 1; exports.jsx = 1;\n';
  writeFiles(dir, {
    'package.json': '{}',
    'node_modules/react/package.json': '{"name": "react", "version": "18.0.0"}',
    'node_modules/react/index.js': other,
    'node_modules/react/jsx-runtime.js': other,
    'node_modules/a/package.json': '{"name": "a"}',
    'node_modules/a/index.js':
      "module.exports = [require('react').useState, require('react/jsx-runtime').jsx];\n",
    'node_modules/b/package.json': '{"name": "b", "type": "module", "main": "index.js"}',
    'node_modules/b/index.js':
      "import React, {useState} from 'react';\nexport default [useState, React.useState];\n",
  });
  shareReact(dir);
  const require = createRequire(join(dir, 'package.json'));
  const [useState, jsx] = require('a') as unknown[];
  expect(useState).toBe(React.useState);
  expect(jsx).toBe(createRequire(import.meta.url)('react/jsx-runtime').jsx);
  const b = (await import(pathToFileURL(join(dir, 'node_modules/b/index.js')).href)) as {
    readonly default: unknown;
  };
  expect(b.default).toEqual([React.useState, React.useState]);
  // Node keeps the names of exports with the module: those of this copy are fewer than ours.
  const copy = require.cache[require.resolve('react')];
  expect(copy?.exports).toBe(
    require.cache[createRequire(import.meta.url).resolve('react')]?.exports,
  );
  expect(copy).not.toBe(require.cache[createRequire(import.meta.url).resolve('react')]);
});

it('a site without React of its own has nothing to share', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {'package.json': '{}'});
  expect(() => shareReact(dir)).not.toThrow();
});
