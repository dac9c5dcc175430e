import {describe, expect, it} from 'vitest';
import {articleTexts} from '../../test/helpers/articleTexts.ts';
import {createDiagnostic} from '../errors/diagnostic.ts';
import {formatPlace} from '../errors/format.ts';
import {compileMarkdown} from './compile.ts';
import {countWords} from './prepare/lines/words.ts';
import {HIGHLIGHT} from './code/magicComments.ts';

/** Code stays plain: these tests are not about it. */
const compiler = {
  texts: articleTexts,
  allowsRawHtml: false,
  hasMath: false,
  hasDiagrams: true,
  hasEmoji: true,
  magicComments: [HIGHLIGHT],
  highlight: (blocks: readonly {code: string}[]) =>
    Promise.resolve({lines: blocks.map(({code}) => code.split('\n')), unknown: []}),
};
const compile = (body: string, firstLine = 1) =>
  compileMarkdown(compiler, {body, file: 'a.md', firstLine});

describe('what fuzzing found', () => {
  it.each([
    ['a tag inside a formula', '$2} <img src={x} /> "$@', true],
    [
      'a tag inside the formula of a heading',
      '## $<i s{}>$\n\n# $<i s{}>$\n\n| $<i s{}>$ |\n| - |',
      true,
    ],
    ['a comment inside an attribute', '<p className="甲{\n/* 注 */\n}乙">丙</p>', false],
    ['a tag in the id of a heading', '甲<h2 id="<CodeBlock>x">节</h2>', false],
    [
      'a tag in an attribute',
      '甲<img src="\n<div src="\n<div className=a className="x">\n./a.png" />',
      false,
    ],
    [
      'fences of MDX inside a component of code',
      '<CodeBlock>\n```mdx-code-block\n字\n```\n</CodeBlock>',
      false,
    ],
    ['a heading inside the title', '# 题 <h2 id="x">节</h2>', false],
  ])('leaves no mark of ours: %s', async (_, body, hasMath) => {
    const {html, titleHtml, headings} = await compileMarkdown(
      {...compiler, hasMath},
      {
        body,
        file: 'a.md',
        firstLine: 1,
        oldAnchors: [{id: 'old', target: 'x', line: 1, column: 1}],
      },
    );
    expect(`${titleHtml}${html}${JSON.stringify(headings)}`).not.toMatch(/[\uFDD0-\uFDD2]/);
  });
});

it.each(['a.md', 'a.mdx'])(
  'leaves out control characters that were pasted into %s',
  async (file) => {
    const body = '# 题\x1b\n\n甲\x1b[31m\0乙\x07 `c\x02`\f\n\n```js\nlet d;\x7f\t//\x0b\n```\n';
    const {html, titleHtml} = await compileMarkdown(compiler, {body, file, firstLine: 1});
    expect(`${titleHtml}${html}`).not.toMatch(/[\0-\x08\x0b-\x1f\x7f]/);
    expect(html).toContain('<p>甲[31m乙 <code>c</code></p>');
  },
);

describe('components in comments', () => {
  it.each([
    ['one that stands alone', '<!--<Foo href="x" title="y"/>-->', ''],
    ['a pair', '<!--<Foo>甲</Foo>-->', ''],
    ['a pair of ours', '甲\n\n<!-- <Tabs><TabItem value="a">乙</TabItem></Tabs> -->', '<p>甲</p>'],
    ['one inside a line', '甲 <!--<Foo/>--> 乙', '<p>甲  乙</p>'],
    ['one behind a short comment', '甲<!-->乙<!--<Foo/>-->丙', '<p>甲乙丙</p>'],
    ['one in a quote', '> 甲 <!--<Foo/>-->', '<blockquote>\n<p>甲 </p>\n</blockquote>'],
  ])('shows nothing of them: %s', async (_, body, expected) => {
    const {html, diagnostics} = await compile(body);
    expect(html.trim()).toBe(expected);
    expect(diagnostics).toEqual([]);
  });

  it('still reads tags around them', async () => {
    const {html} = await compile('甲<!-- 注 --><Foo>乙</Foo> `<!--` <Foo>丙</Foo> `-->`');
    expect(html.replaceAll(/<code.*?<\/code>/g, '丁')).toBe('<p>甲乙 丁 丙 丁</p>');
  });
});

