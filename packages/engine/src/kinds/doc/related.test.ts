import {expect, it} from 'vitest';
import {docAt, versionContent} from '../../../test/helpers/samples.ts';
import {createRelatedFinder, linksIn} from './related.ts';

const note = (tags: string, more = '') => `---\ntags: [${tags}]\n${more}---\n# 题\n`;
const NOTES = {
  'a.md': note('缓存, HTTP'),
  'b.md': note('缓存'),
  'c.md': note('HTTP'),
  'd.md': note('HTTP'),
  'e.md': note('HTTP, 缓存'),
  'f.md': note('别的'),
  'g.md': note('HTTP, 缓存', 'unlisted: true\n'),
  'h.md': '# 没有标签\n',
};
const docs = Object.entries(NOTES).map(([path, text]) => docAt(path, text));
const relatedTo = createRelatedFinder(docs, versionContent({docs}));
const related = (id: string, links: readonly string[] = [], shown: readonly string[] = []) =>
  relatedTo({doc: {id}, links, shown}).map(({href}) => href);

it('puts notes with more and rarer tags in common first, three at most, none that is not listed', () => {
  expect(related('a')).toEqual(['/wuya/e/', '/wuya/b/', '/wuya/c/']);
});

it('counts a link of the text, and leaves out the neighbours that the page leads to anyway', () => {
  expect(related('a', ['/wuya/f/'])[0]).toBe('/wuya/f/');
  expect(related('h', ['/wuya/g/'])).toEqual([]); // unlisted
  expect(related('a', [], ['/wuya/e/'])).toEqual(['/wuya/b/', '/wuya/c/', '/wuya/d/']);
});

it('finds none for a note that has nothing in common with others', () => {
  expect(related('f')).toEqual([]);
  expect(related('h', ['https://x.example/', '/wuya/nowhere/'])).toEqual([]);
});

it('reads addresses from attributes, without hash and query', () => {
  expect(linksIn([' href="/a/#b"', ' src="/x.png"', ' href="/c?d=1&amp;e"', ' href="#x"'])).toEqual(
    ['/a/', '/c'],
  );
});
