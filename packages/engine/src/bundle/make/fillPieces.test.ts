import {minifySync} from 'rolldown/utils';
import {expect, it} from 'vitest';
import {createModuleCode} from '../../article/mdx/moduleCode.ts';
import type {MdxCode} from '../../article/mdx/mdxPage.ts';
import {fillPieces, minifyModule} from './fillPieces.ts';
import {cutPieces} from '../plan/mdxPieces.ts';

const LONG = '天行健，君子以自强不息。'.repeat(40);

const codeOf = (html: string, code?: Partial<MdxCode>): string =>
  createModuleCode({
    html,
    references: [],
    headings: [],
    titleText: null,
    code: {statements: '', islands: [], partials: [], imports: [], ...code},
  } as unknown as Parameters<typeof createModuleCode>[0]);

const cut = (code: string) => {
  const {modules, pieces} = cutPieces(new Map([['a.mdx', code]]));
  return {hollow: modules['a.mdx']!, pieces};
};

/** Runs a module with a `createElement` that tells what it is given. */
function draw(code: string, own: object = {}): unknown {
  const body = code
    .replace(/^import .*$/gm, '')
    .replace('export default function', 'return function');
  const h = (...args: unknown[]): unknown => args;
  return (
    new Function('_h', '_Fragment', '_siteComponents', 'B', body)(h, 'F', own, 'B') as (
      props: object,
    ) => unknown
  )({});
}

/** Leaves out fragments, whose children are in their place. */
function flatten(drawn: unknown): unknown {
  if (!Array.isArray(drawn)) return drawn;
  return drawn.flatMap((one) => {
    const flat = flatten(one);
    return Array.isArray(flat) && flat[0] === 'F' ? flat.slice(2) : [flat];
  });
}

it('takes an article out of its module, and puts it back as the bundler wrote the place', () => {
  const code = codeOf(`<p>${LONG} <a href="x">\`\${a}\`</a></p>\n<p>乙</p>`);
  const {hollow, pieces} = cut(code);
  expect(hollow).not.toContain('天行健');
  expect(hollow.length).toBeLessThan(250);
  expect(draw(fillPieces(hollow, pieces))).toEqual(draw(code));

  const bundled = (from: string): string => hollow.replace(/_h\("(wuya:[^"]+)", _Fragment\)/, from);
  for (const written of [
    '_h(`$1`,_Fragment)',
    "_h('$1', _Fragment)",
    '(0, o._h)("$1", o._Fragment)',
  ])
    expect(fillPieces(`const o = {_h, _Fragment};${bundled(written)}`, pieces)).toContain('天行健');
});

it('leaves to the bundler what the author wrote as code, and what a component gets as its children', () => {
  const islands: MdxCode['islands'] = [
    {kind: 'expression', code: '1 + 1', line: 1, column: 1},
    {
      kind: 'component',
      name: 'B',
      attributes: [{kind: 'text', name: 'long', value: LONG}],
      line: 1,
      column: 1,
    },
  ];
  const code = codeOf(
    `<p>${LONG}</p><div><p>${LONG}</p><wuya-island data-n="0"></wuya-island></div><wuya-island data-n="1"><b>${LONG}</b></wuya-island>`,
    {islands},
  );
  const {hollow, pieces} = cut(code);
  expect(hollow).not.toContain('天行健');
  expect(hollow).toContain('1 + 1');
  expect(hollow).toMatch(/_h\(B, \{"long": "wuya:cut:text:\w+"\}, _h\("b", /);
  expect(flatten(draw(fillPieces(hollow, pieces)))).toEqual(flatten(draw(code)));
});

it('components of the site for elements are in a piece what they are in the module', () => {
  const code = codeOf(`<p>甲 <code>乙</code> ${LONG}</p>`, {
    statements: "import _siteComponents from '@theme/MDXComponents';",
    elements: ['code'],
  });
  const {hollow, pieces} = cut(code);
  expect(hollow).toContain(', _Fragment, _siteComponents)');
  expect(draw(fillPieces(hollow, pieces), {code: 'C'})).toEqual(draw(code, {code: 'C'}));
});

it('short texts stay, and a place is named by what it stands for', () => {
  expect(cut(codeOf('<p>甲</p>')).pieces).toEqual({});
  const first = cut(codeOf(`<p>${LONG}</p>`)).hollow;
  expect(cut(codeOf(`<p>${LONG}</p>`)).hollow).toBe(first);
  expect(cut(codeOf(`<p>${LONG}。</p>`)).hollow).not.toBe(first);
});

it('text of an article that reads like a place is text', () => {
  const {pieces} = cut(codeOf(`<p>${LONG}</p>`));
  const code = 'f("wuya:cut:text:0123456789abcdefghij", "wuya:cut:piece:0123456789abcdefghij")';
  expect(fillPieces(code, pieces)).toBe(code);
});

it('a place that became something else is an error, not a page without its text', () => {
  const {hollow, pieces} = cut(codeOf(`<p>${LONG}</p>`));
  expect(() => fillPieces(hollow.replace('_h("wuya', '_h?.("wuya'), pieces)).toThrow(
    /lost their place/,
  );
});

it('is made small for browsers', () => {
  const {hollow, pieces} = cut(codeOf(`<p class="a">${LONG} <b title="c">d</b></p>`));
  const filled = fillPieces(hollow, pieces, (code) => minifySync('a.js', `x = ${code}`).code);
  expect(filled).toContain('className:`a`');
  expect(filled).toContain('<b title="c">');
});

it('makes a module small once more: without code that nothing uses, with licences', () => {
  const code =
    '/*! MIT */\nfunction used(a){a==null&&(a=2);return a}function lost(){return "lost"}export{used as t};export const parts={Lost:!1&&lost};';
  const made = minifyModule(code);
  expect(made).toMatch(/^\/\*! MIT \*\//);
  expect(made).not.toContain('lost');
  expect(made).toMatch(/as t[,}]/);
  expect(made).toContain('Lost:!1');
  expect(() => minifyModule('a b')).toThrow(/semicolon/i);
});
