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

it('reads a list of notes whose name is in another case, as GitBook does', async () => {
  const book = {
    'README.md': '# 书\n',
    'b/_index.md': '# 乙\n',
    'a.md': '# 甲\n',
    'summary.md': '- [乙](b/_index.md)\n- [甲](a.md)\n',
  };
  const {tool, config, has, read} = await migrateFiles(book);
  expect([tool, has('docs/summary.md')]).toEqual(['GitBook', false]);
  expect(JSON.stringify(config['docs'])).toMatch(/"乙".*"甲"/);
  expect(read('docs/b/index.md')).toContain('# 乙');
});

it('takes a note that is called so, and leads to few of the others, for a note', async () => {
  const {tool, has} = await migrateFiles({
    'README.md': '# 书\n',
    'a.md': '# 甲\n',
    'b.md': '# 乙\n',
    'summary.md': '# 小结\n\n- [甲](a.md)\n',
  });
  expect([tool, has('docs/summary.md')]).toEqual(['Markdown', true]);
});

it('names shortcodes of Hugo, and drops attributes below pictures', async () => {
  const {read, problems, words} = await migrateFiles({
    'SUMMARY.md': '- [甲](a.md)\n',
    'README.md': '# 书\n',
    'a.md':
      '# 甲\n\n{{< table title="表" >}}\n\n| a |\n| --- |\n{.wide}\n\n{{< /table >}}\n\n`{{< x >}}` {{< table >}}\n\n![图](https://x.example/a.png)\n{width=1920 height=117}\n\n字\n{a=1}\n',
  });
  expect(problems).toEqual(['a.md:3']);
  expect(words[0]).toContain('{{< table >}}');
  expect(read('docs/a.md')).not.toMatch(/width=1920|\.wide/);
  expect(read('docs/a.md')).toContain('字\n{a=1}');
});

it('tells which notes did not come along, since the contents do not name them', async () => {
  const {has, words, problems} = await migrateFiles({
    'SUMMARY.md': '- [甲](a.md)\n',
    'README.md': '# 书\n',
    'LICENSE.md': 'MIT\n',
    'a.md': '# 甲\n',
    'c/b.md': '# 乙\n',
    'c/d.md': '# 丁\n',
  });
  expect([has('docs/c/b.md'), problems]).toEqual([false, ['SUMMARY.md']]);
  expect(words[0]).toMatch(/2 篇.*c\/b\.md/);
});

it('leaves notes out of the sidebar whose names begin with a dot, which make no pages', async () => {
  const {config, problems, paths} = await migrateFiles({
    'README.md': '# 书\n',
    '.a.md': '# 甲\n',
    'b.md': '# 乙\n',
    'SUMMARY.md': '- [甲](.a.md)\n- [乙](b.md)\n',
  });
  expect(paths).not.toContain('docs/.a.md');
  expect(config).toMatchObject({docs: {sidebars: {docs: [{id: 'b', label: '乙'}]}}});
  expect(problems).toEqual(['SUMMARY.md']);
});

it('shows what a page says of an interface', async () => {
  const {read, problems} = await migrateFiles({
    'README.md': '# 书\n',
    'SUMMARY.md': '- [书](README.md)\n- [接口](a.md)\n',
    'a.md':
      '# 接口\n\n{% swagger method="post" path="/cats" baseUrl="https://a.example" summary="建一只猫" %}\n{% swagger-description %}\n说明。\n{% endswagger-description %}\n\n{% swagger-parameter in="body" name="name" type="String" required="true" %}\n名字\n{% endswagger-parameter %}\n\n{% swagger-parameter in="body" name="" %}\n别的\n{% endswagger-parameter %}\n\n{% swagger-response status="200: OK" description="好了" %}\n```json\n{}\n```\n{% endswagger-response %}\n{% endswagger %}\n',
  });
  expect(problems).toEqual([]);
  expect(
    read('docs/a.md')
      .replace(/\n{2,}/g, '\n\n')
      .trimEnd(),
  ).toBe(
    '# 接口\n\n**POST** `https://a.example/cats`\n\n建一只猫\n\n说明。\n\n`name` (body, String, required): \n名字\n\n(body): \n别的\n\n**200: OK** 好了\n\n```json\n{}\n```',
  );
});
