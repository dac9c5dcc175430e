import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

const id = (sign: string): string => sign.repeat(32);
const item = (
  sign: string,
  type: number,
  {text, facts = ''}: {readonly text: string; readonly facts?: string},
): Record<string, string> => ({
  [`${id(sign)}.md`]: `${text}id: ${id(sign)}\n${facts}type_: ${type}`,
});

const ARCHIVE = {
  ...item('1', 2, {text: '工作\n\n', facts: 'parent_id: \n'}),
  ...item('2', 2, {text: '子本/二\n\n', facts: `parent_id: ${id('1')}\n`}),
  ...item('a', 1, {
    text: `网络\n\n第一行\n第二行，见 [做饭](:/${id('b')}#小节)\n\n![图](:/${id('d')})\n\n<img src=":/${id('d')}" width="10">\n\n\`\`\`\n:/${id('b')}\n\`\`\`\n\n`,
    facts: `parent_id: ${id('1')}\nuser_updated_time: 2021-07-12T13:45:10.000Z\n`,
  }),
  ...item('b', 1, {text: '做饭\n\n## 小节\n\n米饭\n\n', facts: `parent_id: ${id('2')}\n`}),
  ...item('3', 1, {text: '做饭\n\n又一篇\n\n', facts: `parent_id: ${id('2')}\n`}),
  ...item('4', 1, {text: '旧的\n\n扔了\n\n', facts: 'deleted_time: 1700000000000\n'}),
  ...item('5', 1, {text: '密\n\n\n\n', facts: 'encryption_applied: 1\n'}),
  ...item('d', 4, {text: 'shot.png\n\n', facts: 'file_extension: png\n'}),
  ...item('e', 5, {text: '协议\n\n'}),
  ...item('f', 6, {text: '', facts: `note_id: ${id('a')}\ntag_id: ${id('e')}\n`}),
  [`resources/${id('d')}.png`]: 'x',
};

it('takes an archive of Joplin over: notebooks, titles, links, pictures, tags', async () => {
  const {tool, paths, read, words} = await migrateFiles(ARCHIVE);
  expect(tool).toBe('Joplin');
  expect(paths).toEqual([
    'docs/index.md',
    'docs/resources/shot.png',
    'docs/工作/子本-二/做饭-2.md',
    'docs/工作/子本-二/做饭.md',
    'docs/工作/网络.md',
    'wuya.config.ts',
  ]);
  expect(read('docs/工作/网络.md')).toBe(`---
title: "网络"
tags: ["协议"]
last_update: {"date":"2021-07-12"}
---

第一行\\
第二行，见 [做饭](./%E5%AD%90%E6%9C%AC-%E4%BA%8C/%E5%81%9A%E9%A5%AD-2.md#小节)

![图](../resources/shot.png)

<img src="../resources/shot.png" width="10">

\`\`\`
:/${id('b')}
\`\`\`
`);
  expect(words).toEqual(['笔记「密」加了密，没有带过来；在 Joplin 里解密后再导出。']);
});
