import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';
import {isHackMd, rewriteHackMd} from './hackMd.ts';

it.each([
  [':::spoiler {state="open"} 點開\n內\n:::', ':::details 點開\n內\n:::'],
  [
    '```js=101\na\nb\n```\n\n```js=+\nc\n```',
    '```js showLineNumbers=101\na\nb\n```\n\n```js showLineNumbers=103\nc\n```',
  ],
  ['```js=\na\n```', '```js showLineNumbers\na\n```'],
  ['```js!\na\n```', '```js\na\n```'],
  [
    '{%youtube aqz-KE-bpKQ %}',
    '\n<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ" width="560" height="315" title="YouTube" allowfullscreen></iframe>\n',
  ],
  ['{%gist schacon/4277%}', '\n<https://gist.github.com/schacon/4277>\n'],
  ['{%pdf https://a.example/a.pdf %}', '\n<https://a.example/a.pdf>\n'],
  ['> [name=王] [time=昨天] [color=#907bf7]\n> 話', '> **王** 昨天\\\n> 話'],
  ['* 甲\n{%pdf https://a.example%}\n* 乙', '* 甲\n\n<https://a.example>\n\n* 乙'],
  ['{ruby 漢|ㄏㄢˋ}', '<ruby>漢<rt>ㄏㄢˋ</rt></ruby>'],
  ['{%figma abc%}', '{%figma abc%}'],
  ['a [name=甲] {%gist a%} b', 'a [name=甲] {%gist a%} b'],
  ['> 話 [color=#3b75c6]', '> 話'],
])('rewrites what HackMD has of its own: %j', (written, rewritten) => {
  expect(rewriteHackMd(written, {})).toBe(rewritten);
});

it.each([':::info\n:::', '```js {1}\n```', '```\n=a\n```', '# tags: a', '{% raw %}'])(
  'takes other notes for none: %j',
  (text) => {
    expect(isHackMd(text)).toBe(false);
  },
);

it('takes a note over with its tags, boxes and line breaks', async () => {
  const {read, problems} = await migrateFiles({
    '會議.md':
      '---\ntags: 甲, 乙\n---\n\n# 會議\n\n###### tags: `乙` `丙`\n\n:::success\n成\n:::\n\n:::spoiler 更多\n++加++\n:::\n\n一\n二\n\n*[TCP]: 協定\nTCP\n',
  });
  const note = read('docs/會議.md');
  expect(note).toContain('tags: ["甲","乙","丙"]');
  expect(note).toContain(':::success\n成\n:::');
  expect(note).toContain('<details>\n<summary>更多</summary>\n\n<ins>加</ins>\n\n</details>');
  expect(note).toContain('一\\\n二');
  expect(note).toContain('<abbr title="協定">TCP</abbr>');
  expect(note).not.toContain('tags:`');
  expect(problems).toEqual([]);
});

it('joins lines where the note says so', () => {
  expect(rewriteHackMd('一\n二', {breaks: false})).toBe('一\n二');
});