describe('an h1 that is not the title', () => {
  it('can be led to, and is not in the contents', async () => {
    const {html, titleHtml, headings, ids} = await compile(
      '# 题\n\n# 用 法\n\n## 用 法\n\n# `a` 乙 {#b}\n\n甲\n\n# ![](./x.png)',
    );
    expect(titleHtml).toBe('题');
    expect(html).toMatch(/<h1><span id="用-法"><\/span>用 法<\/h1>\s*<h2 id="用-法-1">/);
    expect(html).toMatch(/<h1><span id="b"><\/span><code[^>]*>a<\/code> 乙<\/h1>/);
    expect(ids).toEqual(['用-法', '用-法-1', 'b']);
    expect(headings.map(({id}) => id)).toEqual(['用-法-1']);
  });
});

describe('HTML that is met late', () => {
  it.each([
    ['after what only looks like a fence', '甲\n    ~~~\n<b>乙</b>', /<b>乙<\/b>/],
    ['at the very end', '甲\n\n<head', /&lt;head/],
  ])('is not lost %s', async (_, body, expected) => {
    expect((await compile(body)).html).toMatch(expected);
  });
});

describe('attributes that an author or a plugin gives', () => {
  it.each([
    [
      'a link elsewhere has each once',
      '<a href="https://x.example" rel="nofollow noopener" target="_self">甲</a>',
      /<a href="https:\/\/x\.example" target="_self" rel="noopener noreferrer nofollow">/,
    ],
    [
      'a heading keeps its id and class',
      '<h2 id="x" class="y" onclick="z">节</h2>',
      /^<h2 id="x" class="y">[^<]*<a class="hash/,
    ],
    [
      'the link of a heading to itself holds no text: a selected heading copies as its words',
      '## 节',
      /^<h2 id="节">节<a class="hash [^>]*><\/a><\/h2>/,
    ],
  ])('%s', async (_, body, expected) => {
    expect((await compile(body)).html).toMatch(expected);
  });

  it.each(['<h1 id="top-of-it">题</h1>\n', '# 题 {#top-of-it}\n'])(
    'an h1 keeps its id: %s',
    async (body) => {
      const {titleHtml, ids} = await compile(body);
      expect([titleHtml, ids]).toEqual(['<span id="top-of-it"></span>题', ['top-of-it']]);
    },
  );

  it.each([
    ['句。<!--truncate-->\n\n后', '<p>句。'],
    ['前 <!-- truncate --> 后', '<p>前 '],
    ['- 一\n- 二 <!-- truncate -->\n- 三', '<li>二 '],
    [':::note\n\n前\n\n<!-- truncate -->\n\n后\n\n:::', '<p>前</p>'],
    ['前\n\n<!-- truncate -->\n\n后 <!-- truncate -->', '<p>前</p>'],
  ])('B4 the mark of truncation may be inside a block: %j', async (body, end) => {
    const {html, truncateAt} = await compile(body);
    expect(html.slice(0, truncateAt!).trimEnd().endsWith(end.trimEnd())).toBe(true);
  });

  it('an h1 leaves its id to another heading that is given the same', async () => {
    const {titleHtml, ids, diagnostics} = await compile('# 题 {#a}\n\n## 节 {#a}\n');
    expect([titleHtml, ids, diagnostics]).toEqual(['题', ['a'], []]);
  });
});

describe('countWords', () => {
  it.each([
    ['', 0],
    ['吾生也有涯，而知也无涯。', 10],
    ['hello world', 2],
    ['用 React 18 写界面', 6],
    ["don't snake_case two-part", 3],
    ['一\n\n```js\nconst 二 = 1;\n```\n\n三', 2],
    ['一\n~~~\n二\n~~~', 1],
    ['一\n```\n没有结束', 1],
    ['。，！', 0],
    ['𠮷野家', 3],
    ["l’école d'été -a- b--c d_e_ 1-2", 7],
    ['ＡＢ ｱ ﬁn Ⅳ 〇々', 6],
    ['𝐀 a𐞁b é', 3],
    ['Привет, мир. Γειά σου', 4],
    ['すべての人間は自由', 9],
    ['모든 인간은 자유롭다', 3],
    ['हिन्दी में', 2],
    ['مرحبا بالعالم', 2],
    ['มนุษย์ทั้งหลายเกิดมามีอิสระ', 6],
    ['ru\u0301e na\u0308ive', 2],
    ['甲a乙1丙', 5],
  ])('counts %j', (markdown, count) => {
    expect(countWords(markdown)).toBe(count);
  });
});

