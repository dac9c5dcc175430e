import {expect, it} from 'vitest';
import {toPlainFlowchart} from '../../../../article/print/diagrams/plainFlowchart.ts';
import {toPlainSequence} from '../../../../article/print/diagrams/plainSequence.ts';
import {rewriteOldDiagrams} from './oldDiagrams.ts';

const inside = (fence: string): string => fence.split('\n').slice(1, -1).join('\n');

it('draws sequences as Mermaid does', () => {
  const drawn = rewriteOldDiagrams(
    '文\n\n```sequence\nTitle: 一次请求\nparticipant 浏览器\n浏览器->服务器: GET /\\n两行\n# 注\nNote right of 服务器: 查\n服务器-->>浏览器: 200\nA-B: 线\n```\n\n文',
  );
  expect(drawn).toBe(
    '文\n\n```mermaid\nsequenceDiagram\ntitle 一次请求\nparticipant 浏览器\n浏览器->>服务器: GET /<br/>两行\nNote right of 服务器: 查\n服务器-->>浏览器: 200\nA->B: 线\n```\n\n文',
  );
  expect(toPlainSequence(inside(drawn.slice(3, -3)))).toHaveProperty('source');
});

it('draws flowcharts as Mermaid does', () => {
  const drawn = rewriteOldDiagrams(
    '  ~~~flow\n  st=>start: 开始|past:>https://a.example[blank]\n  c1=>condition: 对"吗"?\n  op=>operation: 改\n  e=>end\n\n  st->c1\n  c1(yes, right)->e\n  c1(no)->op(left)->c1\n  ~~~',
  );
  expect(drawn).toBe(
    '  ~~~mermaid\n  flowchart TD\n  n0(["开始"])\n  n1{"对#quot;吗#quot;?"}\n  n2["改"]\n  n3(["e"])\n  n0 --> n1\n  n1 -->|yes| n3\n  n1 -->|no| n2 --> n1\n  ~~~',
  );
  expect(toPlainFlowchart(inside(drawn).replace(/^ {2}/gm, ''))).toHaveProperty('source');
});

it.each([
  '```sequence\n画\n```',
  '```flow\na->b\n```',
  '```flow\nst=>begin: 始\n```',
  '```sequence\n```',
  '```js\nst=>start: x\n```',
])('leaves %j as it is', (text) => expect(rewriteOldDiagrams(text)).toBe(text));
