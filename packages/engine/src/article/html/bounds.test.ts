import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {plainCompiler} from '../../../test/helpers/plainCompiler.ts';
import {scanFolder} from '../../content/source/scan.ts';
import {compileMarkdown} from '../compile.ts';
import {compileMdx} from '../mdx/compileMdx.ts';
import {BOUNDS, PLACED_CLASSES} from './bounds.ts';
import {THEME_KEYFRAMES} from './scopeStyles.ts';

const compile = (body: string) =>
  compileMarkdown(plainCompiler, {body, file: 'a.md', firstLine: 1});
const boundsIn = ({html}: {html: string}) => html.split(BOUNDS).length - 1;

describe('what may leave the text of a note is kept there by a rule of the article', () => {
  it.each([
    ['fixed to the window', '<div style="position: fixed; inset: 0">a</div>'],
    ['in front of all', '<b style="z-index:9999">a</b>'],
    ['moved', '<p style="transform:translateY(-90vh)">a</p>'],
    ['above its place', '<p style="margin-top: -900px">a</p>'],
    ['around its box', '<p style="box-shadow: 0 0 0 999em red">a</p>'],
    ['left of its box', '<p style="text-indent:-99em">a</p>'],
    ['by an escaped name', '<p style="po\\73ition:fixed">a</p>'],
    ['by a comment in a name', '<p style="color:red;/**/position:fixed">a</p>'],
    ['by a sum', '<p style="margin-top:calc(0px - 90vh)">a</p>'],
    ['by a class of the theme', '<div class="x drawer">a</div>'],
    ['a dialog', '<dialog open>a</dialog>'],
    ['a drawing that shows what is outside', '<svg overflow="visible"><rect y="-999"/></svg>'],
    ['styles', '<style>b{position:fixed}</style>'],
    ['in a cell', '| <b style="position:fixed">a</b> |\n| - |\n| b |'],
    ['in a list', '- a\n  - <b style="position:fixed">a</b>'],
    ['in a tip', ':::tip[<b style="position:fixed">a</b>]\nb\n:::'],
    ['in a link', '[<b style="position:fixed">a</b>](https://a.example/)'],
    ['a link', '<a href="https://a.example/" style="position:fixed">a</a>'],
    ['a picture', '<img src="a.png" alt="a" style="position:fixed">'],
    ['a heading', '## <b style="position:fixed">a</b>'],
    ['a heading of HTML', '<h2 style="position:fixed">a</h2>'],
    ['what folds', '<details style="position:fixed"><summary>a</summary>b</details>'],
    ['in a drawing', '<svg><foreignObject><p style="position:fixed">a</p></foreignObject></svg>'],
    ['styles of JSX', "<div style={{position: 'fixed'}}>a</div>"],
    ['a footnote', 'a[^1]\n\n[^1]: <b style="position:fixed">a</b>'],
  ])('%s', async (_, body) => {
    expect(boundsIn(await compile(`一段\n\n${body}\n\n后`))).toBe(1);
  });

  it('once, after the first block of those, outside of it', async () => {
    const {html} = await compile(
      '<p><b style="position:fixed">a</b></p>\n\n<b style="position:fixed">b</b>',
    );
    expect(html).toMatch(/^<p><b style="position:fixed">a<\/b><\/p><style>/);
    expect(html.split(BOUNDS)).toHaveLength(2);
  });

  it.each([
    ['colours', '<p style="color: red; background: #fff; border: 1px solid">a</p>'],
    ['sizes', '<img src="a.png" alt="a" style="width:50%;max-width:20em;margin:0 auto">'],
    ['a table', '| a |\n| :-: |\n| b |'],
    ['a class of its own', '<div class="wide">a</div>'],
  ])('%s need none', async (_, body) => {
    expect(boundsIn(await compile(body))).toBe(0);
  });

  it('MDX is code, and has none', async () => {
    const body = "<div style={{position: 'fixed'}}>a</div>";
    const {html} = await compileMdx(plainCompiler, {body, file: 'a.mdx', firstLine: 1});
    expect(html).not.toContain(BOUNDS);
  });
});

it('a title, which is outside of the text, has nothing that leaves its place', async () => {
  const {titleHtml, html} = await compile(
    '# <b style="position:fixed" id="a">甲</b> <i class="drawer">乙</i> <dialog open>丙</dialog> <style>b{c:d}</style> <u style="color:red">丁</u>\n\n段',
  );
  expect(titleHtml).toBe(
    '<b id="a">甲</b> <i>乙</i> <span open="">丙</span> <span></span> <u style="color:red">丁</u>',
  );
  expect(html).not.toContain('<style>');
});

it('nothing of a note comes in front of the page by a button, or takes the focus', async () => {
  const {html} = await compile(
    '<div popover="manual" id="a" tabindex="3">a</div>\n\n<button popovertarget="a" commandfor="a" command="show-modal" autofocus tabindex="0">b</button>',
  );
  expect(html).toBe('<div id="a">a</div>\n<p><button tabindex="0">b</button></p>');
});

const theme = fileURLToPath(new URL('../../../../theme/src', import.meta.url));
const sheets = scanFolder(theme, (path) => path.endsWith('.css') && !path.includes('infima')).map(
  (path) => readFileSync(`${theme}/${path}`, 'utf8').replace(/\/\*[^]*?\*\//g, ''),
);

it('all classes of the theme with a place of their own are known', () => {
  const placed = sheets
    .flatMap((css) => [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)])
    .filter(([, , body]) => /position:\s*(?:fixed|absolute|sticky)|z-index/.test(body!))
    .flatMap(([, selector]) =>
      [...selector!.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!),
    )
    // What holds the text itself, pictures of a line, and what Algolia calls its lists.
    .filter((name) => !/^(?:prose|tasks|wrap|verse|iconbtn|ex|i|DocSearch.*)$/.test(name));
  expect(placed.length).toBeGreaterThan(30);
  expect([...new Set(placed)].filter((name) => !PLACED_CLASSES.has(name))).toEqual([]);
});

it('all movements of the theme are known', () => {
  const names = sheets.flatMap((css) =>
    [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, n]) => n!),
  );
  expect([...new Set(names)].filter((name) => !THEME_KEYFRAMES.has(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(5);
});