describe('admonitions of the site', () => {
  const own = {...compiler, admonitions: ['note', '课后']};

  it.each([':::课后\n\n文\n\n:::', '<Admonition type="课后">\n\n文\n\n</Admonition>'])(
    'are rendered like info, under their name: %j',
    async (body) => {
      const {html, diagnostics} = await compileMarkdown(own, {body, file: 'a.md', firstLine: 1});
      expect(html).toMatch(
        /^<div class="note info theme-admonition theme-admonition-课后 alert alert--info" role="note">.*<p class="ttl">课后<\/p><div class="bd"><p>文<\/p><\/div><\/div>$/,
      );
      expect(diagnostics).toEqual([]);
    },
  );

  it('leave the known ones as they are, and others unknown', async () => {
    const {html, diagnostics} = await compileMarkdown(own, {
      body: ':::note\n\n文\n\n:::\n\n:::课前\n\n文\n\n:::',
      file: 'a.md',
      firstLine: 1,
    });
    expect(html).toContain('theme-admonition-note alert alert--secondary');
    expect(html).toContain(
      `<p class="ttl">${articleTexts.admonitions['theme.admonition.note']}</p>`,
    );
    expect(diagnostics).toMatchObject([{code: 'MD-140', place: {line: 7}}]);
  });
});

describe('places', () => {
  it.each([
    ['正文\n\n[甲](./a.md)', '3:1'],
    ['见www.a.example，[甲](./a.md)', '1:16'],
    ['**粗。**后[甲](./a.md)', '1:8'],
    ['3~5 个[甲](./a.md)', '1:6'],
    ['见 https://example.com，[甲](./a.md)', '1:23'],
    ['> - 列表 [甲](./a.md)', '1:8'],
    ['一\n**二。**三 ![图](./a.md)', '2:9'],
    ['<p>\n<a href="./a.md">甲</a></p>', '2:1'],
    [':::tip\n| a |\n| - |\n| 1 |\n:::\n\n[甲](./a.md)', '7:1'],
  ])('are those of the file for the link in %j', async (body, place) => {
    const {references} = await compile(body);
    expect(references.map(({line, column}) => `${line}:${column}`)).toEqual([place]);
  });

  it('count from the line of the body in the file', async () => {
    const {references, diagnostics} = await compile(':::tpi\nx\n:::\n\n[甲](./a.md)', 10);
    expect(references).toMatchObject([{line: 14, column: 1}]);
    expect(diagnostics.map(({code, place}) => `${code} ${formatPlace(place!)}`)).toEqual([
      'MD-140 a.md:10:1',
    ]);
  });
});

describe('excerpt', () => {
  it('holds no numbers of footnotes, as headings and their ids do not', async () => {
    const {excerpt, headings} = await compile(
      '正文[^a]，后[^b]。\n\n## 二[^a]\n\n[^a]: 甲\n[^b]: 乙\n',
    );
    expect(excerpt).toBe('正文，后。');
    expect(headings[0]).toMatchObject({text: '二', id: '二'});
  });

  it('is the first paragraph as plain text', async () => {
    expect(
      (await compile('# 题\n\n> - ## 二\n\n第一**段。**后\n`code` 3~5\n\n第二段')).excerpt,
    ).toBe('第一段。后 code 3~5');
  });

  it.each([
    ['# 题\n\n## 节\n\n- [缓存](a.md)\n  - 里面\n- **索引** `b`\n-\n', '缓存；索引 b'],
    ['1. one\n2. two\n', 'one; two'],
    ['- 项\n\n后来的一段。', '后来的一段。'],
    ['```js\nlet a;\n```\n', ''],
  ])('is that of the first list where there is no paragraph: %j', async (text, excerpt) => {
    expect((await compile(text)).excerpt).toBe(excerpt);
  });

  it('is cut at 160 characters', async () => {
    const {excerpt} = await compile('字'.repeat(200));
    expect([...excerpt]).toHaveLength(160);
    expect(excerpt.endsWith('…')).toBe(true);
  });
});

