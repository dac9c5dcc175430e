import {expect, it} from 'vitest';
import {rewriteForeignCode} from './foreignCode.ts';

const rewrite = (code: string) => rewriteForeignCode(code, 'jsx', () => false);

it.each([
  ["'./a', false, /\\.(png|jpe?g)$/", ['./a/*.png', './a/*.jpg', './a/*.jpeg'], './a'],
  [
    "'../a/', true, /\\.[jt]sx?$/",
    ['js', 'jsx', 'ts', 'tsx'].map((end) => `../a/**/*.${end}`),
    '../a',
  ],
  ["'@site/static/img', true, /\\.svg$/", ['/static/img/**/*.svg'], '/static/img'],
  ["'./', false, /\\.json$/", ['./*.json'], '.'],
])('makes a glob of require.context(%s)', (call, globs, folder) => {
  const code = rewrite(`const all = require.context(${call});`)!;
  expect(code).toContain(`import.meta.glob(${JSON.stringify(globs)}, {eager: true}), "${folder}"`);
});

it('gives a function of paths that lists them, of those that the pattern finds', () => {
  const code = rewrite(
    "const all = require.context('./a', true, /^\\.\\/[^x]+\\.(?:json|js)$/g);",
  )!;
  const all = new Function(
    'files',
    `${code.replace(/import\.meta\.glob\(.*?\}\)/, 'files')} return all;`,
  )({
    './a/d.json': {default: {d: 1}},
    './a/b/c.js': {c: 1},
    './a/x.js': {},
  }) as ((path: string) => unknown) & {keys(): string[]};
  expect(all.keys()).toEqual(['./b/c.js', './d.json']);
  expect(all.keys().map(all)).toEqual([{c: 1}, {d: 1}]);
  expect(() => all('./x.js')).toThrow("Cannot find module './x.js'");
});

it('loads each file when it is asked for, where that is said', () => {
  expect(rewrite("require.context('./a', false, /\\.js$/, 'lazy')('./b.js');")).toContain(
    '__context(import.meta.glob(["./a/*.js"]), "./a", /\\.js$/, true)(',
  );
});

it.each([
  'require.context(folder)',
  "require.context('pack/a')",
  "require.context('./a', true, /\\.mdx?$/)",
])('leaves %s as it is', (call) => {
  expect(rewrite(`const all = ${call};`)).toBeUndefined();
});
