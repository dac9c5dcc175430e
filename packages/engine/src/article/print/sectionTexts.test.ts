import type {ElementContent} from 'hast';
import {expect, it} from 'vitest';
import {parseTree} from '../parse/parseTree.ts';
import {collectSectionTexts} from './sectionTexts.ts';

const textsOf = (markdown: string): string[] =>
  collectSectionTexts(
    parseTree(markdown, {texts: {footnotes: '', footnoteBack: ''}, hasMath: false})
      .children as ElementContent[],
  );

it('keeps the indentation of code, not the blanks around it and its empty lines', () => {
  expect(textsOf('前\n\n```js\nif (a) {\n  b();\n\n\tc();   \n}\n```\n\n后')).toEqual([
    '前\nif (a) {\n  b();\n\tc();\n}\n后',
  ]);
});

it('begins lines of words without blanks', () => {
  expect(textsOf('甲  \n乙\n\n- 丙\n  - 丁\n\n## 戊\n\n己')).toEqual(['甲\n乙\n丙\n丁', '己']);
});

it('keeps a word with its pronunciation above it together', () => {
  const element = (tagName: string, ...children: ElementContent[]): ElementContent => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  });
  const text = (value: string): ElementContent => ({type: 'text', value});
  const ruby = element('ruby', text('海'), element('rp', text('(')), element('rt', text('hǎi')));
  expect(collectSectionTexts([element('p', text('学'), ruby, text('无涯'))])).toEqual(['学海无涯']);
});
