import {AS_THEY_ARE} from '../../routes/addressWriter.ts';
import {expect, it} from 'vitest';
import type {Compiled} from '../../article/compiled.ts';
import {REF_CLOSE, REF_OPEN} from '../../article/text/marks.ts';
import {resolveReferences} from './article.ts';

it('resolves the links of a note without reading its long texts, which stay on the disk', () => {
  const unread = (): never => {
    throw new Error('read');
  };
  const compiled = {
    key: 'k',
    markdown: {
      titleHtml: `<a${REF_OPEN}0${REF_CLOSE}>甲</a>`,
      references: [{kind: 'link', url: './b.md', line: 3, column: 1}],
    },
    readHtml: unread,
    readSectionTexts: unread,
  } as unknown as Compiled;
  const resolver = {
    resolve: () => ({attributes: ' href="/b/"'}),
    targetOf: () => undefined,
    addresses: AS_THEY_ARE,
    namedBy: () => [],
  };
  expect(
    resolveReferences(compiled, {file: 'a.md', permalink: '/a/'}, {references: resolver}),
  ).toMatchObject({
    titleHtml: '<a href="/b/">甲</a>',
    attributes: [' href="/b/"'],
  });
});
