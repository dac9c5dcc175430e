import {expect, it} from 'vitest';
import {toLead} from './toLead.ts';

it.each([
  ['用 `map` 与**闭包**，见[数组](./array.md)', '用 map 与闭包，见数组'],
  ['Use <Tabs> of `Vec<T>`; 2 * 3 * 4', 'Use <Tabs> of Vec<T>; 2 * 3 * 4'],
  ['C# 与 snake_case_name', 'C# 与 snake_case_name'],
])('%s is shown as %s', (description, lead) => {
  expect(toLead(description)).toBe(lead);
});
