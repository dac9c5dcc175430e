import {describe, expect, it} from 'vitest';
import {breakLines, limitLines} from './breakLines.ts';

/** Two for what is as wide as a Chinese character, one for the rest. */
const measure = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (sign < '\u2000' ? 1 : 2), 0);

describe('lines of a title', () => {
  it.each<[string, number, readonly string[]]>([
    ['事件循环', 20, ['事件循环']],
    ['事件循环：从一次点击到下一帧', 20, ['事件循环：', '从一次点击到下一帧']],
    ['从 URL 到像素', 8, ['从 URL', '到像素']],
    ['supercalifragilistic', 8, ['supercal', 'ifragili', 'stic']],
    ['', 8, []],
  ])('%j, %i wide', (text, width, lines) => {
    const broken = breakLines(text, width, measure);
    expect(broken.map((line) => measure(line)).every((one) => one <= width)).toBe(true);
    expect(broken.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    expect(broken).toEqual(lines);
  });

  it('do not begin with what closes, and do not end with what opens', () => {
    const text = '先看（一个）例子，再问：“为什么”？然后《读一遍》规范。';
    for (let width = 6; width < 40; width++)
      for (const line of breakLines(text, width, measure)) {
        expect(line).not.toMatch(/^[，。：？”）》]/);
        expect(line).not.toMatch(/[（“《]$/);
      }
  });

  it('that are too many end with a sign that more was written', () => {
    const options = {count: 2, width: 8, measure};
    expect(limitLines(['一二三四', '五六七，', '八'], options)).toEqual(['一二三四', '五六七…']);
    expect(limitLines(['一', '二'], options)).toEqual(['一', '二']);
  });
});
