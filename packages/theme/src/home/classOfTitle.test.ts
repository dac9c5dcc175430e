import {expect, it} from 'vitest';
import {classOfTitle} from './classOfTitle.ts';

it.each([
  ['无涯', undefined],
  ['HTML', undefined],
  ['Jekyll', 'tail'],
  ['前端学习笔记', 'headline'],
  ['My Blog', 'headline tail'],
  ['二十年来读过的编程书', 'sentence'],
])(
  'chooses the size of a title, and room for what reaches below its line: %s',
  (title, classes) => {
    expect(classOfTitle(title)).toBe(classes);
  },
);
