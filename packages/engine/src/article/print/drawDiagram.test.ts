import {describe, expect, it} from 'vitest';
import {renderDiagram} from './drawDiagram.ts';

const textsOf = (source: string) => {
  const drawn = renderDiagram(source, 'd');
  return 'svg' in drawn
    ? [...drawn.svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) =>
        text!.replace(/<[^>]*>/g, ''),
      )
    : drawn.problem;
};

describe('renderDiagram', () => {
  it.each([
    ['names of Chinese characters', 'graph LR\n  甲 --> 乙', ['甲', '乙']],
    [
      'names with labels',
      'flowchart TD\n  甲[开始] --> 乙(结束)\n  甲 --> 丙',
      ['开始', '结束', '丙'],
    ],
    [
      'texts on edges',
      'graph LR\n  甲 -->|成功| 乙\n  乙 -- 失败 --> 甲',
      ['成功', '失败', '甲', '乙'],
    ],
    [
      'names of letters, labels of Chinese',
      'graph LR\n  A[甲] --> B["乙（二）"]',
      ['甲', '乙（二）'],
    ],
  ])('draws a flowchart with %s', (_, source, texts) => {
    expect([...textsOf(source)].sort()).toEqual([...texts].sort());
  });

  it('says so when nothing comes out', () => {
    expect(renderDiagram('graph LR\n', 'd')).toEqual({problem: expect.any(String)});
  });
});
