import {describe, expect, it} from 'vitest';
import {articleTexts} from '../../../test/helpers/articleTexts.ts';
import {countKeptBytes} from '../../../test/helpers/keptBytes.ts';
import {createRandom, seed} from '../../../test/helpers/random.ts';
import {compileMarkdown} from '../compile.ts';
import type {CodeBlock} from './codeBlock.ts';
import {createHighlighter} from './highlighter.ts';

const samples: Readonly<Record<string, readonly string[]>> = {
  js: [
    'const a = `x ${1 + `y ${b}`}`; // 注\n',
    'async function* f() {\n\tyield /re[/]x/gu;\n}\n\n\nclass A { #p = 1 }\n',
    '/* 没有结束\n',
  ],
  ts: [
    'type A<T extends "x" | \'y\'> = T[keyof T] & {readonly a?: <B>(b: B) => b is B};\n',
    'const x = <T,>(y: T) => y as unknown as <U>() => U;\n',
    '`没有结束 ${\n',
  ],
  html: [
    '<!doctype html>\n<p class="a" data-b=\'c\'>文字 &amp; <b>x</b></p>\n<script>let a = "</scr" + "ipt>";</script>\n',
    '<style>a > b { color: red }</style>\n',
    '< 3 && <b\n',
  ],
  css: [
    '@media (width >= 40em) { a:hover::before { content: "\\201C"; } }\n',
    ':root { --x: #fff; color: light-dark(#000, oklch(50% 0 0)) }\n',
    'a {\n',
  ],
  py: [
    'def f(x: int = 3, *args, **kw) -> "str":\n    """文档\n    第二行"""\n    return f"{x!r:>{10}}"  # 注释\n',
    "x = '''\n没有结束\n",
    'print(r"\\d+", b"\\x00", 1_000j)\n',
  ],
  bash: [
    'for f in *.md; do echo "${f%.md}" | sed -e \'s/&/\\&amp;/g\' > "$OUT" 2>&1; done\n',
    'cat <<EOF\n$(date) & <tag>\nEOF\n',
    '# 注\n\n',
  ],
  json: ['{"键": [1, -2.5e3, true, null, "\\u4e2d\\n"], "b": {}}\n', '{"没有": \n', '[]\n'],
  sql: [
    "SELECT * FROM 表 WHERE a <> 'b''c' AND d >= 1 -- 注\n",
    '/* x */ CREATE INDEX i ON t (a, b DESC);\n',
    "INSERT INTO t VALUES ('没有结束\n",
  ],
  yaml: [
    'a: &x\n  - "b: c"\n  - |\n    多行\n    文字\n<<: *x # 注\n',
    '---\n? 复杂\n: 值\n',
    'a: [1, {b: c}]\n',
  ],
  go: [
    'func (r *T) F(ch <-chan int) (err error) {\n\tdefer func() { recover() }()\n\treturn fmt.Errorf("%w: `x`", err)\n}\n',
    'var s = `原样\n\t多行`\n',
    'x := a &^ b << 2\n',
  ],
};

