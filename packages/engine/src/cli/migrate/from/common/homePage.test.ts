import {expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

it('lists the notes of a folder without a home page by folders and titles, as people count', async () => {
  const {read} = await migrate({
    '甲.md': '# 甲 `<T>`\n',
    '后端/库/README.md': '# 总\n',
    '后端/库/tx.md': '文\n',
    '后端/空/深/a.md': '---\ntitle: 深\n---\n',
    '前端/第十章.md': '# 十\n',
    '前端/第二章.md': '# [二]\n',
    '前端/readme.md': '# 前端的话\n',
  });
  expect(read('docs/index.md')).toBe(`# 笔记

- [甲 \\<T>](./%E7%94%B2.md)

## 前端

- [前端的话](./%E5%89%8D%E7%AB%AF/readme.md)
- [\\[二\\]](./%E5%89%8D%E7%AB%AF/%E7%AC%AC%E4%BA%8C%E7%AB%A0.md)
- [十](./%E5%89%8D%E7%AB%AF/%E7%AC%AC%E5%8D%81%E7%AB%A0.md)

## 后端

- [库](./%E5%90%8E%E7%AB%AF/%E5%BA%93/README.md)
  - [tx](./%E5%90%8E%E7%AB%AF/%E5%BA%93/tx.md)
- 空
  - 深
    - [深](./%E5%90%8E%E7%AB%AF/%E7%A9%BA/%E6%B7%B1/a.md)
`);
});

it('lists titles that Pandoc printed without their attributes', async () => {
  const {read} = await migrate({
    '甲.md':
      '# [TODO]{.todo .TODO} 概述 [[标]{.smallcaps}]{.tag tag-name="a"} {#概述 .unnumbered}\n',
    '乙.md': '# 乙\n',
  });
  expect(decodeURI(read('docs/index.md'))).toContain('- [TODO 概述 标](./甲.md)\n');
  expect(read('docs/甲.md')).toContain('# TODO 概述 标 {#概述}\n');
});

it('counts the notes of folders where a list would be long', async () => {
  const many = Object.fromEntries(
    Array.from({length: 200}, (_, i) => [`many/${i + 1}.md`, `# Note ${i + 1}\n`]),
  );
  const {read} = await migrate({...many, 'one/a/b.md': '# One\n', 'c.md': '# See\n'});
  expect(read('docs/index.md')).toBe(
    '# Notes\n\n- [See](./c.md)\n- [many](./many/1.md) (200 notes)\n- [one](./one/a/b.md) (1 note)\n',
  );
});

it('calls the page of a folder by the title that it has, and lists no note that is not public', async () => {
  const {read, words} = await migrate({
    'posts/2020-01-01-hello/index.md': '---\ntitle: 你好\n---\n文\n',
    'posts/secret.md': '---\ntitle: 密\npublished: false\n---\n文\n',
    'posts/later.md': '---\ntitle: 待续\ndraft: true\n---\n文\n',
  });
  expect(read('docs/index.md')).toBe(
    '# 笔记\n\n## posts\n\n- [你好](./posts/2020-01-01-hello/index.md)\n',
  );
  expect(words).toEqual(['它写明不公开；写成了草稿，不发布。']);
});

it('lists notes that are drafts by words of another tool alone', async () => {
  const {read} = await migrate({
    'mkdocs.yml': 'site_name: 站\n',
    'docs/甲.md': '---\nstatus: draft\n---\n\n# 甲\n',
    'docs/乙.md': '---\ndraft: true\n---\n\n# 乙\n',
  });
  expect(decodeURI(read('docs/index.md'))).toBe('# 站\n\n- [甲](./甲.md)\n');
});
