import {expect, it} from 'vitest';
import {compileMdx} from '../article/mdx/compileMdx.ts';
import {plainCompiler} from '../../test/helpers/plainCompiler.ts';
import {failureInChinese, failureInEnglish, parserInChinese} from './catalogue/codeReason.ts';
import {createDiagnostic} from './diagnostic.ts';

const compiler = {...plainCompiler, allowsRawHtml: true};

it.each([
  ['{a +}', '这里不该有这个符号'],
  ['{a b}', '这里应该是 , 或 )，却是 名字'],
  ['x</b>', '</b> 没有对应的开始标签'],
  ['<a></b>', '结束标签 </b> 和 <a>（1:1）不配对'],
  ['</>', '</> 没有对应的开始标签'],
  ['<a 1>x</a>', '< 后面不是正确的标签'],
  ['{1;2}', '这里应该是 , 或 )，却是 ;'],
  ['{...a}', '这里应该是 =>，却是 末尾'],
  ['{function}', '这里应该是 (，却是 )'],
  ['<Tabs>\n\n**a</Tabs>**', '</Tabs> 和它的开始标签（1:1）不在同一段里'],
  ['export const x = ;', '这里不该有这个符号'],
  ['export const x', 'const 要写出值'],
  ['import a from', '这里不该有这个符号'],
  ['export const a = "b', '字符串没有结束'],
  ['export const a = {b: 1', '这里应该是 }，却是 末尾'],
])('says in Chinese what is wrong with %j', async (body, zh) => {
  const {diagnostics} = await compileMdx(compiler, {body, file: 'a.mdx', firstLine: 1});
  expect(diagnostics.find(({code}) => code === 'MD-111')?.zh).toBe(`不是正确的 MDX：${zh}`);
});

it('an unknown sentence of a parser is left out, one of running code is quoted', () => {
  expect(parserInChinese('Something else is wrong here')).toBe('这里的写法不对');
  expect(parserInChinese('Something is wrong with 甲')).toBe('这里的写法不对');
  expect(failureInChinese('Boom of the author')).toBe('代码说“Boom of the author”');
  expect(failureInChinese('砰')).toBe('砰');
  const ours = '导航栏项目渲染失败\n\n原因：\n  the item is broken\n  b is not defined';
  expect(failureInChinese(ours)).toBe(ours.replace('  b is not defined', 'b 没有定义'));
});

it('says what a frame says in Chinese, whose code may be Chinese too', () => {
  const frame = (said: string, opened: string, wanted: string) => `${said}
   ╭─[ theme/Footer.tsx:1:47 ]
   │
 1 │ export const Footer = () => <footer>我的页脚</footr>;
   │                              ───┬──           ──┬──
   │                                 ╰──────────────────── ${opened}
   │                                                 ╰──── ${wanted}
───╯`;
  expect(
    failureInChinese(
      frame(
        "[builtin:vite-transform] Expected corresponding JSX closing tag for 'footer'.",
        'Opened here',
        'Expected `</footer>`',
      ),
    ),
  ).toBe(frame('少了 <footer> 的结束标签', '从这里开始', '应为 </footer>'));
  const bytes = frame('Could not load a.css', 'stream did not contain valid UTF-8', 'Expected `,`');
  expect(failureInChinese(bytes)).toMatch(/^读不了 a\.css\n[^]*不是 UTF-8 编码：另存为 UTF-8/);
  const said = failureInChinese(frame('Unexpected token', 'Whatever it is', '`,` or `}` expected'));
  expect(said).toContain('应为 , 或 }');
  expect(said).not.toContain('Whatever');
});

it.each([
  ['[postcss] /site/a.css:2:1: Unclosed block', '少了对应的 } 或 )'],
  ['[postcss] /site/a b.css:2:1: Unknown word colour', '看不懂 colour'],
  ['[postcss] /site/a.css:2:1: Missed semicolon', '少了分号'],
])('says in Chinese what is wrong with styles: %s', (said, zh) => {
  expect(failureInChinese(said)).toBe(zh);
});

