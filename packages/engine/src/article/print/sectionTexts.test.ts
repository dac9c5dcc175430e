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
