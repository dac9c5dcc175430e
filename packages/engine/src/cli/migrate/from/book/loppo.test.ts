import {describe, expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';

describe('loppo', () => {
  it('takes chapters, folders of chapters, title and old addresses over', async () => {
    const {tool, read, config, problems, paths} = await migrateFiles({
      'loppo.yml': 'dir: docs\nsite: html\n',
      'package.json': '{"scripts": {"build": "loppo --site \\"HTML 教程\\" --id html"}}',
      'chapters.yml':
        '- intro.md: 简介\n- basic/: 入门\n- basic/a.md: <a>\n- basic/more/: 更多\n- basic/more/x.md: 叉\n- basic/z.md: 2024\n- gone.md: 没有\n- end.md: 尾声\n',
      'README.md': '# 仓库\n',
      'docs/intro.md': '# 简介\n\n[下一篇](basic/a.md)\n',
      'docs/basic/a.md': '# <a>\n\n## `<b>` 与 <c-d>\n',
      'docs/basic/more/x.md': '# 叉\n',
      'docs/basic/z.md': '文\n',
      'docs/end.md': '# 尾声\n',
    });
    expect([tool, problems]).toEqual(['loppo', ['chapters.yml']]);
    expect(paths).not.toContain('docs/README.md');
    expect(read('docs/intro.md')).toBe('---\nslug: "/"\n---\n\n# 简介\n\n[下一篇](./basic/a.md)\n');
    expect(read('docs/basic/a.md')).toContain('# \\<a>\n\n## `<b>` 与 \\<c-d>\n');
    expect(read('docs/basic/z.md')).toContain('title: "2024"');
    expect(config).toMatchObject({
      title: 'HTML 教程',
      docs: {
        sidebars: {
          docs: [
            {type: 'doc', id: 'intro', label: '简介'},
            {
              type: 'category',
              label: '入门',
              items: [
                {type: 'doc', id: 'basic/a', label: '<a>'},
                {type: 'category', label: '更多', items: [{id: 'basic/more/x', label: '叉'}]},
                {type: 'doc', id: 'basic/z', label: '2024'},
              ],
            },
            {type: 'doc', id: 'end', label: '尾声'},
          ],
        },
      },
    });
    expect(config['redirects']).toContainEqual({from: '/basic/a.html', to: '/basic/a/'});
  });

  it.each(['', '[', 'a: b\n', '- 1\n- [x]\n- a/: 甲\n- b.md:\n'])(
    'needs no list of chapters: %j',
    async (chapters) => {
      const {read} = await migrateFiles({
        'loppo.yml': 'dir: docs\n',
        'chapters.yml': chapters,
        'docs/b.md': '# 乙\n',
      });
      expect(read('docs/b.md')).toContain('# 乙');
    },
  );
});
