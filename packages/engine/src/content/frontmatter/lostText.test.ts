import {describe, expect, it} from 'vitest';
import {parseAuthorsFile} from '../blog/authors.ts';
import {parseTagFile} from '../tags/tagFile.ts';
import {parseFrontMatter} from './frontMatter.ts';

const problemsOf = (yaml: string) =>
  parseFrontMatter(`---\n${yaml}\n---\n正文`, 'notes/a.md').diagnostics;

describe('text behind a # that YAML takes for a comment', () => {
  it.each([
    ['title: C# 与 #a', 2, 13, '#a', 'title: "C# 与 #a"'],
    ['id: x\nsidebar_label: 私有字段 #x', 3, 21, '#x', 'sidebar_label: "私有字段 #x"'],
    ['title: 说"你好" #1', 2, 14, '#1', `title: '说"你好" #1'`],
    ['description: 路径 C:\\a #1', 2, 22, '#1', `description: '路径 C:\\a #1'`],
    ['title: #include 是什么', 2, 8, '#include 是什么', 'title: "#include 是什么"'],
    ['tags: #前端 #缓存', 2, 7, '#前端 #缓存', 'tags: [前端, 缓存]'],
    ['tags:\n  - 一\n  - #二', 4, 5, '#二', '- 二'],
    ['tags:\n- 一 #二', 3, 5, '#二', '- "一 #二"'],
    ['hero:\n  tagline: 学 #x', 3, 14, '#x', 'tagline: "学 #x"'],
    ['features:\n  - title: 用 #a', 3, 14, '#a', '- title: "用 #a"'],
  ])('is named with its place: %s', (yaml, line, column, lost, right) => {
    const found = problemsOf(yaml).filter(({code}) => code === 'FM-012');
    expect(found).toMatchObject([{level: 'warning', place: {file: 'notes/a.md', line, column}}]);
    expect(found[0]!.zh).toContain(lost);
    expect(found[0]!.hint?.zh).toContain(right);
  });

  it.each([
    'title: 我的笔记 # 必填',
    'title: C#',
    'title: "C# 与 #a" #注',
    "title: 'React Native Monthly #1'",
    'draft: true #待办',
    'sidebar_position: 3 #三',
    'date: 2028-07-06 #过期',
    'template: splash #页',
    'tags: [一, 二] #注',
    'features: #可选的\n  - title: 一',
    'tags: #可选的\n- 一',
    'description: >\n  title: C# 与 #a',
    'description: |\n  - 一 #二',
    'title: "一\n  - 二 #三"',
    '#title: 一 #二',
    'title: 一\n# 注 #二',
  ])('is none in a comment, in quotes, in a block: %s', (yaml) => {
    expect(problemsOf(yaml)).toEqual([]);
  });

  it.each([
    ['tags: [C# 与 #a, 乙]', 'tags: ["C# 与 #a", 乙]'],
    ['title: x\ntags: [#前端, #缓存]', 'tags: [前端, 缓存]'],
  ])('that opens a list without an end is in the hint: %s', (yaml, right) => {
    const [problem] = problemsOf(yaml);
    expect(problem?.code).toBe('FM-000');
    expect(problem?.place?.line).toBe(yaml.split('\n').length + 1);
    expect(problem?.hint?.zh).toContain(right);
  });

  it('is named in the files of tags and authors too', () => {
    const tags = parseTagFile('js:\n  label: C# 与 #a\n', 'notes/tags.yml');
    const authors = parseAuthorsFile('li:\n  name: 李 #1\n', {
      file: 'blog/authors.yml',
      basePath: '/blog/authors/',
    });
    expect([...tags.diagnostics, ...authors.diagnostics]).toMatchObject([
      {code: 'FM-012', place: {file: 'notes/tags.yml', line: 2, column: 15}},
      {code: 'FM-012', place: {file: 'blog/authors.yml', line: 2, column: 11}},
    ]);
  });
});
