import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';
import {rewriteMdBookBlocks} from './mdBookBlocks.ts';

it('makes admonitions of the boxes of mdbook-admonish', () => {
  expect(
    rewriteMdBookBlocks('```admonish warning "题"\n**粗** `a`\n```\n\n```admonish\n话\n```\n'),
  ).toBe(':::warning[题]\n\n**粗** `a`\n\n:::\n\n:::note\n\n话\n\n:::\n');
  expect(
    rewriteMdBookBlocks('````admonish tip title="题", collapsible=true\n```rust\na\n```\n````'),
  ).toBe('<details>\n<summary>题</summary>\n\n```rust\na\n```\n\n</details>');
});

it('makes tabs of mdbook-tabs, and leaves code alone', () => {
  expect(
    rewriteMdBookBlocks('{{#tabs }}\n{{#tab name="甲" }}\n文\n{{#endtab }}\n{{#endtabs }}\n'),
  ).toBe('<Tabs>\n\n<TabItem value="甲" label="甲">\n\n文\n\n</TabItem>\n\n</Tabs>\n');
  const code = '```md\n{{#tabs }}\n<Listing number="1">\n```\n';
  expect(rewriteMdBookBlocks(code)).toBe(code);
});

it('keeps number, file and caption of the listings of the Rust book', async () => {
  const {read} = await migrateFiles({
    'book.toml': '[book]\ntitle = "书"\n',
    'src/SUMMARY.md': '- [甲](a.md)\n',
    'src/a.md':
      '# 甲\n\n<Listing number="2-1" file-name="src/main.rs" caption="打印 `x` 的代码">\n\n```rust,ignore\n{{#rustdoc_include a.rs}}\n```\n\n</Listing>\n\n<Listing file-name="b.rs">\n\n```rust\nb\n```\n\n</Listing>\n',
    'src/a.rs': '# hidden\nlet x = 1;\n',
  });
  expect(read('docs/a.md').replace(/\n{2,}/g, '\n')).toContain(
    '# 甲\n<a id="listing-2-1"></a>\n```rust title="src/main.rs"\nlet x = 1;\n```\n<small>示例 2-1：打印 `x` 的代码</small>\n```rust title="b.rs"\nb\n```\n',
  );
});

it('reads a listing whose caption holds a type, and one in a quote', () => {
  expect(
    rewriteMdBookBlocks(
      '<Listing number="6-5" caption="`Option<i32>`">\n\n```rust\na\n```\n\n</Listing>\n\n> <Listing file-name="b.rs">\n>\n> ```rust\n> b\n> ```\n>\n> </Listing>\n',
    ),
  ).toBe(
    '<a id="listing-6-5"></a>\n\n\n```rust\na\n```\n\n\n<small>Listing 6-5: `Option<i32>`</small>\n\n\n>\n> ```rust title="b.rs"\n> b\n> ```\n>\n',
  );
});
