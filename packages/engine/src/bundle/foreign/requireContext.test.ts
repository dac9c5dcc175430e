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
  ["'./a', true, /\\.mdx?$/", ['./a/**/*.md', './a/**/*.mdx'], './a'],
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

it('gives what Docusaurus writes of the posts of a blog', () => {
  const code = rewrite(
    "const all = require.context('~blog/default', false, /\\.json$/); const tags = require.context('@generated/docusaurus-plugin-content-blog/default/p');",
  )!;
  expect(code).toContain("import {postLists as __postLists} from 'virtual:wuya/post-lists';");
  const found = new Function(
    '__postLists',
    `${code.replace(/import [^;]*;/, '')} return [all.keys().map(all), tags.keys()];`,
  )({default: {files: {'/a-1.json': {title: 'a'}}, pageFiles: {'/tags.json': {}}}});
  expect(found).toEqual([[{title: 'a'}], ['./tags.json']]);
});

it('finds it behind a type', () => {
  const code = "const all = (require as any).context('./a', false, /\\.png$/);";
  expect(rewriteForeignCode(code, 'ts', () => false)).toContain('__context(import.meta.glob(');
});

it('takes the texts of files by a loader of webpack', () => {
  expect(
    rewrite("require.context('!!raw-loader!@site/docs', true, /\\.mdx?$/, 'lazy');"),
  ).toContain(
    '__context(import.meta.glob(["/docs/**/*.md","/docs/**/*.mdx"], {query: \'?raw\'}), "/docs", /\\.mdx?$/, true, true)',
  );
  expect(rewrite("require.context('raw-loader?esModule=false!./a');")).toContain(
    '__context(import.meta.glob(["./a/**/*"], {eager: true, query: \'?raw\', import: \'default\'}), "./a", /^/, false, true)',
  );
});

it.each(['require.context(folder)', "require.context('pack/a')"])('leaves %s as it is', (call) => {
  expect(rewrite(`const all = ${call};`)).toBeUndefined();
});
