import {createRequire} from 'node:module';
import {expect, it} from 'vitest';
import {readProduction, toModule} from './leanReact.ts';

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
