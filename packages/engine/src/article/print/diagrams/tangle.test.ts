import {expect, it} from 'vitest';
import {renderDiagram} from './drawDiagram.ts';
import {findTangle} from './tangle.ts';

const lines = (count: number, line: (i: number) => string): string =>
  Array.from({length: count}, (_, i) => line(i)).join('\n');
const group = (name: string, count: number): string =>
  Array.from({length: count}, (_, i) => name + i).join(' & ');

it.each([
  [
    'each of 22 nodes leads to each of 22 others',
    `graph TD\n${group('a', 22)} --> ${group('b', 22)}`,
  ],
  [
    'a chain of 245 nodes leads back from each',
    `flowchart TD\n${lines(245, (i) => `n${i} --> n${i + 1}\nn${i + 1} --> n${(i * 7) % 200}`)}`,
  ],
])('is refused instead of drawn for 20 seconds: %s', (_, source) => {
  expect(renderDiagram(source, 'd')).toEqual({
    problem: [expect.stringContaining('连线比节点多'), expect.stringContaining('more edges than')],
  });
});

it('states that lead to each other are counted too', () => {
  const states = lines(400, (i) => `s${i % 20} --> s${(i * 7 + 1) % 20}`);
  expect(findTangle(`stateDiagram-v2\n${states}`)).toBeDefined();
});

it('long chains, circles and stars are drawn', () => {
  expect(
    findTangle(`graph TD\n${lines(490, (i) => `n${i} --> n${(i + 1) % 490}`)}`),
  ).toBeUndefined();
  expect(findTangle(`graph TD\n${lines(490, (i) => `c --> n${i}`)}`)).toBeUndefined();
  expect(findTangle('sequenceDiagram\na->>b: x')).toBeUndefined();
});
