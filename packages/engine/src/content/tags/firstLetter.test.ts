import {describe, expect, it} from 'vitest';
import {firstLetterOf} from './firstLetter.ts';

describe('firstLetterOf', () => {
  it.each([
    ['css', 'C'],
    ['Éclair', 'É'],
    ['3D', '3'],
    ['安全', 'A'],
    ['闭包', 'B'],
    ['测量', 'C'],
    ['读书', 'D'],
    ['方法', 'F'],
    ['事件循环', 'S'],
    ['性能', 'X'],
    ['引擎', 'Y'],
    ['中文排版', 'Z'],
    ['座', 'Z'],
    ['', ''],
  ])('puts %s under %s', (word, letter) => {
    expect(firstLetterOf(word)).toBe(letter);
  });
});
