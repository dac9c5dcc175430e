import {expect, it} from 'vitest';
import {migrateFiles} from '../../../test/helpers/migrated.ts';
import {dropContents} from './editors/contents.ts';
import {encodeBlanks} from './editors/blanks.ts';
import {rewriteEditorMarks} from './from/book/editorMarks.ts';
import {createSpeller} from './editors/nameForms.ts';
import {rewriteSizes} from './editors/sizes.ts';

it.each([
  ['# 甲\n\n[TOC]\n\n文', '# 甲\n\n\n\n文'],
  ['@[TOC](这里写 目录(一))\n文', '\n文'],
  ['[[_TOC_]]\n\n[toc]', '\n\n'],
  ['::toc\n\n# 甲', '\n\n# 甲'],
  ['::toc{depth=2}\n::tocs', '\n::tocs'],
  ['# 甲\n\n## 目录\n\n[toc]\n\n## 乙', '# 甲\n\n\n\n\n\n## 乙'],
  ['## 目录\n\n[toc]\n\n写明的话', '## 目录\n\n\n\n写明的话'],
  ['```md\n[TOC]\n```\n写 [TOC] 会有目录', '```md\n[TOC]\n```\n写 [TOC] 会有目录'],
  ['[toc]\n\n[toc]: https://a.cn', '[toc]\n\n[toc]: https://a.cn'],
])('drops the contents of a page that %j asks for', (text, expected) => {
  expect(dropContents(text)).toBe(expected);
});

it.each([
  [
    '![图](https://a.cn/x.png#pic_center =500x300)',
    '<img src="https://a.cn/x.png" alt="图" width="500" height="300" />',
  ],
  ['甲 ![](./a.png =50%x) 乙', '甲 <img src="./a.png" alt="" width="50%" /> 乙'],
  [
    '![a "b"](<a b.png> "题" =x20)',
    '<img src="a b.png" alt="a &quot;b&quot;" title="题" height="20" />',
  ],
  ['![图](a.png){:width="300"}', '<img src="a.png" alt="图" width="300" />'],
  [
    '[![图](a_(1).png "题"){: .center w="300px" h="20" }](b.md) 后',
    '[<img src="a_(1).png" alt="图" title="题" width="300" height="20" />](b.md) 后',
  ],
  ['![图](a.png){ width=50% loading=lazy }', '<img src="a.png" alt="图" width="50%" />'],
  ['![](a.png){#fig-a style="width: 300.5px"}', '<img src="a.png" alt="" width="300" />'],
  ['![图|300](a.png)', '<img src="a.png" alt="图" width="300" />'],
  ['| ![图\\|300x20](a.png) |', '| <img src="a.png" alt="图" width="300" height="20" /> |'],
  ["![图](a.png ':size=50x10')", '<img src="a.png" alt="图" width="50" height="10" />'],
  ['![图](a.png){.center}', '![图](a.png){.center}'],
  [
    '![图](a.png){width=20em style="max-width:300px"}',
    '![图](a.png){width=20em style="max-width:300px"}',
  ],
  ['![甲|乙](a.png) {{ 300 }}', '![甲|乙](a.png) {{ 300 }}'],
  ['![图](a.png =)', '![图](a.png =)'],
  ['[链接](a.png =300x)', '[链接](a.png =300x)'],
])('writes a picture with a size as HTML: %s', (part, expected) => {
  expect(rewriteSizes(part)).toBe(expected);
});

const paths = ['子/甲 乙.assets/a (1).png', '子/甲.md', '子/丙 丁.md', '图/C# 一.png'];
const folder = {
  paths,
  has: (path: string) => paths.includes(path),
  read: () => '',
  run: () => Promise.resolve({}),
};

