import {describe, expect, it} from 'vitest';
import {docAt} from '../../../test/helpers/samples.ts';

const doc = (yaml: string) => docAt('js/a.md', `---\n${yaml}\n---\n`);
const problems = (yaml: string) =>
  doc(yaml).diagnostics.map(({code, en, place}) => `${code} ${place?.file}:${place?.line} ${en}`);

describe('each key', () => {
  it.each<[string, unknown]>([
    ['title: 甲', {title: '甲'}],
    ['title: 2025', {title: '2025'}],
    ['title: 2025-03-18', {title: '2025-03-18'}],
    ['title: true', {title: 'true'}],
    ['hide_title: true', {hide_title: true}],
    ['hide_table_of_contents: true', {hide_table_of_contents: true}],
    ['toc_min_heading_level: 3', {toc_min_heading_level: 3}],
    ['toc_max_heading_level: 6', {toc_max_heading_level: 6}],
    ['keywords: [a, 2]', {keywords: ['a', '2']}],
    ['keywords: a, b', {keywords: ['a', 'b']}],
    ['image: /a.png', {image: '/a.png'}],
    ['description: 一句话', {description: '一句话'}],
    ['slug: /x', {slug: '/x'}],
    ['sidebar_label: 甲', {sidebar_label: '甲'}],
    ['sidebar_position: 2', {sidebar_position: 2}],
    ['sidebar_class_name: x', {sidebar_class_name: 'x'}],
    ['sidebar_key: k', {sidebar_key: 'k'}],
    ['sidebar_custom_props: {a: 1}', {sidebar_custom_props: {a: 1}}],
    ['displayed_sidebar: null', {displayed_sidebar: null}],
    ['displayed_sidebar: backend', {displayed_sidebar: 'backend'}],
    [
      'tags: [a，e, 1, {label: b, permalink: /b}]',
      {tags: [{label: 'a'}, {label: 'e'}, {label: '1'}, {label: 'b', permalink: '/b'}]},
    ],
    ['pagination_label: 甲', {pagination_label: '甲'}],
    ['pagination_next: null', {pagination_next: null}],
    ['pagination_prev: js/b', {pagination_prev: 'js/b'}],
    ['custom_edit_url: null', {custom_edit_url: null}],
    [
      'last_update: {date: 2025-3-8, author: 甲}',
      {last_update: {date: '2025-03-08', author: '甲'}},
    ],
    ['draft: true', {draft: true}],
    ['unlisted: true', {unlisted: true}],
    ['title: null', {}],
    ['anything_else: {a: 1}', {}],
    ['sidebar_position: "2.5"', {sidebar_position: 2.5}],
    ["toc_max_heading_level: '4'", {toc_max_heading_level: 4}],
    ["hide_title: 'True'", {hide_title: true}],
    ['draft: "false"', {draft: false}],
  ])('reads %s', (yaml, values) => {
    expect(doc(yaml)).toMatchObject({frontMatter: values, diagnostics: []});
    expect(doc(yaml).frontMatter).toEqual(values);
  });

  it.each([
    ['title: [a]', 'title: expected text, got ["a"].'],
    ['hide_title: yes please', 'hide_title: expected true or false, got "yes please".'],
    ['sidebar_position: first', 'sidebar_position: expected a number, got "first".'],
    ['sidebar_position: 2nd', 'sidebar_position: expected a number, got "2nd".'],
    [
      'toc_min_heading_level: 1',
      'toc_min_heading_level: expected a whole number from 2 to 6, got 1.',
    ],
    [
      'toc_max_heading_level: 2.5',
      'toc_max_heading_level: expected a whole number from 2 to 6, got 2.5.',
    ],
    ['keywords: {a: 1}', 'keywords: expected a list of texts, got {"a":1}.'],
    ['sidebar_custom_props: 3', 'sidebar_custom_props: expected an object, got 3.'],
    ['tags: a', 'tags: expected a list of tags, got "a".'],
    ['pagination_next: [a]', 'pagination_next: expected text or null, got ["a"].'],
    ['last_update: yesterday', 'last_update: expected an object with date or author'],
    ['last_update: {date: 2025-02}', 'last_update: expected an object with date or author'],
  ])('refuses %s', (yaml, message) => {
    const [problem, ...others] = problems(`id: x\n${yaml}`);
    expect(problem).toContain(`FM-001 notes/js/a.md:3 Front matter ${message}`);
    expect(others).toEqual([]);
  });
});

describe('a blank name', () => {
  it.each([
    'title: ""',
    'title: "　 "',
    'id: ""',
    'sidebar_label: ""',
    'sidebar_class_name: ""',
    'sidebar_key: ""',
    'pagination_label: ""',
  ])('is as if it was not written: %s', (yaml) => {
    const made = docAt('js/a.md', `---\n${yaml}\n---\n\n# 甲\n`);
    expect(made).toMatchObject({id: 'js/a', title: '甲', sidebarLabel: '甲', diagnostics: []});
    expect(made.frontMatter).toEqual({});
  });

  it('is none of the keywords, and says of a description that there is none', () => {
    expect(doc('keywords: ""\ndescription: ""').frontMatter).toEqual({
      keywords: [],
      description: '',
    });
  });
});

describe('true and false', () => {
  it.each(['custom_edit_url', 'pagination_next', 'displayed_sidebar'])(
    'are no value of %s, where null says none',
    (key) => {
      expect(doc(`${key}: false`)).toMatchObject({
        frontMatter: {},
        diagnostics: [{code: 'FM-001', hint: {en: `Write ${key}: null`}}],
      });
    },
  );

  it('are no address', () => {
    expect(doc('image: true').diagnostics).toMatchObject([{code: 'FM-001'}]);
  });
});

describe('keys together', () => {
  it('cannot be draft and unlisted', () => {
    expect(problems('draft: true\nunlisted: true')).toMatchObject([
      expect.stringContaining('FM-002 notes/js/a.md:3'),
    ]);
  });

  it('cannot begin the contents below their end', () => {
    expect(problems('toc_min_heading_level: 4\ntoc_max_heading_level: 3')).toEqual([
      'FM-001 notes/js/a.md:2 Front matter toc_min_heading_level: expected a level up to toc_max_heading_level (3), got 4.',
    ]);
  });

  it('warns of a key one letter away from a known one', () => {
    expect(problems('tilte: x\ntitel: y')).toEqual([
      'FM-010 notes/js/a.md:2 Front matter has no field tilte; it looks like title.',
      'FM-010 notes/js/a.md:3 Front matter has no field titel; it looks like title.',
    ]);
  });

  it('reports all problems of a file', () => {
    expect(problems('draft: maybe\nsidebar_position: x\nid: a/b')).toHaveLength(3);
  });
});
