import {expect, it} from 'vitest';
import {openCopiedLinks} from './copiedLinks.ts';

const open = (text: string): string =>
  (openCopiedLinks(new Map([['docs/a.md', {text}]])).get('docs/a.md') as {text: string}).text;

it.each([
  ['[甲](https://link.zhihu.com/?target=https%3A//a.cn/%3Fb%3D1)', '[甲](https://a.cn/?b=1)'],
  [
    '[甲](https://link.csdn.net/?target=https%3A%2F%2Fa.cn%2Fb_(c))',
    '[甲](https://a.cn/b_%28c%29)',
  ],
  ['[甲](https://link.juejin.cn?target=https%3A%2F%2Fa.cn "题")', '[甲](https://a.cn "题")'],
  ['[甲](https://links.jianshu.com/go?to=https%3A%2F%2Fa.cn)', '[甲](https://a.cn)'],
  [
    '<a href="https://www.jianshu.com/go-wild?ac=2&amp;url=https%3A%2F%2Fa.cn">甲</a>',
    '<a href="https://a.cn">甲</a>',
  ],
  ['[甲]([乙](https://a.cn/b?c))', '[甲](https://a.cn/b?c)'],
  ['[甲]([乙](https://link.juejin.cn?target=https%3A%2F%2Fa.cn))', '[甲](https://a.cn)'],
  ['[甲]([乙](./b.md))', '[甲]([乙](./b.md))'],
  [
    '`[甲](https://link.zhihu.com/?target=https%3A//a.cn)`',
    '`[甲](https://link.zhihu.com/?target=https%3A//a.cn)`',
  ],
  [
    '[甲](https://link.zhihu.com/?target=javascript:alert(1))',
    '[甲](https://link.zhihu.com/?target=javascript:alert(1))',
  ],
  [
    '[甲](https://zhuanlan.zhihu.com/p/1?target=https%3A//a.cn) link.zhihu.com',
    '[甲](https://zhuanlan.zhihu.com/p/1?target=https%3A//a.cn) link.zhihu.com',
  ],
])('opens the link of a copied text: %s', (text, expected) => {
  expect(open(text)).toBe(expected);
});