it.each([
  ['![](./甲 乙.assets/a (1).png)', '![](./甲%20乙.assets/a%20%281%29.png)'],
  ['![x](.\\甲 乙.assets\\a (1).png "题 一")', '![x](./甲%20乙.assets/a%20%281%29.png "题 一")'],
  ['[丙](丙 丁.md#小节 一) [丙](丙 丁)', '[丙](丙%20丁.md#小节%20一) [丙](丙%20丁)'],
  ['![](/图/C# 一.png)', '![](/图/C%23%20一.png)'],
  [
    '[没有](没有 的.md) [a](https://a.cn/b c) ![](甲.md "题")',
    '[没有](没有 的.md) [a](https://a.cn/b c) ![](甲.md "题")',
  ],
])('encodes the blanks of a file that is there: %s', (part, expected) => {
  expect(encodeBlanks(part, '子/甲.md', folder)).toBe(expected);
});

it('reads what editors do, whatever the tool, and brings the pictures along', async () => {
  const {read, has} = await migrateFiles({
    '_config.yml': 'title: 记\n',
    'source/_posts/a.md': '---\ntitle: 甲\ndate: 2024-01-01\n---\n[TOC]\n\n![](/img/图 一.png)\n',
    'source/img/图 一.png': 'x',
  });
  expect(read('blog/a.md')).not.toContain('TOC');
  expect(read('blog/a.md')).toMatch(/!\[\]\(\/img\/\S+\.png\)/);
  expect(has('static/img/图 一.png')).toBe(true);
});

it('puts a blank after the signs of headings, not after those of tags, nor in code', async () => {
  const {read} = await migrateFiles({
    'a.md': '#标签\n\n##一\n\n###　二\n\n#### 三\n\n```\n##四\n```\n\n##\n',
  });
  expect(read('docs/a.md')).toContain(
    '#标签\n\n## 一\n\n### 二\n\n#### 三\n\n```\n##四\n```\n\n##\n',
  );
});

it('marks words in Chinese between quotes and brackets, and leaves what compares', () => {
  expect(rewriteEditorMarks('"==时段=="，(==乙==)，==a== ==b==')).toBe(
    '"<mark>时段</mark>"，(<mark>乙</mark>)，<mark>a</mark> <mark>b</mark>',
  );
  const compared = 'a==1 && b==2，如果a==b，那么c==d，if(x=="空" || y=="乙")，(x)==空 && (y)==1';
  expect(rewriteEditorMarks(compared)).toBe(compared);
});

it('takes a folder of Typora over, with its marks', async () => {
  const {read, has} = await migrateFiles({
    '甲 乙.md':
      '# 甲\n\n[toc]\n\n![图](甲 乙.assets/一 二.png)，这是==高亮==，`a==b`，if a==1 and b==2，H~2~O 与 x^2^。\n',
    '甲 乙.assets/一 二.png': 'x',
  });
  const text = read('docs/甲 乙.md');
  expect(text).toContain(
    '这是<mark>高亮</mark>，`a==b`，if a==1 and b==2，H<sub>2</sub>O 与 x<sup>2</sup>。',
  );
  expect(text).not.toContain('toc');
  expect(text).toContain('.assets/%E4%B8%80%20%E4%BA%8C.png)');
  expect(has('docs/甲 乙.assets/一 二.png')).toBe(true);
});

it('finds pictures on the disk of their author in folders with blanks, as Typora on a Mac has them', async () => {
  const {read, problems} = await migrateFiles({
    'a.md':
      '# 甲\n\n![](/Users/me/Library/Application Support/typora-user-images/a.png) ![](C:\\My Docs\\图\\b.png)\n![](/Users/me/Library/Application Support/c.png)\n',
    'typora-user-images/a.png': 'x',
    '图/b.png': 'x',
  });
  expect(read('docs/a.md')).toContain('![](./typora-user-images/a.png) ![](./%E5%9B%BE/b.png)');
  expect(problems).toEqual(['a.md:4']);
});

const [composed, apart] = ['café 1', 'café 1'.normalize('NFD')] as const;
const coded = encodeURIComponent(apart);

