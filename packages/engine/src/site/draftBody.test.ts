import {expect, it} from 'vitest';
import {plainCompiler} from '../../test/helpers/plainCompiler.ts';
import type {MarkdownCompiler} from '../article/compile.ts';
import {draftBody} from './draftBody.ts';

it.each([
  ['valid MDX', true, '甲 {1 + 1}', 'MDX'],
  [
    'MDX with a comment above an import',
    true,
    '<!-- a -->\nimport A from "./a.jsx";\n\n<A\n  // b\n  c={1}\n/>',
    'MDX',
  ],
  ['no valid MDX', true, '甲 <b>', 'Markdown'],
  ['Markdown that needs its code', false, 'import A from "./a.jsx";\n\n<A/>', 'MDX'],
  ['an element that calls a function', false, '<b onClick={(e) => e.x()}>甲</b>', 'MDX'],
])(
  'highlights the code of a Docusaurus note once, in whatever way it is read: %s',
  async (_, isMdx, text, reading) => {
    const asked: string[] = [];
    const compiler: MarkdownCompiler = {
      ...plainCompiler,
      allowsRawHtml: true,
      foreignComponents: new Set(),
      highlight: async (blocks) => {
        asked.push(...blocks.map(({code}) => code.trim()));
        return {lines: blocks.map(({code}) => [code]), unknown: []};
      },
    };
    const body = `${text}\n\n\`\`\`js\nlet a;\n\`\`\`\n`;
    const source = {path: 'docs/a.md', contentPath: 'a.md', text: body, hash: 'a'};
    const draft = await draftBody(
      compiler,
      {source, body, bodyLine: 1},
      {isMdx, previous: undefined},
    );
    const {html, code, diagnostics} = await draft.finish();
    expect(html).toContain('let a;');
    expect(code ? 'MDX' : 'Markdown').toBe(reading);
    expect(diagnostics).toEqual(draft.diagnostics);
    expect(asked).toEqual(['let a;']);
  },
);

it.each([
  ['<p>**甲**</p>', true, undefined, '<p><strong>甲</strong></p>'],
  ['<br />\n甲 [乙](https://b.example/)', true, undefined, '甲 <a href="https://b.example/"'],
  ['<p>**甲**</p>', false, undefined, '<p>**甲**</p>'],
  ['<p>**甲**</p>', true, 'detect' as const, '<p>**甲**</p>'],
  ['<p>**甲** <b></p>', true, undefined, '<p>**甲** <b>'], // no MDX
  ['<p>**甲** {1 + 1}</p>', true, undefined, '<p><strong>甲</strong> 2</p>'],
  ['<p>**甲** {f(1)}</p>', true, undefined, '<p>**甲** {f(1)}</p>'], // would be code
  ['甲 {"{"}乙{\'*\'} `{"c"}`', true, undefined, '<p>甲 {乙* <code>{"c"}</code></p>'],
  ['<td>\n      甲 {"{"}乙{"}"} {1}\n</td>', true, undefined, '甲 {乙} {1}'],
  ['甲 {"{"}', true, 'detect' as const, '<p>甲 {"{"}</p>'],
  ['甲 {"{"}', false, undefined, '<p>甲 {"{"}</p>'],
])(
  'reads Markdown beside tags and texts in braces of %s where files are MDX: %s, %s',
  async (body, readsMdx, format, html) => {
    const draft = await draftBody(
      {...plainCompiler, allowsRawHtml: true, foreignComponents: new Set(), readsMdx},
      {
        source: {path: 'docs/a.md', contentPath: 'a.md', text: body, hash: 'a'},
        body,
        bodyLine: 1,
        ...(format && {frontMatter: {format}}),
      },
      {isMdx: false, previous: undefined},
    );
    const finished = await draft.finish();
    expect(finished.html.trim()).toContain(html);
    expect(draft.code ?? finished.code).toBeUndefined();
  },
);

it.each([
  ['holds them', 'code', '甲 `乙`', 1, true],
  ['holds none', 'code', '甲', 1, false],
  ['only looks as if it did', 'code', '甲 \\`', 2, false],
  ['holds a picture', 'img', '甲\n\n![乙](https://x.example/a.png)', 1, true],
  ['holds a link', 'a', '甲 [乙](./b.md)', 1, true],
])(
  'a note of a site that replaces elements is read once where that tells enough: it %s',
  async (_, element, body, readings, isCode) => {
    let read = 0;
    const names = new Set([element]);
    const draft = await draftBody(
      {
        ...plainCompiler,
        allowsRawHtml: true,
        foreignComponents: names,
        siteComponents: names,
        pluginsFor: () => void read++,
      },
      {source: {path: 'docs/a.md', contentPath: 'a.md', text: body, hash: 'a'}, body, bodyLine: 1},
      {isMdx: false, previous: undefined},
    );
    expect(read).toBe(readings);
    expect(draft.code !== undefined).toBe(isCode);
  },
);

it('says of a .mdx file that is none why its imports and exports are lost, not that it be renamed', async () => {
  const body = 'import A from "./a.jsx";\n\nexport const b = f();\n\n甲 {x\n';
  const source = {path: 'docs/a.mdx', contentPath: 'a.mdx', text: body, hash: 'a'};
  const draft = await draftBody(
    {...plainCompiler, foreignComponents: new Set()},
    {source, body, bodyLine: 1},
    {isMdx: true, previous: undefined},
  );
  const lost = draft.diagnostics.filter(({code}) => /MD-12[01]/.test(code));
  expect(lost.map(({en}) => en)).toEqual([
    'This file is no valid MDX and was read as Markdown, which cannot import ./a.jsx; the line was left out.',
    'This file is no valid MDX and was read as Markdown, which cannot export b; it was left out.',
  ]);
});

it.each([
  ['docs/a.mdx', '甲 < 乙', '甲 &lt; 乙'],
  ['docs/a.md', '甲 < 乙', '甲 &lt; 乙'],
  ['docs/a.md', '甲 <= 乙', '甲 &lt;= 乙'],
  ['docs/a.mdx', '甲 {x', '甲 {x'],
  ['docs/a.md', '甲 {x', '甲 {x'],
  ['docs/a.mdx', '甲 <https://x.example/a>', '<a href="https://x.example/a"'],
])('a sign that begins nothing costs no component of %s: %s', async (path, sign, html) => {
  const body = `import A from './a.jsx';\n\n${sign}\n\n<A/>\n`;
  const draft = await draftBody(
    {...plainCompiler, allowsRawHtml: true, foreignComponents: new Set()},
    {source: {path, contentPath: 'a.md', text: body, hash: 'a'}, body, bodyLine: 1},
    {isMdx: path.endsWith('x'), previous: undefined},
  );
  const finished = await draft.finish();
  expect(draft.code?.islands).toHaveLength(1);
  expect(finished.html).toContain(html);
  expect(finished.diagnostics.filter(({level}) => level === 'error')).toEqual([]);
});