describe('a paragraph of which only blocks are left', () => {
  it('leaves no empty one', async () => {
    const {html} = await compile(':::note\n\n<div className="z">乙\n\n:::\n');
    expect(html).toContain('<div class="bd"><div class="z">乙</div>');
  });
});

describe('raw HTML', () => {
  it.each(['constructor', '__proto__', 'toString', 'valueOf'])(
    'takes %s, which every object has, for a name like any other',
    async (name) => {
      const {html} = await compile(
        `<div ${name}="1" class="a">甲</div>\n\n<svg ${name}="1"></svg>\n\n:::${name}\n乙\n:::\n`,
      );
      expect(html).toContain('甲</div>');
      expect(html).not.toContain('[native code]');
    },
  );

  it.each([
    '<a href="/" ping="https://x.example">x</a>',
    '<svg><foreignObject><iframe src="//x" srcdoc="<script>alert(1)</script>"></iframe></foreignObject></svg>',
    '<svg><foreignObject><iframe src="//x" SRCDOC="x"></iframe></foreignObject></svg>',
    '<svg><foreignObject><button formaction="javascript:alert(1)">x</button></foreignObject></svg>',
    '<svg><foreignObject><img srcset="javascript:alert(1)" onerror="x"></foreignObject></svg>',
    '<svg><a xlink:href="javascript:alert(1)">x</a></svg>',
    '<svg><a href="#"><set attributename="href" to="javascript:alert(1)"/></a></svg>',
    '<svg><a href="#"><animateTransform attributeName="href" from="javascript:alert(1)"/></a></svg>',
    '<button formaction="javascript:alert(1)">x</button>',
  ])('runs nothing, inside drawings either: %s', async (body) => {
    expect((await compile(body)).html).not.toMatch(
      /srcdoc=|ping=|(?:href|src|action|srcset)="javascript:|onerror|attributename="href/i,
    );
  });

  it.each([
    '<img name="getElementById" src="/x.png" alt="x">',
    '<form name="body"></form>',
    '<iframe name="location" src="https://x.example/"></iframe>',
  ])('hides nothing of the document from scripts: %s', async (body) => {
    expect((await compile(body)).html).not.toContain('name=');
  });

  it('keeps the names of places and fields', async () => {
    const {html} = await compile('<a name="x"></a>\n\n<input name="y">\n');
    expect(html).toContain('name="y"');
    expect(html).toMatch(/(?:name|id)="x"/);
  });

  it.each([
    ['[x](javascript:alert(1))', 'a.md:1:1'],
    ['字 <a href="vbscript:x">x</a>', 'a.md:1:3'],
    ['![x](javascript:alert(1))', 'a.md:1:1'],
    ['[x]\n\n[x]: JavaScript:void(0)', 'a.md:1:1'],
  ])('an address that runs a script is left out, which is said: %s', async (body, place) => {
    const {html, diagnostics} = await compile(body);
    expect(html).not.toMatch(/script:/i);
    expect(diagnostics.map((one) => [one.code, one.level, formatPlace(one.place!)])).toEqual([
      ['LN-054', 'warning', place],
    ]);
  });

  it('shows a picture that is its own address, a drawing too', async () => {
    const src = 'data:image/svg+xml,%3Csvg%2F%3E';
    const {html, diagnostics} = await compile(`![x](${src})\n`);
    expect(html).toContain(`src="${src}"`);
    expect(html).not.toContain('href=');
    expect(diagnostics).toEqual([]);
  });

  it.each([
    ['![图](C:\\Users\\me\\图.png)', 'IM-067', 'C:\\Users\\me\\图.png'],
    ['![图](C:/Users/me/a.png)', 'IM-067', 'C:/Users/me/a.png'],
    ['<img src="file:///home/me/a.png" alt="x" />', 'IM-067', 'file:///home/me/a.png'],
    ['[文](file:///C:/a.pdf)', 'LN-060', 'file:///C:/a.pdf'],
    ['[文](d:\\a.pdf)', 'LN-060', 'd:\\a.pdf'],
  ])('on the disk of the author is named: %s', async (body, code, address) => {
    const {diagnostics} = await compile(`# 题\n\n见 ${body}\n`);
    expect(diagnostics).toMatchObject([{code, level: 'warning', place: {line: 3}}]);
    expect(diagnostics[0]!.zh).toContain(address);
  });

  it('is once in the page where it is a whole picture, which is named', async () => {
    const src = `data:image/png;base64,${'A'.repeat(150_000)}`;
    const {html, diagnostics} = await compile(`![图](${src})\n`);
    expect(html.split(src)).toHaveLength(2);
    expect(diagnostics).toMatchObject([
      {code: 'IM-068', level: 'warning', zh: expect.stringContaining('150 KB')},
    ]);
    const short = await compile('![图](data:image/png;base64,AAAA)\n');
    expect(short.diagnostics).toEqual([]);
  });

  it('of a frame without https is removed, with the advice that keeps it', async () => {
    const {html, diagnostics} = await compile('<iframe src="http://a.example/"></iframe>\n');
    expect(html).not.toContain('<iframe');
    expect(diagnostics[0]?.hint?.en).toContain('https:');
    expect(diagnostics[0]?.hint?.zh).not.toContain('rawHtml');
    const kept = await compile('<iframe src="https://a.example/"></iframe>\n');
    expect([kept.html.includes('<iframe'), kept.diagnostics]).toEqual([true, []]);
  });

  it('stays as written when the site allows it', async () => {
    const {html, diagnostics} = await compileMarkdown(
      {...compiler, allowsRawHtml: true},
      {
        body: '<iframe src="https://example.com/"></iframe>\n\n<p onclick="go()">x</p>',
        file: 'a.md',
        firstLine: 1,
      },
    );
    expect(html).toContain('<iframe src="https://example.com/"></iframe>');
    expect(html).toContain('<p onclick="go()">x</p>');
    expect(diagnostics).toEqual([]);
  });
});

