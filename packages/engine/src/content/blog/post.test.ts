import {describe, expect, it} from 'vitest';
import {sourceAt} from '../../../test/helpers/samples.ts';
import {parsePost} from './post.ts';
import {writtenAuthorsOf} from './postFrontMatter.ts';

const post = (name: string, text = '') =>
  parsePost(sourceAt(name, text, 'blog'), {basePath: '/wuya/blog/'});
const problems = (frontMatter: string) =>
  post('2024-01-02-x.md', `---\n${frontMatter}\n---\n`).diagnostics.map(
    ({code, place}) => `${code} ${place?.line}`,
  );

describe('B2 identity', () => {
  it('is the path with its date unless the front matter says otherwise', () => {
    expect(post('2024-01-02-闭包.md').permalink).toBe('/wuya/blog/2024/01/02/%E9%97%AD%E5%8C%85/');
    expect(post('2024-01-02-x.md', '---\nslug: /hello\n---\n').permalink).toBe('/wuya/blog/hello/');
    expect(post('2024-01-02-x.md', '---\nslug: hello\n---\n').permalink).toBe('/wuya/blog/hello/');
    expect(post('x.md').permalink).toBe('/wuya/blog/x/');
  });

  it.each([
    ['2024-01-02-x.md', '', '2024-01-02T00:00:00.000Z'],
    ['2024-01-02-x.md', 'date: 2025-03-18', '2025-03-18T00:00:00.000Z'],
    ['x.md', 'date: 2025-03-18T16:30+08:00', '2025-03-18T08:30:00.000Z'],
    ['x.md', 'date: 2025-03-18 16:30', '2025-03-18T16:30:00.000Z'],
    ['x.md', '', undefined],
  ])('takes the time of %s with "%s"', (name, yaml, time) => {
    expect(post(name, `---\n${yaml}\n---\n`).writtenTime).toBe(time);
  });

  it('takes the title of the front matter, the first heading, or the name', () => {
    expect(post('2024-01-02-x.md', '---\ntitle: 前\n---\n# 体').title).toBe('前');
    expect(post('2024-01-02-x.md', '# 体').title).toBe('体');
    expect(post('2024-01-02-x.md').title).toBe('x');
  });
});

describe('B3 front matter', () => {
  it('has every key of a post, texts for numbers', () => {
    const yaml =
      'title: 2024\ntitle_meta: t\nsidebar_label: s\ndescription: d\ntags: [a, {label: b, permalink: /c}]\nimage: i\nkeywords: [k]\nhide_table_of_contents: true\ntoc_min_heading_level: 2\ntoc_max_heading_level: 4\nlast_update: {date: 2025-01-01}\nunlisted: true';
    const {frontMatter, isUnlisted, diagnostics} = post('x.md', `---\n${yaml}\n---\n`);
    expect(diagnostics).toEqual([]);
    expect(isUnlisted).toBe(true);
    expect(frontMatter).toMatchObject({
      title: '2024',
      title_meta: 't',
      sidebar_label: 's',
      tags: [{label: 'a'}, {label: 'b', permalink: '/c'}],
      toc_max_heading_level: 4,
      last_update: {date: '2025-01-01'},
    });
  });

  it('names authors by key, by facts, or both, alone or in a list', () => {
    const written = (yaml: string) =>
      writtenAuthorsOf(post('x.md', `---\n${yaml}\n---\n`).frontMatter);
    expect(written('authors: yun')).toEqual([{key: 'yun', facts: {}}]);
    expect(written('authors: {name: 云, url: https://x.y}')).toEqual([
      {facts: {name: '云', url: 'https://x.y'}},
    ]);
    expect(written('authors: [yun, {key: he, title: 客}]')).toEqual([
      {key: 'yun', facts: {}},
      {key: 'he', facts: {title: '客'}},
    ]);
    expect(written('author: 云\nauthor_title: 客')).toEqual([
      {facts: {name: '云', title: '客', url: undefined, image_url: undefined}},
    ]);
    expect(written('title: x')).toEqual([]);
  });

  it('may not mix the older author fields with authors', () => {
    expect(problems('authors: yun\nauthor_title: 客')).toEqual(['BL-081 3']);
  });

  it.each([
    ['draft: true\nunlisted: true', 'FM-002 3'],
    ['date: 不是日期', 'FM-001 2'],
    ['date: 2025-02-30', 'FM-008 2'],
    ['date: 2025-02', 'FM-001 2'],
    ['authors: 3', 'FM-001 2'],
    ['toc_min_heading_level: 4\ntoc_max_heading_level: 3', 'FM-001 2'],
    ['slug: a?b', 'FM-003 2'],
    ['auhtors: x', 'FM-010 2'],
    ['layout: x', ''],
    ['descripton: x', 'FM-010 2'],
  ])('reports %j as %s', (yaml, problem) => {
    expect(problems(yaml)).toEqual(problem ? [problem] : []);
  });
});

describe('B4 the mark of truncation', () => {
  it('may be written for MDX, at the end of a line outside of code', () => {
    const {body} = post('x.md', '引\n\n```\n{/* truncate */}\n```\n\n句 {/* truncate */}\n');
    expect(body).toBe('引\n\n```\n{/* truncate */}\n```\n\n句 <!-- truncate -->\n');
  });

  it.each([
    [
      /<!--\s*more\s*-->/,
      '引\n\n<!--more-->\n\n<!--more-->\n',
      '引\n\n<!-- truncate -->\n\n<!--more-->\n',
    ],
    [/<!-- (?:truncate|more) -->/gy, '引 <!-- more -->\n', '引 <!-- truncate -->\n'],
    [/^--\n--$/m, '引\n--\n--\n文\n', '引\n<!-- truncate -->\n\n文\n'],
    [/more/, '```\nmore\n```\n\nmore\n', '```\nmore\n```\n\n<!-- truncate -->\n'],
    [/more/, '引\n', '引\n'],
  ])('may be what a configuration for Docusaurus names: %s', (truncateMarker, text, body) => {
    expect(parsePost(sourceAt('x.md', text, 'blog'), {basePath: '/', truncateMarker}).body).toBe(
      body,
    );
  });

  it('changes what the text is kept by', () => {
    const kept = (truncateMarker?: RegExp) =>
      parsePost(sourceAt('x.md', '引\n', 'blog'), {basePath: '/', truncateMarker}).source.hash;
    expect(new Set([kept(), kept(/a/), kept(/b/)]).size).toBe(3);
  });
});
