import {describe, expect, it} from 'vitest';
import {heightOfDiagram, isDrawnAtBuild, kindOfDiagram} from './diagramKind.ts';

describe('kindOfDiagram', () => {
  it.each([
    ['pie title 图\n "a": 1', 'pie'],
    ['%% 注\n\n  gantt\n', 'gantt'],
    ['%%{init: {"theme": "dark"}}%%\nmindmap', 'mindmap'],
    ['---\ntitle: 图\n---\ngitGraph', 'gitGraph'],
    ['sankey-beta\n\na,b,1', 'sankey-beta'],
    ['graph LR\n a --> b', 'graph'],
    ['  \n', ''],
  ])('of %j is %j', (source, kind) => {
    expect(kindOfDiagram(source)).toBe(kind);
  });

  it('tells those that are drawn at build time', () => {
    expect(
      [
        'graph',
        'flowchart',
        'stateDiagram-v2',
        'sequenceDiagram',
        'classDiagram',
        'erDiagram',
        'pie',
        'gantt',
        '',
      ].map(isDrawnAtBuild),
    ).toEqual([true, true, true, true, true, true, false, false, false]);
  });
});

it('a chart of tasks takes room for each of them', () => {
  expect(heightOfDiagram('gantt', 'gantt\nsection 甲\n一 :a, 2024-01-01, 3d\n二 :3d')).toBe(
    '10rem',
  );
});