it.each([
  [
    '用 <script> 标签，通过 <script> 的 src',
    '<p>用 &lt;script&gt; 标签，通过 &lt;script&gt; 的 src</p>',
  ],
  ['- 写 <style> 与 <template> 标签', '写 &lt;style&gt; 与 &lt;template&gt; 标签</li>'],
  ['用 <script>go()</script> 数一数', '<p>用 <script>go()</script> 数一数</p>'],
])('%s: a tag without end hides no words where HTML stays as written', async (body, expected) => {
  const raw = {...compiler, allowsRawHtml: true};
  const {html} = await compileMarkdown(raw, {body, file: 'a.md', firstLine: 1});
  expect(html).toContain(expected);
});

it.each([
  ['放进 <div> 里，与 <h1> 一样', '<p>放进 &lt;div&gt; 里，与 &lt;h1&gt; 一样</p>'],
  ['见 <details> 与 <header>', '<p>见 &lt;details&gt; 与 &lt;header&gt;</p>'],
  ['甲 <div align="center">乙', '<div align="center">乙'],
  ['甲<p>乙', '<p>乙'],
  ['见 <b>粗', '<b>粗</b>'],
])('%s: a block that a sentence names keeps its name', async (body, expected) => {
  const {html, diagnostics} = await compile(body);
  expect(html).toContain(expected);
  expect(diagnostics.every(({code}) => code === 'MD-110')).toBe(true);
});

it.each([true, false])(
  'a frame with // in its address leads to https: raw HTML %s',
  async (isRaw) => {
    const {html} = await compileMarkdown(
      {...compiler, allowsRawHtml: isRaw},
      {body: '<iframe src="//player.bilibili.com/a"></iframe>\n', file: 'a.md', firstLine: 1},
    );
    expect(html).toContain('src="https://player.bilibili.com/a"');
  },
);

it('takes what a note writes into <head> for the head of its page', async () => {
  const {html, head, diagnostics} = await compile(
    '<head>\n  <title>题</title>\n\n  <meta name="description" content="说明" />\n</head>\n\n正文\n',
  );
  expect([html.trim(), head]).toEqual(['<p>正文</p>', {title: '题', description: '说明'}]);
  expect(diagnostics).toEqual([]);
});

