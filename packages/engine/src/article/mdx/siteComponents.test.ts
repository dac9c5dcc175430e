import {expect, it} from 'vitest';
import {readComponentNames} from './siteComponents.ts';

it.each([
  [
    'names that are written',
    "import MDXComponents from '@theme-original/MDXComponents';\nexport default {...MDXComponents, Card, h2: Heading};",
    ['Card', 'h2'],
  ],
  [
    'an object that is a constant, with another in it',
    'const more = {Card};\nconst all = {...more, Note} as Components;\nexport default all;',
    ['Card', 'Note'],
  ],
  [
    'what a package exports, by a sign of its own',
    "import MDXComponents from '@theme/MDXComponents';\nimport * as charts from 'charts';\nexport default {...MDXComponents, ...charts, Card};",
    ['*', 'Card'],
  ],
  ['none in an object that a function makes', 'export default make();', []],
])('reads %s', (_, code, names) => {
  expect(readComponentNames(code)).toEqual(names);
});
