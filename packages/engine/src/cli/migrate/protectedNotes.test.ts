import {describe, expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';

const HEXO = {
  '_config.yml': 'title: 站\npermalink: :title/\nencrypt: {tags: [{name: 私, password: x}]}\n',
};
const post = (head: string): string => `---\ntitle: 甲\ndate: 2024-01-02\n${head}\n---\n\n文\n`;

describe('notes with a password', () => {
  it.each([
    ['a password', 'password: abc', true],
    ['a number as password', 'password: 1234', true],
    ['a tag with a password', 'tags: [公, 私]', true],
    ['no password', 'password:', false],
    ['a tag with a password, and none of its own', 'tags: [私]\npassword: ""', false],
    ['nothing', 'keys: [a]', false],
  ])('are drafts in Hexo: %s', async (_, head, isHidden) => {
    const {read, words} = await migrateFiles({...HEXO, 'source/_posts/a.md': post(head)});
    expect(read('blog/a.md').includes('\ndraft: true\n')).toBe(isHidden);
    expect(words.some((one) => one.includes('密码'))).toBe(isHidden);
  });

  it('are drafts in Hugo, where a shortcode asks for it too', async () => {
    const {read} = await migrateFiles({
      'hugo.toml': 'title = "站"\n',
      'content/posts/a.md': post('password: abc'),
      'content/posts/b.md': `${post('x: 1')}\n{{% hugo-encryptor "p" %}}\n密\n{{% /hugo-encryptor %}}\n`,
      'content/posts/c.md': `${post('x: 1')}\n\`\`\`\n{{% hugo-encryptor "p" %}}\n\`\`\`\n`,
    });
    expect(
      ['a', 'b', 'c'].map((name) => read(`blog/posts/${name}.md`).includes('draft: true')),
    ).toEqual([true, true, false]);
  });

  it('are drafts in VuePress, where the options of the theme and containers say so too', async () => {
    const {read, problems} = await migrateFiles({
      'docs/.vuepress/config.js':
        "import {hopeTheme} from 'vuepress-theme-hope';\nexport default {theme: hopeTheme({encrypt: {config: {'/私/': ['1'], '/one.html': '2'}}})};\n",
      'docs/README.md': '# 站\n',
      'docs/私/a.md': '# 甲\n',
      'docs/one.md': '---\ntitle: 乙\n---\n文\n',
      'docs/box.md': '# 丙\n\n::: encrypt password="1"\n密\n:::\n',
      'docs/keys.md': '---\nkeys: [e10adc3949ba59abbe56e057f20f883e]\n---\n# 丁\n',
      'docs/open.md': '# 戊\n',
    });
    const hidden = ['私/a', 'one', 'box', 'keys', 'open', 'README'].filter((name) =>
      read(`docs/${name}.md`).startsWith('---\ndraft: true\n'),
    );
    expect(hidden).toEqual(['私/a', 'one', 'box', 'keys']);
    expect(problems).toEqual(
      expect.arrayContaining(['docs/私/a.md', 'docs/one.md', 'docs/box.md']),
    );
  });
});

describe('notes that say that they are not public', () => {
  it.each([
    ['published: false', true],
    ['publish: false', true],
    ['private: true', true],
    ['status: draft', true],
    ['visibility: Private', true],
    ['published: true', false],
    ['published: 2024-01-01', false],
    ['status: done', false],
  ])('are drafts where no tool is known: %s', async (head, isHidden) => {
    const {read, words} = await migrateFiles({'a.md': post(head), 'b.md': '# 乙\n'});
    expect(read('docs/a.md').includes('\ndraft: true\n')).toBe(isHidden);
    expect(words.length).toBe(Number(isHidden));
  });

  it('are drafts in Hexo, which leaves them out', async () => {
    const {read} = await migrateFiles({...HEXO, 'source/_posts/a.md': post('published: false')});
    expect(read('blog/a.md')).toContain('\ndraft: true\n');
  });
});
