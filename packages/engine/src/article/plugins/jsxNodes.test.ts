import {expect, it} from 'vitest';
import {nestJsxNodes} from './jsxNodes.ts';

const jsx = (value: string) => ({type: 'jsx', value});
const code = {type: 'code', value: 'npm i'};
const element = (
  name: string,
  children: readonly unknown[],
  attributes: readonly unknown[] = [],
) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes,
  children,
});
const nest = (...children: readonly {readonly type: string}[]) =>
  nestJsxNodes({type: 'root', children: [{type: 'blockquote', children}]}).children[0];

it('joins tags that are nodes of their own to elements', () => {
  const made = nest(
    {type: 'import'},
    jsx('<Tabs values={[{a: 1}]}>\n<TabItem value="a" default>'),
    code,
    jsx('</TabItem>\n{/* <b> */}<TabItem>文<br>'),
    {type: 'export'},
    jsx('</TabItem>\n</Tabs>'),
    code,
  );
  const attributes = [
    {type: 'mdxJsxAttribute', name: 'value', value: 'a'},
    {type: 'mdxJsxAttribute', name: 'default', value: null},
  ];
  const values = {
    type: 'mdxJsxAttribute',
    name: 'values',
    value: {type: 'mdxJsxAttributeValueExpression', value: '[{"a":1}]'},
  };
  const second = element('TabItem', [{type: 'text', value: '文'}, element('br', [])]);
  expect(made).toEqual({
    type: 'blockquote',
    children: [element('Tabs', [element('TabItem', [code], attributes), second], [values]), code],
  });
});

it('ends what is never closed at the end, and leaves out ends of nothing', () => {
  expect(nest(jsx('</b><div><i>a < b</div>'), code, jsx('<p>'), code)).toMatchObject({
    children: [
      element('div', [element('i', [{type: 'text', value: 'a < b'}])]),
      code,
      element('p', [code]),
    ],
  });
});

it('leaves other trees as they are', () => {
  const tree = {type: 'root', children: [{type: 'list', children: [code]}, {type: 'html'}]};
  expect(nestJsxNodes(tree)).toEqual(tree);
});