it.each([
  ['甲 <head> 乙\n\n丙\n', '甲&lt;head&gt;乙丙', ['MD-110 1']],
  ['<head>\n\n丙\n', '&lt;head&gt;丙', ['MD-110 1']],
  ['- <head>：乙\n- 丙\n', '&lt;head&gt;：乙丙', ['MD-110 1']],
  ['<head>\n<title>题</title>\n', '&lt;head&gt;', ['MD-110 1', 'MD-104 2']],
  ['写在 <head> 和 </head> 之间，丁\n', '写在&lt;head&gt;和&lt;/head&gt;之间，丁', []],
  ['在 <html> 里写 <body> 吧\n', '在&lt;html&gt;里写&lt;body&gt;吧', ['MD-110 1', 'MD-110 1']],
  ['<body>\n\n丙\n', '&lt;body&gt;丙', ['MD-110 1']],
  ['写在 <body> 和 </body> 之间，丁\n', '写在&lt;body&gt;和&lt;/body&gt;之间，丁', []],
  ['| 甲 |\n| - |\n| 到 </body> 为止 |\n', '甲到&lt;/body&gt;为止', ['MD-102 3']],
  ['<html><body>\n\n丙\n\n</body></html>\n', '丙', []],
  ['<svg>\n\n丙\n', '&lt;svg&gt;丙', ['MD-110 1']],
  ['甲 <select> 乙\n', '甲&lt;select&gt;乙', ['MD-110 1']],
  ['<dialog>\n\n丙\n', '&lt;dialog&gt;丙', ['MD-110 1']],
])(
  'loses no text to a tag of the page, or one that hides it, that the note speaks of: %j',
  async (body, text, problems) => {
    const {html, diagnostics} = await compile(body);
    const shown = html.replace(/<title>.*<\/title>|<[^>]*>|\s/g, '');
    expect(shown).toBe(text);
    expect(diagnostics.map(({code, place}) => `${code} ${place!.line}`)).toEqual(problems);
  },
);

it('leaves out no sentence for an export that never ends', async () => {
  const body = 'export const a = async () => {\n  b({\n\n甲 } 乙\n\n丙 } 丁\n\n戊 } 己\n';
  const {html, diagnostics} = await compile(body);
  expect(html.replace(/<[^>]*>|\s/g, '')).toContain('甲}乙丙}丁戊}己');
  expect(diagnostics.map(({code, place}) => `${code} ${place!.line}`)).toEqual(['MD-121 1']);
});

describe('blanks before full-width punctuation', () => {
  it.each([
    ['用 `npm` ，再 **试** ！', '<p>用 <code>npm</code>，再 <strong>试</strong>！</p>'],
    ['结果是 3 。\n见 [文](a.md)\n。', '结果是 3。见'],
    ['（甲 ）和「乙\n」', '<p>（甲）和「乙」</p>'],
    ['复杂度 $n$ ，', '<span class="nb"><math>'],
  ])('are left out: %s', async (body, html) => {
    const page = await compileMarkdown(
      {...compiler, hasMath: true},
      {body, file: 'a.md', firstLine: 1},
    );
    expect(page.html).toContain(html);
    expect(page.html).not.toMatch(/\s[，。！）」]/);
  });

  it.each([
    ['```\na ，b\n```', 'a ，b'],
    ['<pre>a ，b\n甲\n<b>乙\n丙</b>\n</pre>', 'a ，b\n甲\n<b>乙\n丙</b>\n'],
    ['<textarea>甲\n乙 。</textarea>', '>甲\n乙 。</textarea>'],
    ['<div style="white-space: pre-line">\n\n甲\n乙 。\n\n</div>', '<p>甲\n乙 。</p>'],
    ['`a ，b`', 'a ，b'],
    ['英文 , 和 .', '英文 , 和 .'],
  ])(
    'stay where blanks count, and before other marks, as line breaks do: %j',
    async (body, text) => {
      const {html} = await compile(body);
      expect(html).toContain(text);
    },
  );

  it('count for the anchor of a heading all the same', async () => {
    const {html, ids} = await compile('## 名称 ：说明');
    expect(ids).toEqual(['名称-说明']);
    expect(html).toContain('名称：说明');
  });
});

