import {createRequire} from 'node:module';
import {join} from 'node:path';
import {build} from 'vite';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {lacksParts, leanReact, readProduction, toModule} from './leanReact.ts';

it.each(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'])(
  '%s is a module with every export it has in Node, and nothing of CommonJS is left',
  (id) => {
    const code = toModule(readProduction(id), id);
    const exported = /^export \{(.*)\};$/m
      .exec(code)![1]!
      .split(', ')
      .map((name) => name.split(' as ')[1]!);
    const inNode = (
      id === 'scheduler'
        ? createRequire(createRequire(import.meta.url).resolve('react-dom'))
        : createRequire(import.meta.url)
    )(id) as object;
    const onlyInDevelopment = ['act', 'captureOwnerStack'];
    expect(exported.toSorted()).toEqual(
      Object.keys(inNode)
        .filter((name) => !onlyInDevelopment.includes(name))
        .toSorted(),
    );
    expect(code).not.toMatch(/\bexports\b|\brequire\(|\bmodule\.exports/);
  },
);

it('takes what it needs from the other modules', () => {
  expect(
    toModule(
      'var A = require("scheduler"),\n  B = require("react");\nexports.x = 1;\nB.y(exports.x);\n',
      'z',
    ),
  ).toBe(
    "import * as A from 'scheduler';\nimport * as B from 'react';\nimport * as self from 'z';\n\nlet $x = 1;\nB.y($x);\n\nexport {$x as x};\nexport default self;",
  );
});

it('gives two names of one thing to one thing', () => {
  expect(
    toModule('exports.a = own;\nexports.b = own;\nexports.c = null;\nuse(exports.b);\n', 'z'),
  ).toBe(
    "import * as self from 'z';\n\n\nlet $c = null;\nuse(own);\n\nexport {own as a, own as b, $c as c};\nexport default self;",
  );
});

it('React waits for all modules, so that one that is read last of all has what it uses', async () => {
  const dir = temporaryFolder();
  const depth = 20;
  const next = (i: number): string => `import './m${i + 1}.js';\n`;
  writeFiles(dir, {
    'app.js': `import {createRoot} from 'react-dom/client';\n${next(0)}createRoot(document);`,
    ...Object.fromEntries(Array.from({length: depth}, (_, i) => [`m${i + 1}.js`, next(i + 1)])),
    [`m${depth + 1}.js`]: "import {Suspense} from 'react';\nconsole.log(Suspense);",
  });
  const use = {kept: new Set<string>(), found: new Set<string>()};
  await build({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    plugins: [leanReact(use)],
    build: {write: false, rolldownOptions: {input: join(dir, 'app.js')}},
  });
  expect([...use.kept]).toEqual(['suspense']);
  expect(lacksParts(use)).toBe(false);
  expect(lacksParts({...use, found: new Set(['suspense', 'resources'])})).toBe(true);
});