it.each([
  '{"a": ',
  '{"a": "b',
  '{"a": "\n"}',
  '{"a": 1 "b": 2}',
  '[1 2]',
  '{"a" 1}',
  '{"a": 1,}',
  '{a: 1}',
  '{} {}',
  '{"a": x}',
  '{"a": "\\x"}',
  '{"a": "\\u12"}',
  '{"a": -}',
  '{"a": 1.}',
  '{"a": 1e}',
  '{"a": 01}',
  '["a" "b"]',
  '// a comment\n{"a": 1}',
  '{\n  "甲": "乙",\n  // 说明\n  "丙": 1\n}',
  '{\n  "甲": \'乙\'\n}',
])('says in Chinese what is wrong with the JSON %j', (json) => {
  const said = () => {
    try {
      return String(JSON.parse(json));
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(failureInChinese(said())).not.toMatch(/代码说|JSON|[a-z]{2}/);
});

it('says in Chinese why a configuration cannot be run', () => {
  const reason =
    'Build failed with 1 error:\n\n[PARSE_ERROR] Unterminated string\n   ╭─[ wuya.config.ts:4:10 ]\n';
  expect(createDiagnostic('CFG-005', {reason}).zh).toBe(
    '配置文件无法执行：字符串没有结束\n   ╭─[ wuya.config.ts:4:10 ]',
  );
});

it('says in English why a configuration cannot be run, without the bundler around it', () => {
  const frame = '   ╭─[ wuya.config.ts:3:8 ]\n 3 │ export defualt';
  const reason = `Build failed with 1 error:\n\n[PARSE_ERROR] Error: Unexpected token\n${frame}\n`;
  for (const code of ['CFG-005', 'SB-048', 'BD-001'] as const)
    expect(createDiagnostic(code, {reason}).en).toMatch(
      /: Unexpected token\n {3}╭─\[ wuya[^]*defualt$/,
    );
  expect(failureInEnglish('Boom')).toBe('Boom');
  expect(failureInEnglish('[甲] x\n[ab] y')).toBe('[甲] x\n[ab] y');
});

it('keeps lines of code that are shown', () => {
  const frame = '   ╭─[ a.js:4:1 ]\n 4 │ const a = ;\n   │           ┬';
  expect(
    failureInChinese(`Transform failed with 1 error:\n\n[PARSE_ERROR] Unexpected token\n${frame}`),
  ).toBe(`这里不该有这个符号\n${frame}`);
});

it('running code that fails in a usual way is told in Chinese', () => {
  const {zh, en} = createDiagnostic('PG-002', {
    route: '/a/',
    reason: "Cannot read properties of undefined (reading 'b')",
  });
  expect(zh).toBe('页面 /a/ 渲染失败：值是 undefined，读不了它的 b');
  expect(en).toContain("Cannot read properties of undefined (reading 'b')");
});

it('what never ends is looked for in what holds or renders itself', () => {
  const thrown = {route: '/a/', reason: 'Maximum call stack size exceeded'};
  const {zh, hint} = createDiagnostic('PG-002', thrown);
  expect(zh).toBe('页面 /a/ 渲染失败：调用太深，多半没有尽头');
  expect(hint?.zh).toContain('显示它自己');
});

it.each([
  ['More than 1000000 children of one element.', '一个元素里的东西超过 1000000 个，多半没有尽头'],
  ['More than 2000000 elements and texts on one page.', '一页里的元素和文字超过 2000000 个'],
  ['More than 100000000 characters of HTML.', '一页的 HTML 超过 100000000 个字符'],
])('says in Chinese what a page has too much of: %s', (reason, zh) => {
  expect(createDiagnostic('PG-002', {route: '/a/', reason}).zh).toBe(`页面 /a/ 渲染失败：${zh}`);
});

it('of a page with too much it is said that components multiply', () => {
  const reason = 'More than 2000000 elements and texts on one page.';
  expect(createDiagnostic('PG-002', {route: '/a/', reason}).hint?.en).toContain('they multiply');
});
