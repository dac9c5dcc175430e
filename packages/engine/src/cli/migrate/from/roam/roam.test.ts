import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

const EXPORT = {
  '闭包.md': [
    '- {{[[TODO]]}} 读完 ^^第一章^^',
    '    - {{[[DONE]]}} 看 [[作用域]]，也看 [那一页]([[作用域]])',
    '      第二行',
    '- 作者:: [[某人]] #[[长 标签]]',
    '- __斜体__ 与 `{{[[TODO]]}}`',
    '- {{[[video]]: https://www.youtube.com/watch?v=abcdefghijk}}',
    '- {{[[embed]]: [[作用域]]}}',
    '- 见 ((abc-EF_12)) 与 [字](((abc-EF_12)))',
    '- {{word-count}}',
    '',
  ].join('\n'),
  '作用域.md': '- 名字在哪里找得到。\n',
};

it('makes tasks, marks, links and videos of what Roam writes', async () => {
  const {tool, read, problems} = await migrateFiles(EXPORT);
  const note = decodeURI(read('docs/闭包.md'));
  expect(tool).toBe('Roam');
  expect(note).toContain('- [ ] 读完 <mark>第一章</mark>');
  expect(note).toContain('- [x] 看 [作用域](./作用域.md)，也看 [那一页](./作用域.md)\\\n');
  expect(note).toContain('- **作者:** 某人 长 标签');
  expect(note).toContain('- *斜体* 与 `{{[[TODO]]}}`');
  expect(note).toContain('youtube.com/embed/abcdefghijk');
  expect(note).toMatch(/<Embed1 \/>/);
  expect(note).toContain('- 见 ((abc-EF_12)) 与 字');
  expect(note).toContain('`{{word-count}}`');
  expect(problems).toEqual(expect.arrayContaining(['闭包.md:8', '闭包.md:9']));
});

it('takes no vault of Obsidian for one of Roam', async () => {
  const {tool} = await migrateFiles({...EXPORT, '.obsidian/app.json': '{}'});
  expect(tool).toBe('Obsidian');
});