describe('formulas in the words of pictures', () => {
  const altsOf = async (body: string, file: string) => {
    const note = {body, file, firstLine: 1};
    const {html} = await compileMarkdown({...compiler, hasMath: true}, note);
    return [...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt);
  };

  it.each([
    ['![有 $a_1$ 的图](a.png)', ['有 a_1 的图']],
    [
      String.raw`文 ![$\frac{n}{2}*m*$](a.png) 与 $n$ 和 ![$$x^2$$][r]

[r]: b.png`,
      [String.raw`\frac{n}{2}*m*`, 'x^2'],
    ],
    ['![$f[0]$ 与 [注]](a.png)', ['f[0] 与 [注]']],
    ['![价 $5 与 $6](a.png)', ['价 $5 与 $6']],
    [String.raw`\![$a$](b.md) ![甲](a.png)`, ['甲']],
  ])('are said as in headings: %j', async (body, alts) => {
    expect(await altsOf(body, 'a.md')).toEqual(alts);
    expect(await altsOf(body, 'a.mdx')).toEqual(alts);
  });
});

it('names the line of a formula that is wrong, wherever it is', async () => {
  const body =
    '# 题\n\n文 $\\frac{1$。\n\n$$\n\\frac{2\n$$\n\n- 列\n\n  $$\\frac{3$$\n\n```math\n\\frac{4\n```\n';
  const {diagnostics} = await compileMarkdown(
    {...compiler, hasMath: true},
    {body, file: 'a.md', firstLine: 4},
  );
  expect(diagnostics.map(({code, place}) => `${code} ${formatPlace(place!)}`)).toEqual([
    'MD-180 a.md:6:3',
    'MD-180 a.md:8:1',
    'MD-180 a.md:14:3',
    'MD-180 a.md:16:1',
  ]);
});

it('says formulas in characters where nothing can be set: in the excerpt, the headings and the text of the search', async () => {
  const body =
    '$e^{i\\pi}+1=0$ 与 $\\frac{a}{b}$。\n\n## 求 $x_1$\n\n- $n^2$\n\n$$\n\\sqrt 2\n$$\n';
  const {excerpt, headings, sectionTexts} = await compileMarkdown(
    {...compiler, hasMath: true},
    {body, file: 'a.md', firstLine: 1},
  );
  expect(excerpt).toBe('e^(iπ)+1=0 与 a/b。');
  expect(headings[0]!.text).toBe('求 x₁');
  expect(sectionTexts).toEqual(['e^(iπ)+1=0 与 a/b。', 'n²\n√2']);
});

describe('quotes that Chinese and English share', () => {
  const [open, close] = ['<span lang="en">“</span>', '<span lang="en">”</span>'];
  it.each([
    ['It “works”.', `<p>It ${open}works${close}.</p>`],
    ['- **“A”** `“b”`', `<strong>${open}A${close}</strong> <code>“b”</code>`],
    ['| “a” | “甲” |\n| - | - |', `<th>${open}a${close}</th><th>“甲”</th>`],
    ['> “Evil…”\n>\n> 甲', `${open}Evil<span lang="en">…”</span></p>`],
    ['### “Hi” $“x”$', `${open}Hi${close}`],
    ['他说 “works” 很好', '<p>他说 “works” 很好</p>'],
    ['用 React “hooks” 写', '<p>用 React “hooks” 写</p>'],
    [
      '原文：The “quick” fox, **a “lazy”** dog. 他说“好”。',
      `<p>原文：The ${open}quick${close} fox, <strong>a ${open}lazy${close}</strong> dog. 他说“好”。</p>`,
    ],
    ['“Hi”，b', '<p>“Hi”，b</p>'],
    ['“1”', '<p>“1”</p>'],
    ['It’s — ok', '<p>It’s — ok</p>'],
  ])('are English in what is English as a whole: %j', async (body, html) => {
    expect((await compile(`中文。\n\n${body}\n`)).html).toContain(html);
  });

  it('are as they are in notes without Chinese, and change no id and no words', async () => {
    expect((await compile('It “works”.')).html).toBe('<p>It “works”.</p>');
    const {headings, sectionTexts} = await compile('中文。\n\n## “Hi” all\n\n“Go”\n');
    expect(headings[0]).toMatchObject({id: 'hi-all', text: '“Hi” all', html: '“Hi” all'});
    expect(sectionTexts).toEqual(['中文。', '“Go”']);
  });
});

