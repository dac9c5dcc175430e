import {expect, it} from 'vitest';
import {dropCopiedColors} from './copiedColors.ts';
import type {MigratedFile} from './from/common/migration.ts';

const drop = (text: string, path = 'docs/a.md'): string => {
  const file = dropCopiedColors(new Map<string, MigratedFile>([[path, {text}]])).get(path)!;
  return 'text' in file ? file.text : '';
};

it('drops the dark greys that copies of web pages write on their text', () => {
  expect(drop('- <font style="color:#4A4A4A;">父子通信</font>：`$emit`')).toBe(
    '- 父子通信：`$emit`',
  );
  expect(drop('<span style="color: rgb(51, 51, 51);">甲</span>')).toBe('甲');
  expect(drop('<span style="color:rgb(25,27,31);font-family:Arial;font-size:16px">甲</span>')).toBe(
    '甲',
  );
  expect(drop('<font color="#000000">甲</font>、<font color=black>乙</font>')).toBe('甲、乙');
  expect(drop('<SPAN STYLE="COLOR: #24292E">甲</SPAN>')).toBe('甲');
  expect(drop("<span style='color:hsl(0, 0%, 20%)'>甲</span>")).toBe(
    "<span style='color:hsl(0, 0%, 20%)'>甲</span>",
  );
});

it('looks no further than a tag is long for what is written in it', () => {
  const open = '<a'.repeat(200_000); // from each of them to the end: 40,000 million characters
  expect(drop(open)).toBe(open);
});

it('drops the white behind them', () => {
  expect(
    drop('<span style="color:rgb(18, 18, 18);background-color:rgb(255, 255, 255);">甲</span>'),
  ).toBe('甲');
  expect(drop('<p style="background: #fff; text-align: center">甲</p>')).toBe(
    '<p style="text-align: center">甲</p>',
  );
});

it('keeps what is meant: colours, text on a colour, greys that read on both grounds', () => {
  const kept = [
    '<font style="color:#F5222D;">红</font>',
    '<span style="color:#000;background:#FADB14">黑字黄底</span>',
    '<span style="color:#999">灰</span>',
    '<span style="color:#fff;background:#333">白字</span>',
    '<td style="background-color:#eef">格</td>',
    '<span class="x" style="color: var(--x)">甲</span>',
  ].join('\n');
  expect(drop(kept)).toBe(kept);
});

it('keeps the other attributes of a tag, and the tag where it has some', () => {
  expect(drop('<span id="a" style="color:#333">甲</span>')).toBe('<span id="a">甲</span>');
  expect(drop('<p style="color:#333;">甲</p>')).toBe('<p>甲</p>');
  expect(drop('<font style="color:#333;font-size:20px;">甲</font>')).toBe('甲');
  expect(drop('<font color="#333" size="5">甲</font>')).toBe('<font size="5">甲</font>');
});

it('takes a tag away with its own end, also across lines and inside of others', () => {
  expect(drop('<font style="color:#333">甲<font style="color:red">乙</font>丙</font>')).toBe(
    '甲<font style="color:red">乙</font>丙',
  );
  expect(drop('<font style="color:red">甲<font style="color:#333">乙</font>丙</font>')).toBe(
    '<font style="color:red">甲乙丙</font>',
  );
  expect(drop('<span style="color:#333">甲\n乙</span>丙')).toBe('甲\n乙丙');
  expect(drop('<span style="color:#333">甲，没有结尾')).toBe('<span>甲，没有结尾');
});

it('reads tags that nothing closes once each', () => {
  const many = '<span>'.repeat(20_000) + '</font>'.repeat(20_000);
  expect(drop(`${many}<font color="black">甲</font>`)).toBe(`${many}甲`);
});

it('leaves code, front matter and files that are no notes alone', () => {
  const code =
    '---\ntitle: "<font style=\\"color:#333\\">"\n---\n\n```html\n<font style="color:#333">甲</font>\n```\n\n`<font color="#333">乙</font>`\n';
  expect(drop(code)).toBe(code);
  const page = '<font style="color:#333">甲</font>';
  expect(drop(page, 'static/a.html')).toBe(page);
});
