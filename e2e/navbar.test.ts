import {afterAll, beforeAll, describe, expect} from 'vitest';
import {test} from './helpers/browser.ts';
import {buildAndServe, type Served} from './helpers/built.ts';
import {createSite, type TemporarySite} from './helpers/site.ts';

const LABELS =
  '首页 笔记 Spring MySQL Kafka JVM MyBatis Linux Git ELK AI 代码片段 算法 Docker K8s 软件环境 图表 链接';
const items = LABELS.split(' ').map((label, i) =>
  i % 5 === 4 ? {label, items: [{label: '一', to: '/'}]} : {label: `📚 ${label}`, to: '/'},
);

let site: TemporarySite;
let server: Served;
beforeAll(async () => {
  site = createSite({
    'wuya.config.js': `export default {title: '一个人的编程笔记', url: 'https://x.example', themeConfig: {navbar: {items: ${JSON.stringify(items)}}}};\n`,
    'docs/index.md': '# 甲\n',
  });
  server = await buildAndServe(site.dir);
});
afterAll(async () => {
  await server.stop();
  site.remove();
});

describe('a navbar with more items than any window has room for', () => {
  test('shows all of them in rows, and the search, without a page that scrolls sideways', async ({
    open,
  }) => {
    const page = await open(server.url, {
      javaScriptEnabled: false,
      viewport: {width: 1440, height: 900},
    });
    for (const width of [1440, 1010]) {
      await page.setViewportSize({width, height: 900});
      const found = await page.evaluate(() => {
        const bar = document.querySelector('.nav')!.getBoundingClientRect();
        const outside = [...document.querySelectorAll('.nav :is(nav > *, .brand, .seek, .mode)')]
          .filter((one) => {
            const {left, right, top, bottom} = one.getBoundingClientRect();
            return left < 0 || right > innerWidth || top < bar.top || bottom > bar.bottom + 1;
          })
          .map(({textContent}) => textContent);
        return {outside, wide: document.documentElement.scrollWidth - innerWidth};
      });
      expect([width, found]).toEqual([width, {outside: [], wide: 0}]);
    }
  });
});