it.each([
  [`![图](图/${composed}.png)`, `![图](图/${apart}.png)`],
  [`[页](./${encodeURIComponent(composed)}.md#一)`, `[页](./${coded}.md#一)`],
  [`[[${composed}|甲]] ![[${composed}.png]]`, `[[${apart}|甲]] ![[${apart}.png]]`],
  [`<img src="${composed}.png">`, `<img src="${apart}.png">`],
  [`[${composed}]: <${composed}.md>`, `[${apart}]: <${apart}.md>`],
  [`说起 ${composed} 的话`, `说起 ${composed} 的话`],
  [`[页](${'naïve'.normalize('NFD')}.md)`, '[页](naïve.md)'],
  [`[${composed}x](café.md)`, `[${composed}x](café.md)`],
])('names a file as the folder does, whatever the form of its letters: %s', (line, expected) => {
  const spell = createSpeller({
    paths: [`${apart}.md`, `图/${apart}.png`, `${apart}.png`, 'naïve.md', '甲.md'],
  });
  expect(spell?.(line)).toBe(expected);
});

it('looks no further than names are long for sizes and for links of Obsidian', async () => {
  const pictures = '!['.repeat(100_000); // from each of them to the end: 10,000 million characters
  expect(rewriteSizes(pictures)).toBe(pictures);
  const {read} = await migrateFiles({'.obsidian/app.json': '{}', 'a.md': '[['.repeat(100_000)});
  expect(read('docs/a.md')).toContain('[['.repeat(100_000));
});

it('a folder whose names have one form needs no spelling', () => {
  expect(createSpeller({paths: ['甲/乙.md', 'a (1).png']})).toBeUndefined();
});

it('pictures and notes with names in the other Unicode form come along', async () => {
  const {read, has} = await migrateFiles({
    'index.md': `# 甲\n\n![](图/${composed}.png)\n\n[乙](./${composed}.md)\n\n\`![](${composed}.png)\`\n`,
    [`图/${apart}.png`]: 'x',
    [`${apart}.md`]: '# 乙\n',
  });
  expect(has(`docs/图/${apart}.png`)).toBe(true);
  expect(decodeURI(read('docs/index.md'))).toBe(
    `# 甲\n\n![](./图/${apart}.png)\n\n[乙](./${apart}.md)\n\n\`![](${composed}.png)\`\n`,
  );
});

it('gives players their buttons, which Typora shows of itself', async () => {
  const {read} = await migrateFiles({
    'a.md':
      '# 甲\n\n<video src="a.mp4"></video> <audio src="b.mp3" /> <video>\n<source src="a.mp4">\n</video>\n\n<video src="a.mp4" controls loop></video> <video autoplay src="a.mp4"></video> `<video>`\n',
    'a.mp4': 'x',
    'b.mp3': 'x',
  });
  expect(read('docs/a.md').split('\n').slice(2)).toEqual([
    '<video src="./a.mp4" controls></video> <audio src="./b.mp3" controls /> <video controls>',
    '<source src="./a.mp4">',
    '</video>',
    '',
    '<video src="./a.mp4" controls loop></video> <video autoplay src="./a.mp4"></video> `<video>`',
    '',
  ]);
});

it('shows the player of films as CSDN writes them, and leaves those without an address', async () => {
  const {read} = await migrateFiles({
    'a.md': [
      '# 甲',
      '@[video(video-aB1-2)(type-bilibili)(url-https://player.bilibili.com/player.html?aid=1&p=2)(image-https://x.example/a.png)(title-题（一）(二) "引")]',
      '\t[video(video-c)(type-csdn)(url-https://live.csdn.net/v/embed/3)(image-https://x.example/b.png)]',
      '',
      '[video(video-d)(type-bilibili)(url-)(title-)]',
      '',
    ].join('\n'),
  });
  expect(read('docs/a.md').split('\n').slice(1, 5)).toEqual([
    '<iframe src="https://player.bilibili.com/player.html?aid=1&amp;p=2" width="560" height="315" title="题（一）(二) &quot;引&quot;" allowfullscreen></iframe>',
    '\t<iframe src="https://live.csdn.net/v/embed/3" width="560" height="315" title="csdn" allowfullscreen></iframe>',
    '',
    '[video(video-d)(type-bilibili)(url-)(title-)]',
  ]);
});
