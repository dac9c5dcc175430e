import {expect, it} from 'vitest';
import {migrateFiles as migrate} from '../../../../../test/helpers/migrated.ts';

const POST = '---\ntitle: 甲 Title\ndate: 2024-05-06\n---\n';

it('shows files beside a post that notes name by their addresses in the old site', async () => {
  const {read} = await migrate({
    '_config.yml': 'title: 站\npermalink: :year/:title.html\npost_asset_folder: true\n',
    'source/_posts/子/a.md': `${POST}![](/2024/${encodeURI('子')}/a/图.png) ![](/2024/none.png)\n`,
    'source/_posts/子/a/图.png': 'x',
    'source/_posts/b.md': `${POST}[图](/2024/子/a/图.png)\n`,
  });
  expect(read('blog/子/a.md')).toContain('![](./a/%E5%9B%BE.png) ![](/2024/none.png)');
  expect(read('blog/b.md')).toContain('[图](./%E5%AD%90/a/%E5%9B%BE.png)');
});

it('finds files with blanks and brackets in their names, and below the name of the post', async () => {
  const {read} = await migrate({
    '_config.yml': 'title: 站\npermalink: :year/:title/\npost_asset_folder: true\n',
    'source/_posts/甲 文.md': `${POST}![](甲 文/a b.png) ![](./%E7%94%B2%20%E6%96%87/a%20b.png) ![](<a b.png>) ![](c_(1).png)
[一](c_(1).png#x) [二](../files/d e.pdf) [三](../../b.md) [四](乙/) [五](<../files/no one.pdf>)
`,
    'source/_posts/甲 文/a b.png': 'x',
    'source/_posts/甲 文/c_(1).png': 'x',
    'source/files/d e.pdf': 'x',
  });
  const own = './%E7%94%B2%20%E6%96%87';
  expect(read('blog/甲 文.md').split('\n').slice(-3)).toEqual([
    `![](${own}/a%20b.png) ![](${own}/a%20b.png) ![](${own}/a%20b.png) ![](${own}/c_%281%29.png)`,
    `[一](${own}/c_%281%29.png#x) [二](/files/d%20e.pdf) [三](../../b.md) [四](/2024/%E7%94%B2%20%E6%96%87/%E4%B9%99/) [五](/2024/files/no%20one.pdf)`,
    '',
  ]);
});

it('has titles in addresses in lower case and without signs where :post_title asks for them', async () => {
  const {read} = await migrate({
    '_config.yml': 'title: 站\npermalink: :post_title/\n',
    'source/_posts/a.md': '---\ntitle: "甲：My Title!"\ndate: 2024-05-06\n---\n文\n',
  });
  expect(read('blog/a.md')).toContain('slug: "/甲：my-title/"');
});

it('has no item for tags in the navbar where no post has any', async () => {
  const files = {
    '_config.yml': 'title: 站\nmenu:\n  首页: /\n  标签: /tags\n',
    'source/tags/index.md': '---\ntype: tags\nlayout: tags\n---\n',
    'source/_posts/a.md': `${POST}文\n`,
  };
  const plain = await migrate(files);
  expect(plain.config['themeConfig']).toEqual({navbar: {items: [{label: '首页', to: '/'}]}});
  const post = POST.replace('date', 'tags: [甲]\ndate');
  const tagged = await migrate({...files, 'source/_posts/b.md': `${post}文\n`});
  expect(tagged.config['themeConfig']).toMatchObject({
    navbar: {items: [{to: '/'}, {label: '标签', to: '/tags/'}]},
  });
});

it('says nothing of templates for new notes, whose settings are none yet', async () => {
  const {problems} = await migrate({
    '_config.yml': 'title: 站\n',
    'scaffolds/post.md': '---\ntitle: {{ title }}\ndate: {{ date }}\n---\n',
    'source/_posts/a.md': `${POST}文\n`,
  });
  expect(problems).toEqual([]);
});
