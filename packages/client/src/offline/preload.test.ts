import {expect, test} from 'vitest';
import {setPreload} from './preload.ts';

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
const FIREFOX_IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/140.0 Mobile/15E148 Safari/605.1.15';

async function callsIn(userAgent: string): Promise<string[]> {
  const calls: string[] = [];
  const manager = {
    enable: async () => void calls.push('enable'),
    disable: async () => void calls.push('disable'),
  };
  await setPreload({navigationPreload: manager as unknown as NavigationPreloadManager}, userAgent);
  return calls;
}

test('a document is asked for while the worker starts', async () => {
  expect(await callsIn(CHROME)).toEqual(['enable']);
  expect(await callsIn(FIREFOX_IOS)).toEqual(['enable']);
});

test('not in Firefox, which shows its own page once that failed, and where it was switched on before', async () => {
  expect(await callsIn(FIREFOX)).toEqual(['disable']);
});

test('a browser that cannot is left alone', async () => {
  await expect(setPreload({}, CHROME)).resolves.toBeUndefined();
  await expect(setPreload({}, FIREFOX)).resolves.toBeUndefined();
});
