import {expect, it} from 'vitest';
import {parseAuthorsFile} from '../blog/authors.ts';
import {parseTagFile} from '../tags/tagFile.ts';
import {dropDataControls} from './dropDataControls.ts';
import {parseFrontMatter} from './frontMatter.ts';
import {loadYaml} from './loadYaml.ts';

it.each(['\\e', '\\x1b', '\\x1B', '\\u001b', '\\U0000001b', '\\a', '\\b', '\\v', '\\f', '\x7f'])(
  'no title of a note, in lists and maps either, has what %j stands for',
  (escape) => {
    const text = `---\ntitle: "${escape}[31m甲"\ntags: ["${escape}乙", {label: "${escape}丙"}]\n---\n`;
    const {data, diagnostics} = parseFrontMatter(text, 'a.md');
    expect(data).toEqual({title: '[31m甲', tags: ['乙', {label: '丙'}]});
    expect(diagnostics).toEqual([]);
  },
);

it('ends of lines, tabs, other escapes and dates stay', () => {
  const yaml = 'a: "\\x1b一\\n\\t\\u4e8c\\x41"\nb: 2024-05-06\nc: [1, true, null]';
  expect(dropDataControls(loadYaml(yaml, {hasDates: true}), yaml)).toEqual({
    a: '一\n\t二A',
    b: new Date('2024-05-06'),
    c: [1, true, null],
  });
});

it('data without them are the same object', () => {
  const data = {a: '甲'};
  expect(dropDataControls(data, 'a: 甲')).toBe(data);
});

it('no name of an author or a tag has them', () => {
  const {authors} = parseAuthorsFile('yun: {name: "\\e[31m云"}', {
    file: 'blog/authors.yml',
    basePath: '/authors/',
  });
  expect(authors.get('yun')!.name).toBe('[31m云');
  const {tags} = parseTagFile('a: {label: "\\e[31m甲", description: "\\a乙"}', 'tags.yml');
  expect([...tags.values()]).toMatchObject([{label: '[31m甲', description: '乙'}]);
});
