import {expect, it} from 'vitest';
import {migrateFiles} from '../../../../../test/helpers/migrated.ts';
import {languageOf} from './guessLocale.ts';

const ENGLISH = 'A closure is a function with the variables around it.\n';
const CHINESE = '闭包（closure）是函数和它周围的变量。\n';

/** Sites that name no language: their files around a text, by tool. */
const SITES: Readonly<Record<string, (text: string) => Readonly<Record<string, string>>>> = {
  Obsidian: (text) => ({'.obsidian/app.json': '{}', 'a.md': text}),
  Hexo: (text) => ({
    '_config.yml': 'theme: next\n',
    'source/_posts/a.md': `---\ntitle: A\n---\n${text}`,
  }),
  Hugo: (text) => ({
    'hugo.toml': 'theme = "x"\n',
    'content/posts/a.md': `+++\ntitle = "A"\n+++\n${text}`,
  }),
  Jekyll: (text) => ({
    '_config.yml': 'theme: minima\n',
    '_posts/2025-01-02-a.md': `---\ntitle: A\n---\n${text}`,
  }),
  VitePress: (text) => ({
    '.vitepress/config.mjs': 'export default {};\n',
    'a.md': `# A\n\n${text}`,
  }),
  MkDocs: (text) => ({'mkdocs.yml': 'docs_dir: docs\n', 'docs/a.md': `# A\n\n${text}`}),
};

it.each(Object.entries(SITES))(
  '%s: a site that names no language has that of its notes',
  async (_, site) => {
    const english = await migrateFiles(site(ENGLISH));
    const chinese = await migrateFiles(site(CHINESE));
    expect([english.config, chinese.config]).toMatchObject([
      {title: 'Notes', locale: 'en'},
      {title: '笔记', locale: 'zh-CN'},
    ]);
  },
);

it('does not count code, tags and addresses, of which notes of programmers are full', () => {
  const code = `\`\`\`java\n${'public static void main(String[] arguments) {}\n'.repeat(50)}\`\`\`\n`;
  const address = '[图](https://example.com/a/very/long/address/of/a/picture.png)<br class="x">\n';
  expect(languageOf([`---\nupdated: Monday\n---\n这是笔记 note\n${code}${address}`])).toBe('zh-CN');
  expect(languageOf([`A note about words, one in Chinese: 闭包\n${code}`])).toBe('en');
});

it('tells traditional characters from simplified ones', async () => {
  const {config} = await migrateFiles({'a.md': '# 會議\n\n這是關於閉包的筆記，來自 HackMD。\n'});
  expect(config).toMatchObject({title: '筆記', locale: 'zh-TW'});
  expect(languageOf(['# 作用域\n\n文'])).toBe('zh-CN');
});

it('takes formulas for no words of a language', () => {
  expect(
    languageOf([
      '| 希腊字母 | $\\alpha\\beta\\gamma\\delta\\epsilon$ | \\mathrm \\operatorname |\n',
    ]),
  ).toBe('zh-CN');
});
