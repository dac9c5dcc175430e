import {describe, expect, it} from 'vitest';
import {parseAuthorsFile, resolveAuthors} from './authors.ts';

const basePath = '/wuya/blog/authors/';
const place = {file: 'blog/a.md', line: 2, column: 1};
const YAML = `
yun:
  name: 云
  title: 记录者
  url: https://yun.example
  image_url: /img/yun.png
  email: yun@yun.example
  page: true
  description: 写笔记的人
  socials: {github: yun, twitter: '@yun', 豆瓣: yun, mastodon: https://m.example/@yun}
heXie: {name: 何, page: {permalink: /he}}
`;
const {authors, diagnostics} = parseAuthorsFile(YAML, {file: 'blog/authors.yml', basePath});

describe('what is on every page of an author', () => {
  it('is short', () => {
    const long = '字'.repeat(3000);
    const yaml = `a: {name: ${long}, title: ${long}, description: ${long}, page: true}\n`;
    const {name, title, description} = parseAuthorsFile(yaml, {
      file: 'blog/authors.yml',
      basePath,
    }).authors.get('a')!;
    expect([name, title, description].map((text) => text?.length)).toEqual([300, 300, 2500]);
    expect(name).toMatch(/字…$/);
  });
});

describe('B3 authors.yml', () => {
  it('has everything about an author, and where their page is', () => {
    expect(diagnostics).toEqual([]);
    expect(authors.get('yun')).toEqual({
      key: 'yun',
      name: '云',
      title: '记录者',
      url: 'https://yun.example',
      imageUrl: '/img/yun.png',
      email: 'yun@yun.example',
      description: '写笔记的人',
      permalink: '/wuya/blog/authors/yun/',
      socials: [
        {label: 'GitHub', href: 'https://github.com/yun'},
        {label: 'X', href: 'https://x.com/yun'},
        {label: '豆瓣'},
        {label: 'mastodon', href: 'https://m.example/@yun'},
        {label: 'Email', href: 'mailto:yun@yun.example'},
      ],
    });
    expect(authors.get('heXie')?.permalink).toBe('/wuya/blog/authors/he/');
  });

  it.each([
    ['- a', 1],
    ['a:\n  name: x\nb: 3', 3],
    ['a:\n  name: [x]', 1],
    ['a: {socials: x}', 1],
    ['a: {socials: {github: {toString: 1}}}', 1],
    ['a: {socials: {github: [x]}}', 1],
    ['a: [', 1],
  ])('reports what is wrong in %j at line %i', (yaml, line) => {
    expect(parseAuthorsFile(yaml, {file: 'blog/authors.yml', basePath}).diagnostics).toMatchObject([
      {code: 'BL-084', place: {file: 'blog/authors.yml', line}},
    ]);
  });
});

describe('B3 facts of authors that nothing reads', () => {
  const warningsOf = (yaml: string, mayHaveOthers?: boolean) =>
    parseAuthorsFile(yaml, {file: 'blog/authors.yml', basePath, mayHaveOthers}).diagnostics.map(
      ({code, place: at, hint}) => `${code} ${at!.line} ${hint!.en}`,
    );

  it.each([
    ['a:\n  nam: x', 'BL-086 2 Did you mean name?'],
    ['b:\n  name: x\na:\n  name: y\n  avatar: /y.png', 'BL-086 5 Did you mean image_url?'],
    ['a:\n  GitHub: x', 'BL-086 2 Did you mean socials.github?'],
    ['a: {bio: x}', 'BL-086 1 Did you mean description?'],
    ['a:\n  name: x\n  socials:\n    githup: x', 'BL-086 4 Did you mean socials.github?'],
    ['a:\n  name: x\n  socials: {Linked-In: x}', 'BL-086 1 Did you mean socials.linkedin?'],
    ['a: {constructor: x}', expect.stringMatching(/^BL-086 1 There are name, /)],
  ])('are named, with what is meant: %j', (yaml, expected) => {
    expect(warningsOf(yaml)).toEqual([expected]);
  });

  it.each([
    ['an address', 'githup: https://git.example/x'],
    ['an account on a platform that nobody knows', 'weibo: x'],
    ['an account on a platform with a name like another’s', 'GitLab: x'],
    ['another name of a platform', 'Twitter: x'],
    ['nothing', 'githup:'],
  ])('are none where a way to an author is %s', (_, social) => {
    expect(warningsOf(`a:\n  name: x\n  socials:\n    ${social}`)).toEqual([]);
  });

  it('are for components of the site where it is made for Docusaurus', () => {
    expect(warningsOf('a:\n  avatar: x', true)).toEqual([]);
  });
});

describe('B3 authors of a post', () => {
  const resolve = (written: Parameters<typeof resolveAuthors>[0]) =>
    resolveAuthors(written, authors, {basePath, mapPath: 'people.yml', place});

  it('come from the file, and a post may say more of them', () => {
    expect(resolve([{key: 'yun', facts: {title: '客'}}]).authors).toMatchObject([
      {
        key: 'yun',
        name: '云',
        title: '客',
        url: 'https://yun.example',
        permalink: '/wuya/blog/authors/yun/',
      },
    ]);
  });

  it('need not be in the file when the post says who they are', () => {
    expect(resolve([{facts: {name: '客'}}]).authors).toEqual([{name: '客', socials: []}]);
  });

  it('are a hundred at most, since each list with the post repeats them', () => {
    const {authors: taken, diagnostics: said} = resolve(
      Array.from({length: 3000}, (_, i) => ({facts: {name: `客${i}`}})),
    );
    expect([taken.length, taken.at(-1)?.name]).toEqual([100, '客99']);
    expect(said).toMatchObject([
      {code: 'BL-089', level: 'warning', place, en: expect.stringContaining('3000 authors')},
    ]);
  });

  it('must have a known key: the error lists those there are', () => {
    const [problem] = resolve([{key: 'yum', facts: {}}]).diagnostics;
    expect(problem).toMatchObject({
      code: 'BL-080',
      level: 'error',
      place,
      en: expect.stringMatching(/- yun\n- heXie/),
      hint: {en: 'Did you mean yun?'},
    });
    expect(resolve([{key: 'else', facts: {}}]).diagnostics[0]?.hint?.zh).toContain('people.yml');
  });
});
