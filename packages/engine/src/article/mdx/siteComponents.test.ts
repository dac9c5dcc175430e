import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
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

it('leaves out elements that a site made for Docusaurus renders as ever', () => {
  const dir = temporaryFolder();
  writeFiles(dir, {
    'src/theme/MDXComponents/A.js':
      "import React from 'react';\nimport Link from '@docusaurus/Link';\nexport default function MDXA(props) {\n  return <Link {...props} />;\n}\n",
    'src/theme/MDXComponents/Li.js':
      'import Li from \'@theme-original/MDXComponents/Li\';\nexport default (props) => <Li className="own" {...props} />;\n',
  });
  const code = `
import MDXA from '@theme/MDXComponents/A';
import MDXLi from '@theme/MDXComponents/Li';
import MDXImg from '@theme/MDXComponents/Img';
import MDXHeading from '@theme/MDXComponents/Heading';
import Heading from '@theme/Heading';
import Link from '@docusaurus/Link';
import Table from './Table';
import Zoom from 'zoom';
const Quote = (props) => <aside {...props} />;
export default {
  a: MDXA, li: MDXLi, img: MDXImg, pre: Table, h4: Heading('h4'), table: Table, video: Zoom, blockquote: Quote, Card: Table,
  h2: (props) => <MDXHeading as="h2" {...props} />,
  h3: (props) => <MDXHeading as="h3" className="own" {...props} />,
  td: ({children}) => <td><Link to="/">{children}</Link></td>,
};`;
  const names = readComponentNames(code, dir);
  expect(names).toEqual(['li', 'pre', 'table', 'video', 'blockquote', 'Card', 'h3', 'td']);
});
