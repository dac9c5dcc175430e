import {transformWithOxc} from 'vite';
import {describe, expect, it} from 'vitest';
import {answerThemeModule} from '../../article/mdx/modules/themeModules.ts';
import {readNamedModule, rewriteForeignCode} from './foreignCode.ts';

const rewrite = (code: string, extension: 'js' | 'jsx' | 'ts' | 'tsx' = 'jsx') =>
  rewriteForeignCode(code, extension, (from) => /^(?:\.\/)?missing/.test(from));

describe('rewriteForeignCode', () => {
  it('takes styles and HTML that may be of a missing package as objects alone', () => {
    const code = (from: string) =>
      `import {useSpring} from '${from}';\nconst A = () => { const s = useSpring(); return <p style={s} className={s}><b style={{top: 0}} dangerouslySetInnerHTML={s.html} /></p>; };`;
    expect(rewrite(code('missing-spring'))).toBe(
      `const __object = (value) => (typeof value === 'function' ? undefined : value);import {useSpring} from "missing-spring::useSpring";
const A = () => { const s = useSpring(); return <p style={__object(s)} className={s}><b style={{top: 0}} dangerouslySetInnerHTML={__object(s.html)} /></p>; };`,
    );
    expect(rewrite(code('spring'))).toBeUndefined();
  });

  it.each([
    [
      "import a, {b as c} from '@docusaurus/x';",
      'import a, {b as c} from "@docusaurus/x::default,b";',
    ],
    ["export {a} from '@theme/X';", 'export {a} from "@theme/X::a";'],
    ["import Markdown from 'missing-md';", 'import Markdown from "missing-md::default=Markdown";'],
    [
      "import {useLocation as at, Link} from 'react-router-dom';",
      'import {useLocation as at, Link} from "@docusaurus/react-router::useLocation,Link";',
    ],
    ["import data from './missing.json';", 'import data from "./missing.json::default=data";'],
    ["import 'missing/theme.css';", 'import "missing/theme.css::";'],
    [
      "import * as M from 'missing-ui';\nexport const A = () => <M.Root><M.Item /></M.Root>;\nA.displayName = M.Root.displayName;",
      'import * as M from "missing-ui::Root,Item";\nexport const A = () => <M.Root><M.Item /></M.Root>;\nA.displayName = M.Root.displayName;',
    ],
    [
      "import d, * as M from 'missing-ui';\nM.useX(M.default, aM.b);",
      'import d, * as M from "missing-ui::default=d,useX";\nM.useX(M.default, aM.b);',
    ],
  ])('tells the names that are asked of a module that has to be answered: %s', (code, expected) => {
    expect(rewrite(code)).toBe(expected);
    const id = /"(.*)"/.exec(expected)![1]!;
    expect(readNamedModule(id).from).not.toContain('::');
  });

  it.each([
    ['const a = b;\nif (c) a = 1;', 'let a = b;\nif (c) a = 1;'],
    [
      'export const f = () => { const n = 0; n++; n+=1; };',
      'export const f = () => { let n = 0; n++; n+=1; };',
    ],
    ['const [count, set] = use(0);\nset(count++);', 'let [count, set] = use(0);\nset(count++);'],
  ])('takes constants that are assigned, as webpack does: %s', (code, expected) => {
    expect(rewrite(code)).toBe(expected);
  });

  it('leaves constants whose names only attributes and fields have besides', () => {
    expect(rewrite('const a = 1;\nb.a = 2;\nexport default () => <i a = {a} />;')).toBeUndefined();
  });

  it('leaves the router to its package where it is asked for more than pages are', () => {
    expect(rewrite("import {Link, MemoryRouter} from 'react-router-dom';")).toBeUndefined();
    expect(rewrite("import * as router from 'react-router';")).toBeUndefined();
  });

  it.each([
    ["lazy(() => import('missing-a'));", 'default'],
    [
      "lazy(() => import('missing-a/Editor').then((m) => ({default: m.Editor})));",
      'default,Editor',
    ],
    ["import('missing-a').then(({A, 'b-c': b}) => A(b));", 'default,A,b-c'],
    ["async () => { const {A} = await import('missing-a'); };", 'default,A'],
    ["async () => { const a = await import('missing-a'); return a.B(a.c); };", 'default,B,c'],
    ["async () => (await import('missing-a')).useB();", 'default,useB'],
  ])('tells what a call of import takes: %s', (code, names) => {
    expect(rewrite(code)).toBe(
      code.replace(/'(missing[\w/-]*)'/, (_, from: string) => `"${from}::${names}"`),
    );
    expect(rewrite("import('./a').then((m) => m.b);")).toBeUndefined();
  });

  it.each([
    ['export const A = () => useDocsVersion().docs.a.title;', 'useDocsVersion=docs'],
    ['export const A = () => { const {docs} = useDocsVersion(); };', 'useDocsVersion=docs'],
    ['export const A = () => useDocsVersion().label;', 'useDocsVersion'],
  ])('asks for lists of notes where they are taken alone: %s', (code, name) => {
    const from = '@docusaurus/plugin-content-docs/client';
    expect(rewrite(`import {useDocsVersion} from '${from}';\n${code}`)).toContain(
      `"${from}::${name}"`,
    );
    expect(answerThemeModule(from, [name])).toEqual({
      code: `export {${name === 'useDocsVersion' ? name : 'useListedDocsVersion'} as useDocsVersion} from '@wuya/theme/mdx';`,
      absent: [],
    });
  });

  it.each(['ActiveDocContext', 'ActivePlugin', 'DocsVersionCandidates', 'DocVersionSuggestions'])(
    'gives versions with their notes to a dropdown of versions or a banner, by use%s',
    (hook) => {
      const from = '@docusaurus/plugin-content-docs/client';
      const code = `const of = (version) => version.docs.find(({id}) => id === version.mainDocId);\nuse${hook}();`;
      expect(rewrite(`import {use${hook}} from '${from}';\n${code}`)).toContain(
        `"${from}::use${hook}=docs"`,
      );
      expect(answerThemeModule(from, [`use${hook}=docs`])).toEqual({
        code: `export {useListed${hook} as use${hook}} from '@wuya/theme/mdx';`,
        absent: [],
      });
    },
  );

  it.each([
    ["usePluginData('docusaurus-plugin-content-docs').versions[0].docs", 'Listed'],
    ["usePluginData('docusaurus-plugin-content-docs').versions[0].name", ''],
    ["usePluginData('own').docs", ''],
  ])('asks for lists of notes by the name of their plugin: %s', (code, listed) => {
    const from = '@docusaurus/useGlobalData';
    const imported = `import useGlobalData, {usePluginData} from '${from}';\nuseGlobalData(); ${code};`;
    const names = listed ? ['default=docs', 'usePluginData=docs'] : ['default', 'usePluginData'];
    expect(rewrite(imported)).toContain(`"${from}::${names.join(',')}"`);
    expect(answerThemeModule(from, names)).toEqual({
      code: `export {use${listed}GlobalData as default, use${listed}PluginData as usePluginData} from '@wuya/theme/mdx';`,
      absent: [],
    });
  });

  it.each(['@docusaurus/theme-common/internal', '@docusaurus/theme-common'])(
    'answers hooks of notes and posts where they were in earlier versions: %s',
    (from) => {
      const names = ['useDocsVersion=docs', 'useDocById', 'useBlogPost', 'useGone'];
      expect(answerThemeModule(from, names)).toEqual({
        code: "export {useListedDocsVersion as useDocsVersion, useDocById as useDocById, useBlogPost as useBlogPost, absentHook as useGone} from '@wuya/theme/mdx';",
        absent: ['useGone'],
      });
    },
  );

  it.each([
    ["import a from './a.js' with {type: 'text'};\na;", 'import a from "./a.js?raw";\na;'],
    [
      'import a, {b} from \'./a\';\nimport c from \'./a\' assert { "type": "text", };\na(b, c);',
      'import a, {b} from \'./a\';\nimport c from "./a?raw";\na(b, c);',
    ],
  ])('asks for the text of a file as the bundler knows it: %s', (code, rewritten) => {
    expect(rewrite(code)).toBe(rewritten);
  });

  it('leaves attributes of other types and samples of code alone', () => {
    expect(rewrite("import a from './a.json' with {type: 'json'};\na;")).toBeUndefined();
    expect(rewrite("export const a = `import a from './a' with {type: 'text'};`;")).toBeUndefined();
  });

  it.each([
    ["import a from './a';\nimport a from './a';\na;", "import a from './a';\n\na;"],
    [
      "import a, {b} from './a';\nimport {\n  b,\n  c as d,\n} from './a';\n",
      'import a, {b} from \'./a\';\nimport {c as d} from "./a";\n\n\n\n',
    ],
    [
      "import use from '@docusaurus/x';\nimport use from '@docusaurus/x';\n",
      'import use from "@docusaurus/x::default";\n\n',
    ],
  ])('takes out what is imported twice from one place: %s', (code, expected) => {
    expect(rewrite(code, 'tsx')).toBe(expected);
  });

  it.each([
    "import a from './a';\nimport {a as b} from './a';\nimport * as c from './a';\n",
    "import a from './a';\nimport a from './b';\n",
    "import type {A} from './a';\nimport {B} from './a';\n",
  ])('leaves imports that differ: %s', (code) => {
    expect(rewrite(code, 'tsx')).toBeUndefined();
  });

  it('asks for no name that is a type alone', () => {
    const code = `import Link, {Props, type Other, useX as use} from '@docusaurus/Link';
import {Part, Shape} from '@theme/Parts';
export const A = (props: Props & Other) => <Link {...(use() as Shape)}><Part.Inner /></Link>;`;
    expect(rewrite(code, 'tsx')).toContain('"@docusaurus/Link::default,useX"');
    expect(rewrite(code, 'tsx')).toContain('"@theme/Parts::Part"');
  });

  it.each([
    ['export const A = (props) => <b>{props.a.length}</b>;'],
    ['export const A = props => (\n <b>{props.a.length}</b>\n);'],
    ['export function A({a}) { return <b>{a.length}</b>; }'],
    ['const A = function ({a}) { return <b>{a.length}</b>; };\nexport {A};'],
  ])('fills in the values of defaultProps: %s', async (code) => {
    const whole = `${code}\nA.defaultProps = {a: [1, 2]};\n`;
    const {code: plain} = await transformWithOxc(rewrite(whole)!, 'a.jsx', {
      jsx: {runtime: 'classic', pragma: 'h'},
    });
    const run = new Function(
      'h',
      `${plain.replace(/^export /gm, '').replace(/^{ A }|\{A\};?$/gm, '')}; return A;`,
    );
    const h = (tag: string, _: unknown, child: unknown) => `${tag}${String(child)}`;
    const draw = (run as (make: typeof h) => (props: object) => string)(h);
    expect([draw({}), draw({a: 'x'})]).toEqual(['b2', 'b1']);
  });

  it('makes an import of a required file', () => {
    expect(rewrite("const Code = require('@theme/CodeBlock').default;")).toBe(
      'import __asset0 from "@theme/CodeBlock";const Code = __asset0;',
    );
    expect(rewrite("const Svg = require('./a.svg').default;")).toBe(
      'import __asset0 from "./a.svg";const Svg = __asset0;',
    );
  });

  it('gives for a required picture what the bundler there gives, with the plugin for ideal images too', () => {
    const code = rewrite("const list = [{avatar: require('./a.png')}];")!;
    expect(code).toMatch(/^import __asset0 from "\.\/a\.png";/);
    const run = new Function(
      `${code.replace(/^import[^;]*;/, "const __asset0 = '/u.png';")}; return list[0].avatar;`,
    );
    expect(run()).toMatchObject({default: '/u.png', src: {src: '/u.png'}});
    expect(rewrite("const {version} = require('./package.json');")).toBeUndefined();
  });

  it.each([
    [
      'require(`@site/static/img/${name}.png`).default',
      '"/static/img/**/*.png"',
      '/static/img/b.png',
    ],
    ['require(`./../a/${name}-x.json`)', '"../a/**/*-x.json"', '../a/b-x.json'],
    ["require('./a/c-' + name)", '"./a/c-*"', './a/c-b'],
    ['require(`./a[1]/${name}`)', '"./a\\\\[1\\\\]/**/*"', './a[1]/b'],
  ])('looks up what %s may take', (call, pattern, path) => {
    const code = rewrite(`const x = ${call};`)!;
    expect(code).toContain(`import.meta.glob(${pattern}, {eager: true})`);
    const run = (files: Readonly<Record<string, unknown>>): unknown =>
      new Function(
        'name',
        'files',
        `${code.replace(/import\.meta\.glob\(.*?\}\)/, 'files')} return x;`,
      )('b', files);
    const module = {default: 'u'};
    const whole = path.endsWith('.json') || call.endsWith('.default') ? 'u' : module;
    expect(run({[path]: module})).toEqual(whole);
    expect(() => run({})).toThrow(`Cannot find module '${path}'`);
  });

  it.each([
    ["import {Props} from './types';", "import './types';"],
    ["import {A as B, a} from './a';\na(A);", "import {a} from './a';\na(A);"],
    ["import {Props} from '@site/src/types';\nProps();", undefined],
    ["import {Props} from 'pack';", undefined],
    ["import a, {Props} from './a';\na();", undefined],
    ["import {Part} from './a';\nexport default () => <Part />;", undefined],
  ])('takes out names that nobody uses, which may be types: %s', (code, expected) => {
    expect(rewrite(code)).toBe(expected);
    expect(rewrite(code, 'ts')).toBeUndefined();
  });

  it.each<[code: string, extension?: 'jsx' | 'ts']>([
    ["const sample = `import Tabs from '@theme/Tabs';`;"],
    ['const sample = "require(\'./a.png\').default";'],
    ["import x from 'there';"],
    ['const x = require(name);'],
    // Code for browsers alone runs where it is asked for.
    ["const x = () => require('./Playground').default;"],
    ["const x = () => require('@site/src/Playground.tsx').default;"],
    ["const x = () => require('@scope/pack').default;"],
    ['const x = require(`@site/${name}`);'],
    ["import type {A} from '@docusaurus/types';", 'ts'],
    ["import {from '@theme/Tabs'"],
  ])('leaves %s as it is', (code, extension = 'jsx') => {
    expect(rewrite(code, extension)).toBeUndefined();
  });
});
