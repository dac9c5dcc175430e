import {expect} from 'vitest';
import {test} from './browser.ts';

test('a page whose clock a test has taken is not used again', async ({shared}) => {
  const one = await shared.borrow({viewport: {width: 1440, height: 900}, locale: 'zh-CN'});
  await one.page.clock.install();
  await shared.giveBack(one);
  expect(one.page.isClosed()).toBe(true);
});