/** Text of a piece of our own HTML: no comments, five entities. */
function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** Text of the code element of an article that is one code block. */
async function renderedCode(
  highlighter: ReturnType<typeof createHighlighter>,
  language: string,
  code: string,
): Promise<string> {
  const fence = '`'.repeat(Math.max(3, ...(code.match(/`+/g) ?? []).map(({length}) => length + 1)));
  const body = `${fence}${language}\n${code}${fence}\n`;
  const {html} = await compileMarkdown(
    {
      texts: articleTexts,
      allowsRawHtml: false,
      hasMath: false,
      hasDiagrams: false,
      hasEmoji: false,
      magicComments: [],
      highlight: highlighter.highlight,
    },
    {body, file: 'a.md', firstLine: 1},
  );
  return textOf(/<code>([^]*)<\/code>/.exec(html)![1]!);
}

describe('the text of a code block', () => {
  const highlighter = createHighlighter();

  it.each(Object.entries(samples))(
    'is the code that was written, in %s',
    async (language, codes) => {
      for (const code of codes) expect(await renderedCode(highlighter, language, code)).toBe(code);
    },
  );

  it(`is the code that was written, however it is cut and mixed (seed ${seed})`, async () => {
    const random = createRandom(seed);
    const lines = Object.values(samples).flat().join('').split('\n');
    for (const language of Object.keys(samples)) {
      for (let i = 0; i < 20; i++) {
        const picked = Array.from(
          {length: 1 + Math.floor(random() * 8)},
          () => lines[Math.floor(random() * lines.length)]!,
        );
        const cut = Math.floor(random() * 4);
        const code = `${picked.map((line) => line.slice(cut)).join('\n')}\n`;
        expect(await renderedCode(highlighter, language, code)).toBe(code);
      }
    }
  });
});

describe('lines', () => {
  const block = (language: string, code: string) => ({language, meta: '', code, classes: []});

  it('come out the same whatever was highlighted before', async () => {
    const used = createHighlighter();
    const code = '/* 甲\nlet a = 1;\n*/\nlet a = 1;\n';
    await used.highlight([block('js', 'let a = 1;\n'), block('js', '`\nlet a = 1;\n`\n')]);
    expect((await used.highlight([block('js', code)])).lines).toEqual(
      (await createHighlighter().highlight([block('js', code)])).lines,
    );
  });

  it('carry the state of a comment or text over to the next', async () => {
    const {lines} = await createHighlighter().highlight([block('js', '/* 甲\n乙\n*/\n丙\n')]);
    expect(lines[0]!.map((line) => line.includes('class=c'))).toEqual([true, true, true, false]);
  });

  it('of a language under another of its names are those of the language', async () => {
    const {highlight} = createHighlighter();
    const goCode = 'func main() {}\n';
    const {lines, unknown} = await highlight([
      block('golang', goCode),
      block('go', goCode),
      block('MySQL', 'SELECT 1\n'),
      block('patch', '+a\n'),
      block('diff', '+a\n'),
    ]);
    expect(unknown).toEqual([]);
    expect(lines[0]).toEqual(lines[1]);
    expect(lines[2]![0]).toContain('<span class=k>SELECT');
    expect(lines[3]).toEqual(lines[4]);
  });

  it('of an unknown language are plain, and it is named with the nearest', async () => {
    const {lines, unknown} = await createHighlighter().highlight([
      block('js', 'a\n'),
      block('pyhton', '<a>\n'),
    ]);
    expect(lines[1]).toEqual(['&lt;a&gt;']);
    expect(unknown).toMatchObject([[1, {code: 'MD-150', hint: {en: 'Did you mean python?'}}]]);
  });

  it.each([
    ['tree', undefined],
    ['url', undefined],
    ['dot', undefined],
    ['jsn', 'json'],
    ['josn', 'json'],
    ['bahs', 'bash'],
  ])('with the short name %s are taken for %s', async (name, language) => {
    const {unknown} = await createHighlighter().highlight([block(name, 'a\n')]);
    expect(unknown[0]?.[1].hint?.en).toBe(language && `Did you mean ${language}?`);
  });

  it.each(['', 'text', 'txt', 'plain', 'diff'])(
    'without a grammar, %j, are plain and nothing is said',
    async (language) => {
      expect(await createHighlighter().highlight([block(language, 'a & b\n\nc')])).toEqual({
        lines: [['a &amp; b', '', 'c']],
        unknown: [],
      });
    },
  );

  it('of a diff are read as the code before and the code after, in the language it names or its title ends with', async () => {
    const diff = (meta: string, code: string) => ({...block('diff', code), meta});
    const {lines, unknown} = await createHighlighter().highlight([
      diff('lang="js"', '-a = `x\n+a = 1;\n let b;\n-`;\n'),
      diff('title="src/a.JS"', '+let a\n'),
      diff('title="notes.unknown"', '+let a\n'),
      diff('lang=pyhton', '+let a\n'),
    ]);
    // Before, line 3 is inside of a text; after, it is code: what stays is read as the latter.
    expect(lines[0]!.map((line) => line.includes('<span class=k>let'))).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(lines[0]![3]).toContain('class=s');
    expect(lines.slice(1).map(([line]) => line!.includes('<span'))).toEqual([true, false, false]);
    expect(unknown).toMatchObject([[3, {code: 'MD-150'}]]);
  });

  it('keep blanks that push a comment to the right apart, so that a narrow window can draw them as one', async () => {
    const {lines} = await createHighlighter().highlight([
      block('js', 'f();     // 推开\nf(); // 不推\n     // 开头\n'),
    ]);
    expect(
      lines[0]!.map((line) => line.includes('<span class=w>     </span><span class=c>')),
    ).toEqual([true, false, false]);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'of the language %s are those of an unknown one',
    async (language) => {
      expect((await createHighlighter().highlight([block(language, 'x')])).unknown).toHaveLength(1);
    },
  );
});

it('reads TypeScript with the grammar of TSX, types in expressions with its own, tags as tags', async () => {
  const lineOf = async (language: string, code: string) =>
    (await createHighlighter().highlight([{language, meta: '', code, classes: []}])).lines[0]![0];
  const cast = 'const a = <Props>value; const b = 1;';
  expect(await lineOf('ts', cast)).not.toBe(await lineOf('tsx', cast));
  expect(await lineOf('ts', cast)).toContain('<span class=k>const</span><span class=v> b');
  const tag = 'return <Foo.Bar value={v}>{text}</Foo.Bar>;';
  expect(await lineOf('ts', tag)).toBe(await lineOf('tsx', tag));
  const generic = 'const m = new Map<string, Array<number>>(); function f<T>(a: T): a is T {}';
  expect(await lineOf('ts', generic)).toBe(await lineOf('tsx', generic));
});

it('leaves lines plain in which hundreds of brackets are open', async () => {
  const code = `${'({[\n'.repeat(1000)}const a = 1;\n`;
  const {lines} = await createHighlighter().highlight([
    {language: 'js', meta: '', code, classes: []},
  ]);
  expect(lines[0]![40]).toBe(lines[0]![1]);
  expect(lines[0]!.at(-1)).toBe('<span class=v>const a = 1;</span>');
});

it('remembers lines without the notes that they were cut from', async () => {
  const {highlight} = createHighlighter();
  const blockOf = (i: number): CodeBlock => {
    const note = `const first = ${i}; // 超过十三个字符\nsome(plain, ${i});\n${'字'.repeat(500_000)}`;
    return {language: 'js', meta: '', code: note.slice(0, note.indexOf('字字')), classes: []};
  };
  await highlight([blockOf(-1)]);
  const bytes = await countKeptBytes(async () => {
    for (let i = 0; i < 40; i++) await highlight([blockOf(i)]);
    return highlight;
  });
  expect(bytes).toBeLessThan(10_000_000);
});

it('colours code inside Markdown, whatever was highlighted before', async () => {
  const block = (language: string, code: string) => ({language, meta: '', code, classes: []});
  const markdown = block(
    'md',
    '# 甲\n\n```python\ndef f(): return 1\n```\n\n> ~~~JS\n> const a = 1\n',
  );
  const first = (await createHighlighter().highlight([markdown])).lines[0]!;
  expect(first[3]).toContain('<span class=k>def </span>');
  expect(first[7]).toContain('<span class=k>const');
  const later = createHighlighter();
  const before = [
    block('md', '```css\na {}\n```\n'),
    block('python', 'x = 1\n'),
    block('angular-ts', 'const a = css`a {}`\n'),
  ];
  await later.highlight(before);
  expect((await later.highlight([markdown])).lines[0]).toEqual(first);
  const tagged = block('ts', 'const a = css`a { b: c }`\n');
  expect((await later.highlight([tagged])).lines).toEqual(
    (await createHighlighter().highlight([tagged])).lines,
  );
});

it.each(['jsx live', 'h', 'json5', 'jsonc', 'ts', 'yml'])(
  'colours %s inside Markdown and MDX, where it may go by another name',
  async (fence) => {
    const code = `\`\`\`${fence}\nint f(a) { return {b: 1}; }\n\`\`\`\n`;
    for (const language of ['md', 'mdx']) {
      const block = {language, meta: '', code, classes: []};
      const [lines] = (await createHighlighter().highlight([block])).lines;
      expect(lines![1], language).not.toMatch(/^<span class=v>[^<]*<\/span>$/);
    }
  },
);
