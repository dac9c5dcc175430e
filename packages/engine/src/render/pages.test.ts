import {expect, it} from 'vitest';
import type {Compiled} from '../content/compiler.ts';
import {REF_CLOSE, REF_OPEN} from '../markdown/marks.ts';
import {resolveReferences} from './pages.ts';

it('resolves the links of a note without reading its long texts, which lie on the disk', () => {
  const unread = (): never => {
    throw new Error('read');
  };
  const markdown = {
    titleHtml: `<a${REF_OPEN}0${REF_CLOSE}>甲</a>`,
    references: [{kind: 'link', url: './b.md', line: 3, column: 1}],
    get html() {
      return unread();
    },
    get sectionTexts() {
      return unread();
    },
    get codeBlocks() {
      return unread();
    },
  } as unknown as Compiled['markdown'];
  const resolver = {resolve: () => ({attributes: ' href="/b/"'})};
  expect(resolveReferences({key: 'k', markdown}, {file: 'a.md', permalink: '/a/'}, resolver)).toMatchObject({titleHtml: '<a href="/b/">甲</a>', attributes: [' href="/b/"']});
});
