import {expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';

it('says once how many links lead to programs of the author, and where the first is', async () => {
  const {problems, words} = await migrateFiles({
    'a.md': '# 甲\n\n`[a](evernote:///view/1/)` [a](https://a.example) <https://b.example>\n',
    'b.md': '# 乙\n\n[丙](evernote:///view/1/s1/x/x/)、[丁](<Obsidian://open?vault=v>)\n',
    'c.md': '# 丙\n\n[戊](zotero://select/1)\n\n```md\n[x](zotero://a)\n```\n',
  });
  expect(problems).toEqual(['docs/b.md']);
  expect(words[0]).toMatch(/^3 个链接.*evernote:、obsidian:、zotero:/);
});