describe('formulas in headings', () => {
  const headingsOf = async (body: string) => {
    const {headings} = await compileMarkdown(
      {...compiler, hasMath: true},
      {body, file: 'a.md', firstLine: 1},
    );
    return headings;
  };

  it('are formulas in the table of contents, without their source', async () => {
    const [heading] = await headingsOf('## 对数阶 $O(\\log n)$\n');
    expect(heading).toMatchObject({id: '对数阶-olog-n', text: '对数阶 O(log n)'});
    expect(heading!.html).toMatch(
      /^对数阶 <math><semantics>(?!.*(annotation|\\log)).*<mi>log<\/mi>/,
    );
  });

  it('are code there where they cannot be read', async () => {
    const [heading] = await headingsOf('## 错 $\\frac{$\n');
    expect(heading!.html).toBe('错 <code>\\frac{</code>');
  });
});

describe('ids', () => {
  it('are those of headings, footnotes and HTML', async () => {
    const {ids} = await compile('## 甲\n\n<i id="x"></i> 正文[^注]\n\n[^注]: 脚注\n');
    expect(ids).toEqual(['甲', 'x', 'fnref-注', 'fn-注']);
  });

  it('are names of links too, and ids of those that lead out of the site', async () => {
    const {ids} = await compile(
      '<a name="module_A+b"></a>\n\n<a id="c" name="c" href="https://a.example">丙</a>\n',
    );
    expect(ids).toEqual(['module_A+b', 'c']);
  });
});

describe('code blocks of the note as it was before', () => {
  const note = (prose: string) =>
    `${prose}\n\n\`\`\`js\nlet a;\n\`\`\`\n\n\`\`\`none-such\nx\n\`\`\`\n`;
  /** Counts what it highlights; knows no language `none-such`. */
  const createCounter = () => {
    const seen: string[] = [];
    const highlight = (blocks: readonly {language: string; code: string}[]) => {
      seen.push(...blocks.map(({language}) => language));
      const unknown = blocks.flatMap(({language}, i) =>
        language === 'none-such' ? [[i, createDiagnostic('MD-150', {language})] as const] : [],
      );
      return Promise.resolve({lines: blocks.map(({code}) => code.trimEnd().split('\n')), unknown});
    };
    return {seen, compiler: {...compiler, highlight}};
  };

  it('are taken over, and the result is the same as without', async () => {
    const {seen, compiler: counting} = createCounter();
    const previous = await compileMarkdown(counting, {
      body: note('一'),
      file: 'a.md',
      firstLine: 1,
    });
    const again = await compileMarkdown(counting, {
      body: note('二\n\n三'),
      file: 'a.md',
      firstLine: 1,
      previous,
    });
    expect(seen).toEqual(['js', 'none-such', 'none-such']);
    expect(again).toEqual(
      await compileMarkdown(counting, {body: note('二\n\n三'), file: 'a.md', firstLine: 1}),
    );
  });

  it('still report a language that is not known, at its place', async () => {
    const {compiler: counting} = createCounter();
    const previous = await compileMarkdown(counting, {
      body: note('一'),
      file: 'a.md',
      firstLine: 1,
    });
    const again = await compileMarkdown(counting, {
      body: note('二\n\n三'),
      file: 'a.md',
      firstLine: 1,
      previous,
    });
    expect(again.diagnostics.map(({code, place}) => `${code} ${formatPlace(place!)}`)).toEqual([
      'MD-150 a.md:9:1',
    ]);
  });
});

it.each([
  [
    '<h1 align="center">题 <b>粗</b></h1>',
    '<span style="display:block;text-align:center">题 <b>粗</b></span>',
  ],
  ['<h1 align="up">题</h1>', '题'],
  ['<h1 style="position:fixed">题</h1>', '题'],
])('keeps where the words of a title are that is a tag: %s', async (body, titleHtml) => {
  expect((await compile(`${body}\n\n文\n`)).titleHtml).toBe(titleHtml);
});
