import {expect, it} from 'vitest';
import {renderDiagram} from '../../article/print/diagrams/drawDiagram.ts';
import {toMarkdown} from './toMarkdown.ts';

/** The Markdown of a diagram as pages hold it. */
function markdownOf(source: string, caption = ''): string {
  const drawn = renderDiagram(source, 'd1-');
  const svg = 'svg' in drawn ? drawn.svg : '';
  return toMarkdown(
    `<p>前</p><figure class="diagram"><button class="zoomable" type="button"><span class="vh">放大图片：图示</span>${svg}</button>${caption}</figure>`,
    'https://x.example/a/',
  );
}

it('says what leads where in a flowchart, and what is apart', () => {
  const source = `flowchart LR
    subgraph 外
      A["<b>开</b>始"] -->|是| B{判断<br/>两行}
    end
    B <--> C["x[1]"]
    C --- A
    D[独]`;
  expect(markdownOf(source, '<figcaption>流程</figcaption>').split('\n')).toEqual([
    '前',
    '',
    '- 判断 两行 ↔ x\\[1\\]',
    '- 开始 — x\\[1\\]',
    '- 开始 → 判断 两行: 是',
    '- 外',
    '- 独',
    '',
    '流程',
  ]);
});

it.each([
  [
    'messages and notes of a sequence',
    'sequenceDiagram\n participant A as 浏览器\n participant B as 服务器\n A->>B: 请求\n B-->>A: 回答\n Note over A: 等待',
    ['浏览器 → 服务器: 请求', '服务器 → 浏览器: 回答', '等待'],
  ],
  [
    'ends of a state diagram',
    'stateDiagram-v2\n [*] --> 空闲\n 空闲 --> 忙: 来了',
    ['● → 空闲', '空闲 → 忙: 来了'],
  ],
  ['relations of entities', 'erDiagram\n 用户 ||--o{ 订单 : 下单', ['用户 — 订单: 下单']],
  [
    'members of classes',
    'classDiagram\n class 动物 {\n  +叫() void\n }\n 动物 <|-- 狗 : 继承',
    ['动物 — 狗: 继承', '\\+ 叫(): void'],
  ],
])('says %s', (_, source, lines) => {
  expect(markdownOf(source).split('\n').slice(2)).toEqual(lines.map((line) => `- ${line}`));
});

it('leaves the source of a diagram that nothing drew as it is', () => {
  const html =
    '<figure class="diagram undrawn"><div class="theme-code-block language-mermaid"><pre><code>pie</code></pre></div></figure>';
  expect(toMarkdown(html, 'https://x.example/a/')).toBe('```mermaid\npie\n```');
});
