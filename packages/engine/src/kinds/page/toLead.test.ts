import {expect, it} from 'vitest';
import {toLead} from './toLead.ts';

it.each([
  ['用 `map` 与**闭包**，见[数组](./array.md)', '用 map 与闭包，见数组'],
  ['Use <Tabs> of `Vec<T>`; 2 * 3 * 4', 'Use <Tabs> of Vec<T>; 2 * 3 * 4'],
  ['匹配 *.ts、*.js 与 src/**/*.test.ts', '匹配 *.ts、*.js 与 src/**/*.test.ts'],
  ['*args、**kwargs，int*、char*，a*b*c=2*3*4', '*args、**kwargs，int*、char*，a*b*c=2*3*4'],
  [
    '本元件为 **CloudPSS** 的，适配**单相、三相电路**，*慢*。',
    '本元件为 CloudPSS 的，适配单相、三相电路，慢。',
  ],
  ['**Note:** `a*b*c` and ***both***', 'Note: a*b*c and both'],
  ['C# 与 snake_case_name', 'C# 与 snake_case_name'],
])('%s is shown as %s', (description, lead) => {
  expect(toLead(description)).toBe(lead);
});
