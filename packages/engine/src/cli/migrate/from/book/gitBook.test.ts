import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

it.each([
  ['as its first page where no settings say it', {}, '书'],
  ['as its settings say', {'book.json': '{"title": "别名", "plugins": []}'}, '别名'],
])('calls a book of GitBook %s', async (_, files, title) => {
  const {config} = await migrateFiles({
    'SUMMARY.md': '# 目录\n\n- [甲](a.md)\n',
    'README.md': '---\nicon: x\n---\n\n# 书\n',
    'a.md': '# 甲\n',
    ...files,
  });
  expect(config['title']).toBe(title);
});
