import {describe, expect, it} from 'vitest';
import {migrateFiles} from '../../../../test/helpers/migrated.ts';
import {keepLineBreaks} from './lineBreaks.ts';

describe('a line break inside a paragraph', () => {
  it.each([
    ['一\n二\n三', '一\\\n二\\\n三'],
    ['- 甲\n  乙\n- 丙\n丁', '- 甲\\\n  乙\n- 丙\\\n丁'],
    ['> 一\n> 二\n>\n> 三', '> 一\\\n> 二\n>\n> 三'],
    ['> [!note] 题\n> 一\n> 二', '> [!note] 题\n> 一\\\n> 二'],
    ['- 甲\n    > 一\n    > 二', '- 甲\n    > 一\\\n    > 二'],
    ['[![](a.png)](b)\n二', '[![](a.png)](b)\\\n二'],
    ['![](a.png)\n图下的字', '![](a.png)\\\n图下的字'],
    ['- 甲\n\n    乙\n    丙', '- 甲\n\n    乙\\\n    丙'],
    [
      '一\n<font color=red>二</font>\n<img src="a.png">\n三',
      '一  \n<font color=red>二</font>  \n<img src="a.png">\\\n三',
    ],
    ['一 [[a]]\n二 `b`', '一 [[a]]\\\n二 `b`'],
  ])('is kept: %j', (written, kept) => {
    expect(keepLineBreaks(written)).toBe(kept);
  });

  it.each([
    '# 题\n一\n\n二',
    '题\n---\n一',
    '题\n===\n一',
    '一  \n二',
    '一\\\n二',
    '一<br>\n二',
    '```\na\nb\n```',
    '一\n```\na\n```',
    '    a\n    b',
    '$$\na\nb\n$$',
    '一\n$$\na\nb\n$$\n二',
    'a | b\n--|--\n1 | 2\n3 | 4',
    '| a |\n|--|\n| 1 |\n| 2 |',
    '<div>\na\nb\n</div>',
    '<!-- a\nb -->',
    '<img src="a.png">\n一\n二',
    '一\n<div>\n二\n</div>',
    '一\n- 二\n- 三',
    '[a]: b\n[c]: d',
    ':::tip\n:::',
    '一\n^id',
    '![[甲]]\n一\n![[乙]]',
    '***\n一',
    '> [!提示]\n> 一',
    '一 ^id\n二',
  ])('is none: %j', (text) => {
    expect(keepLineBreaks(text)).toBe(text);
  });
});

it('is kept in a vault of Obsidian, unless its settings say that it is none', async () => {
  const note = {'甲.md': '一\n二\n'};
  const open = await migrateFiles({...note, '.obsidian/app.json': '{}'});
  expect(open.read('docs/甲.md')).toContain('一\\\n二\n');
  const strict = await migrateFiles({...note, '.obsidian/app.json': '{"strictLineBreaks": true}'});
  expect(strict.read('docs/甲.md')).toContain('一\n二\n');
  const unknown = await migrateFiles({...note, '乙.md': '[[甲]]\n三\n'});
  expect(unknown.read('docs/乙.md')).toContain(')\n三\n');
});

it('is kept in the blocks of Logseq', async () => {
  const {read} = await migrateFiles({
    'logseq/config.edn': '{}',
    'pages/甲.md': '- 一\n  二\n- 三\n',
  });
  expect(read('docs/甲.md')).toContain('-  一\\\n   二\n-  三\n');
});

it('leaves text below a picture with a size what it is, whatever tool the notes are of', async () => {
  const {read} = await migrateFiles({
    '甲.md':
      '# 甲\n\n![图](a.png =300x)\n**粗** ![](a.png)\n\n> ![](a.png =2x)\n> _斜_\n\n![](a.png =3x)\n\n字\n![](a.png =4x)\n字\n',
    'a.png': '',
  });
  expect(read('docs/甲.md')).toContain(
    'alt="图" width="300" />\\\n**粗** ![](./a.png)\n\n> <img src="./a.png" alt="" width="2" />\\\n> _斜_\n\n<img src="./a.png" alt="" width="3" />\n\n字\n<img src="./a.png" alt="" width="4" />\n字\n',
  );
});
