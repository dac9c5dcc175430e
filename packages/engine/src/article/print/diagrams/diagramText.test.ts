import {describe, expect, it} from 'vitest';
import {titleOfDiagram} from './diagramText.ts';

describe('titleOfDiagram', () => {
  it.each([
    ['---\ntitle: "订单"\nconfig:\n  theme: dark\n---\nflowchart LR\nA-->B', '订单'],
    ['---\r\ntitle: 订单\r\n---\r\nerDiagram\r\n', '订单'],
    ['sequenceDiagram\n  title: 登录\n  A->>B: x', '登录'],
    ['sequenceDiagram\n  title 登录\n  A->>B: title: y', '登录'],
    ['flowchart LR\ntitle --> B', undefined],
    ['sequenceDiagram\nA->>B: title', undefined],
  ])('of %j is %j', (source, title) => {
    expect(titleOfDiagram(source)).toBe(title);
  });
});
